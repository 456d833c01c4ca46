import { useState, type ReactNode } from 'react';
import type { InboxMessage } from 'shared-contracts/api/endpoints/messaging';
import { useRemoteContext } from 'shared-kit/remote';
import { Checkbox } from 'shared-kit/parts';
import { Button, Icon } from 'shared-kit/ui';
import type { Inbox } from '../../api/use-inbox';
import { MessagePanel } from '../../components/message-panel/message-panel';
import { useT } from '../../i18n';
import { stillThere, toggled } from '../../model/selection';
import styles from './inbox-screen.module.css';

const NONE: ReadonlySet<string> = new Set();

interface InboxListProps {
  readonly inbox: Inbox;
  readonly isSelecting: boolean;
  /** The chosen messages are gone: there is nothing left to choose. */
  readonly onSelected: () => void;
}

/** The messages; one stands open at a time, and opening it reads it. */
export function InboxList({ inbox, isSelecting, onSelected }: InboxListProps): ReactNode {
  const [chosen, setChosen] = useState(NONE);
  const ids = stillThere(
    chosen,
    inbox.messages.map(({ id }) => id),
  );
  const remove = useRemoval(inbox);
  if (!isSelecting) {
    return (
      <>
        <ReadAll inbox={inbox} />
        <OpeningList inbox={inbox} onRemove={(id) => void remove([id])} />
      </>
    );
  }
  const removeChosen = async (): Promise<void> => {
    if (!(await remove(ids))) return;
    setChosen(NONE);
    onSelected();
  };
  return (
    <>
      <ul className={styles.choices}>
        {inbox.messages.map((message) => (
          <Choice
            key={message.id}
            message={message}
            isChosen={chosen.has(message.id)}
            onToggle={() => setChosen(toggled(chosen, message.id))}
          />
        ))}
      </ul>
      <SelectionBar
        count={ids.length}
        onAll={() => setChosen(new Set(inbox.messages.map(({ id }) => id)))}
        onRemove={() => void removeChosen()}
      />
    </>
  );
}

/** Deletes after a question; resolves to whether the messages are gone. */
function useRemoval(inbox: Inbox): (ids: readonly string[]) => Promise<boolean> {
  const t = useT();
  const { overlays } = useRemoteContext();
  return async (ids) => {
    const isSure = await overlays.confirm({
      title: ids.length === 1 ? t('inbox.deleteOne') : t('inbox.deleteMany', { count: ids.length }),
      text: t('inbox.deleteText'),
      confirmLabel: t('inbox.delete'),
      cancelLabel: t('inbox.keep'),
      danger: true,
    });
    if (!isSure || !(await inbox.remove(ids))) return false;
    overlays.toast('success', t('inbox.deleted'));
    return true;
  };
}

function ReadAll({ inbox }: { readonly inbox: Inbox }): ReactNode {
  const t = useT();
  const { overlays } = useRemoteContext();
  const [isWorking, setIsWorking] = useState(false);
  const unread = inbox.messages.filter(({ read }) => !read).length;
  // Pages that are not loaded yet may hold unread messages too.
  if (unread === 0 && inbox.tail === 'end') return null;
  const markAll = async (): Promise<void> => {
    setIsWorking(true);
    if (await inbox.markAllRead()) overlays.toast('success', t('inbox.allRead'));
    setIsWorking(false);
  };
  return (
    <div className={styles.tools}>
      <Button
        variant="quiet"
        size="sm"
        startIcon={<Icon name="check" size={16} />}
        busy={isWorking}
        onClick={() => void markAll()}
      >
        {t('inbox.readAll')}
      </Button>
    </div>
  );
}

function OpeningList({ inbox, onRemove }: { readonly inbox: Inbox; readonly onRemove: (id: string) => void }) {
  const t = useT();
  const [openId, setOpenId] = useState<string>();
  const toggle = (message: InboxMessage): void => {
    const isOpening = message.id !== openId;
    setOpenId(isOpening ? message.id : undefined);
    if (isOpening) inbox.markRead(message);
  };
  return (
    <div className={styles.list}>
      {inbox.messages.map((message) => (
        <MessagePanel
          key={message.id}
          icon="mail"
          title={message.title}
          content={message.content}
          date={message.time}
          isOpen={message.id === openId}
          isUnread={!message.read}
          unreadLabel={t('inbox.unread')}
          onToggle={() => toggle(message)}
          actions={
            <Button
              variant="quiet"
              size="sm"
              startIcon={<Icon name="trash" size={16} />}
              onClick={() => onRemove(message.id)}
            >
              {t('inbox.delete')}
            </Button>
          }
        />
      ))}
    </div>
  );
}

interface ChoiceProps {
  readonly message: InboxMessage;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

function Choice({ message, isChosen, onToggle }: ChoiceProps): ReactNode {
  return (
    <li className={styles.choice}>
      <Checkbox
        checked={isChosen}
        onChange={onToggle}
        label={<span className={message.read ? styles.title : styles.unreadTitle}>{message.title}</span>}
      />
    </li>
  );
}

interface SelectionBarProps {
  readonly count: number;
  readonly onAll: () => void;
  readonly onRemove: () => void;
}

function SelectionBar({ count, onAll, onRemove }: SelectionBarProps): ReactNode {
  const t = useT();
  return (
    <div className={styles.bar}>
      <Button variant="secondary" onClick={onAll}>
        {t('inbox.selectAll')}
      </Button>
      <Button
        variant="danger"
        startIcon={<Icon name="trash" size={16} className={styles.barSign} />}
        disabled={count === 0}
        onClick={onRemove}
      >
        {t('inbox.deleteChosen', { number: count })}
      </Button>
    </div>
  );
}
