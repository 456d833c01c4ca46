import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { Notice } from 'shared-contracts/api/endpoints/announcements';
import { href } from 'shared-contracts/paths';
import { useSession } from 'shared-kit/remote';
import { Link } from 'shared-kit/router';
import { buttonClass, Icon } from 'shared-kit/ui';
import { useMarkRead } from '../../api/use-mark-read';
import { MessagePanel } from '../../components/message-panel/message-panel';
import { useT } from '../../i18n';
import { memberAccess } from '../../model/member-access';
import styles from './notice-screen.module.css';

export interface NoticeListProps {
  /** Announcements to agents have no page of their own. */
  readonly readers: 'players' | 'agents';
  readonly notices: readonly Notice[];
  /** The notice the address names: open and scrolled into view. */
  readonly wantedId: number | undefined;
}

/** The announcements; one stands open at a time, and opening it reads it. */
export function NoticeList({ readers, notices, wantedId }: NoticeListProps): ReactNode {
  const t = useT();
  const markRead = useMarkRead(readers);
  const showsUnread = memberAccess(useSession()) === 'open';
  const [openId, setOpenId] = useState(wantedId);
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());
  const readOpened = useEffectEvent((id: number) => {
    const opened = notices.find((notice) => notice.id === id);
    if (opened === undefined || seen.has(id)) return;
    setSeen(new Set([...seen, id]));
    markRead(opened);
  });
  useEffect(() => {
    if (openId !== undefined) readOpened(openId);
  }, [openId]);
  return (
    <div className={styles.list}>
      {notices.map((notice) => (
        <MessagePanel
          key={notice.id}
          icon="megaphone"
          title={notice.title}
          content={notice.content}
          date={notice.startDate}
          isOpen={notice.id === openId}
          isUnread={showsUnread && !notice.read && !seen.has(notice.id)}
          unreadLabel={t('notice.unread')}
          onToggle={() => setOpenId(notice.id === openId ? undefined : notice.id)}
          isWanted={notice.id === wantedId}
          actions={
            readers === 'players' && (
              <Link
                to={href('noticeDetail', { id: String(notice.id) })}
                className={buttonClass({ variant: 'quiet', size: 'sm' })}
                aria-label={t('notice.openNamed', { title: notice.title })}
              >
                <Icon name="share" size={16} />
                <span>{t('notice.open')}</span>
              </Link>
            )
          }
        />
      ))}
    </div>
  );
}
