import { useEffect, useId, useMemo, useRef, type ReactNode } from 'react';
import { RichText, textPreview } from 'shared-kit/rich-text';
import { DateText, revealOpened } from 'shared-kit/parts';
import { Icon, type IconName } from 'shared-kit/ui';
import styles from './message-panel.module.css';

export interface MessagePanelProps {
  readonly icon: IconName;
  readonly title: string;
  /** HTML of the server; cleaned before it is shown. */
  readonly content: string;
  readonly date: number | null;
  readonly isOpen: boolean;
  readonly isUnread: boolean;
  readonly unreadLabel: string;
  readonly onToggle: () => void;
  /** Brings itself into view once: the one the address names. */
  readonly isWanted?: boolean;
  /** What can be done with the open message, under its text. */
  readonly actions?: ReactNode;
}

/** One announcement or message of a list: its title, day and first words, opening to the whole. */
export function MessagePanel(props: MessagePanelProps): ReactNode {
  const { icon, title, content, date, isOpen, isUnread, unreadLabel, onToggle, isWanted = false, actions } = props;
  const panel = useRef<HTMLElement>(null);
  const contentId = useId();
  const preview = useMemo(() => textPreview(content), [content]);
  useEffect(() => {
    if (isWanted) panel.current?.scrollIntoView({ block: 'start' });
  }, [isWanted]);
  return (
    <article ref={panel} className={styles.panel}>
      {/* A row of a list is no heading: it says day and first words, too. */}
      <div className={styles.heading}>
        <button
          type="button"
          className={styles.face}
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={({ currentTarget }) => {
            onToggle();
            revealOpened(currentTarget);
          }}
        >
          <span className={styles.disc}>
            <Icon name={icon} size={20} />
            {isUnread && <span className={styles.dot} role="img" aria-label={unreadLabel} />}
          </span>
          <span className={styles.words}>
            <span className={isUnread ? styles.unreadTitle : styles.title} data-title="">
              {title}
            </span>
            <DateText className={styles.date ?? ''} value={date} />
            {!isOpen && <span className={styles.preview}>{preview}</span>}
          </span>
          <Icon name="chevron-down" size={18} className={isOpen ? styles.turned : styles.sign} />
        </button>
      </div>
      <div id={contentId} className={styles.content} hidden={!isOpen}>
        {isOpen && <RichText html={content} />}
        {isOpen && Boolean(actions) && <div className={styles.actions}>{actions}</div>}
      </div>
    </article>
  );
}
