import { useEffect, useEffectEvent, type ReactNode } from 'react';
import type { Notice } from 'shared-contracts/api/endpoints/announcements';
import { href } from 'shared-contracts/paths';
import { useRemoteContext } from 'shared-kit/remote';
import { RichText } from 'shared-kit/rich-text';
import { TimeText } from 'shared-kit/parts';
import { Icon } from 'shared-kit/ui';
import { useMarkRead } from '../../api/use-mark-read';
import styles from './notice-screen.module.css';

/** One announcement in full; one that does not exist gives way to the list. */
export function NoticeDetail({ notice }: { readonly notice: Notice | undefined }): ReactNode {
  const { navigate } = useRemoteContext();
  const markRead = useMarkRead('players');
  const id = notice?.id;
  const open = useEffectEvent(() => {
    if (notice === undefined) navigate(href('notice'), { replace: true });
    else markRead(notice);
  });
  useEffect(() => open(), [id]);
  if (notice === undefined) return null;
  return (
    <article className={styles.article}>
      <header className={styles.heading}>
        <h2 className={styles.title}>{notice.title}</h2>
        <span className={styles.moment}>
          <Icon name="clock" size={13} />
          <TimeText value={notice.startDate} />
        </span>
      </header>
      <RichText html={notice.content} />
    </article>
  );
}
