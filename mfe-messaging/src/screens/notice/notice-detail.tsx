import { useEffect, useEffectEvent, type ReactNode } from 'react';
import type { Notice } from 'shared-contracts/api/endpoints/announcements';
import { href } from 'shared-contracts/paths';
import { notLoadedWord } from 'shared-kit/data';
import { ScreenFrame, useRemoteContext } from 'shared-kit/remote';
import { RichText } from 'shared-kit/rich-text';
import { TimeText } from 'shared-kit/parts';
import { ErrorBlock, Icon } from 'shared-kit/ui';
import { useMarkRead } from '../../api/use-mark-read';
import { useNotice } from '../../api/use-notice';
import { MessageSkeleton } from '../../components/message-skeleton/message-skeleton';
import { useT } from '../../i18n';
import styles from './notice-screen.module.css';

/** One announcement in full; one that does not exist gives way to the list. */
export function NoticeDetail({ id }: { readonly id: string }): ReactNode {
  const t = useT();
  const { navigate } = useRemoteContext();
  const reading = useNotice(id);
  const isMissing = reading.state === 'missing';
  const leave = useEffectEvent(() => navigate(href('notice'), { replace: true }));
  useEffect(() => {
    if (isMissing) leave();
  }, [isMissing]);
  return (
    <ScreenFrame name="notice" ready={reading.state === 'loaded' || reading.state === 'failed'}>
      {reading.state === 'failed' && (
        <ErrorBlock
          title={t('notice.oneFailedTitle')}
          text={t(`common.${notLoadedWord(reading.error)}`)}
          retryLabel={t('notice.retry')}
          onRetry={reading.retry}
        />
      )}
      {reading.state === 'loaded' && <NoticeArticle notice={reading.notice} isCounted={reading.isCounted} />}
      {reading.state === 'waiting' && <MessageSkeleton />}
    </ScreenFrame>
  );
}

function NoticeArticle({ notice, isCounted }: { readonly notice: Notice; readonly isCounted: boolean }): ReactNode {
  const markRead = useMarkRead(isCounted ? 'players' : 'everybody');
  const open = useEffectEvent(() => markRead(notice));
  useEffect(() => open(), [notice.id]);
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
