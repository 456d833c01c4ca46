import { useState, type ReactNode } from 'react';
import type { Notice } from 'shared-contracts/api/endpoints/announcements';
import { Dialog } from 'shared-kit/overlay';
import { RichText } from 'shared-kit/rich-text';
import { Button, Icon, IconButton } from 'shared-kit/ui';
import { useT } from '../../i18n';
import styles from './popup-list.module.css';

export interface PopupListProps {
  /** One at least. */
  readonly notices: readonly Notice[];
  readonly onClose: () => void;
  /** Closed, and not wanted again today. */
  readonly onMute: () => void;
}

interface PagerProps {
  readonly place: number;
  readonly total: number;
  readonly onPlace: (place: number) => void;
}

function Pager({ place, total, onPlace }: PagerProps): ReactNode {
  const t = useT();
  return (
    <div className={styles.pager}>
      <IconButton
        icon="chevron-left"
        label={t('popups.previous')}
        disabled={place === 0}
        onClick={() => onPlace(place - 1)}
      />
      <span className={styles.place} aria-live="polite">
        {t('popups.place', { place: place + 1, total })}
      </span>
      <IconButton
        icon="chevron-right"
        label={t('popups.next')}
        disabled={place === total - 1}
        onClick={() => onPlace(place + 1)}
      />
    </div>
  );
}

/** The pop-up announcements, one after the other. */
export function PopupList({ notices, onClose, onMute }: PopupListProps): ReactNode {
  const t = useT();
  const [place, setPlace] = useState(0);
  const notice = notices[place] ?? notices[0];
  if (notice === undefined) return null;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={notice.title}
      closeLabel={t('popups.close')}
      footer={
        <div className={styles.foot}>
          {notices.length > 1 && <Pager place={place} total={notices.length} onPlace={setPlace} />}
          <div className={styles.answers}>
            <Button variant="secondary" block onClick={onMute}>
              {t('popups.notToday')}
            </Button>
            <Button block onClick={onClose}>
              {t('popups.close')}
            </Button>
          </div>
        </div>
      }
    >
      <span className={styles.disc}>
        <Icon name="megaphone" size={28} />
      </span>
      <RichText key={notice.id} html={notice.content} onLeave={onClose} />
    </Dialog>
  );
}
