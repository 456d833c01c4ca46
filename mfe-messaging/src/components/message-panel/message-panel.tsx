import { useEffect, useId, useRef, type ReactNode } from 'react';
import type { Notice } from 'shared-contracts/api/endpoints/announcements';
import { RichText } from 'shared-kit/rich-text';
import { DateText, Icon } from 'shared-kit/ui';
import { useT } from '../../i18n';
import { textPreview } from '../../model/text-preview';
import styles from './notice-panel.module.css';

export interface NoticePanelProps {
  readonly notice: Notice;
  readonly isOpen: boolean;
  readonly isUnread: boolean;
  readonly onToggle: () => void;
  /** Brings itself into view once: the one the address names. */
  readonly isWanted: boolean;
}

/** One announcement of the list: its title, day and first words, opening to the whole. */
export function NoticePanel({ notice, isOpen, isUnread, onToggle, isWanted }: NoticePanelProps): ReactNode {
  const t = useT();
  const panel = useRef<HTMLElement>(null);
  const contentId = useId();
  useEffect(() => {
    if (isWanted) panel.current?.scrollIntoView({ block: 'start' });
  }, [isWanted]);
  return (
    <article ref={panel} className={styles.panel}>
      <h2 className={styles.heading}>
        <button
          type="button"
          className={styles.face}
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={onToggle}
        >
          <span className={styles.disc}>
            <Icon name="megaphone" size={20} />
            {isUnread && <span className={styles.dot} role="img" aria-label={t('notice.unread')} />}
          </span>
          <span className={styles.words}>
            <span className={isUnread ? styles.unreadTitle : styles.title}>{notice.title}</span>
            <DateText className={styles.date ?? ''} value={notice.startDate} format="date" />
            {!isOpen && <span className={styles.preview}>{textPreview(notice.content)}</span>}
          </span>
          <Icon name="chevron-down" size={18} className={isOpen ? styles.turned : styles.sign} />
        </button>
      </h2>
      <div id={contentId} className={styles.content} hidden={!isOpen}>
        {isOpen && <RichText html={notice.content} />}
      </div>
    </article>
  );
}
