import type { ReactNode } from 'react';
import type { Announcements } from 'shared-contracts/api/endpoints/announcements';
import { href, normalisePath, PATHS } from 'shared-contracts/paths';
import { ScreenFrame } from 'shared-kit/remote';
import { Link, useLocation, useSearchParams } from 'shared-kit/router';
import { buttonClass, EmptyState, ErrorBlock } from 'shared-kit/ui';
import { useAnnouncements } from '../../api/use-announcements';
import { MessageSkeleton } from '../../components/message-skeleton/message-skeleton';
import { useT } from '../../i18n';
import { noticeAt, noticeOf } from '../../model/notice-rules';
import { NoticeDetail } from './notice-detail';
import { NoticeList } from './notice-list';

/** The announcements, and one of them on the detail path (S2 2, D-69): both paths show this screen. */
export function NoticeScreen(): ReactNode {
  const t = useT();
  const { data, isError, refetch } = useAnnouncements('notices');
  const hasFailed = isError && data === undefined;
  return (
    <ScreenFrame name="notice" ready={data !== undefined || hasFailed}>
      {hasFailed && (
        <ErrorBlock
          title={t('notice.failedTitle')}
          text={t('notice.failedText')}
          retryLabel={t('notice.retry')}
          onRetry={() => void refetch()}
        />
      )}
      {data !== undefined && <NoticeContent announcements={data} />}
      {data === undefined && !hasFailed && <MessageSkeleton />}
    </ScreenFrame>
  );
}

function NoticeContent({ announcements }: { readonly announcements: Announcements }): ReactNode {
  const t = useT();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const { player: notices, popup } = announcements;
  const id = query.get('id');
  if (normalisePath(pathname) === PATHS.noticeDetail && id !== null)
    return <NoticeDetail notice={noticeOf([...notices, ...popup], id)} />;
  if (notices.length === 0) {
    return (
      <EmptyState
        kind="notices"
        title={t('notice.none')}
        text={t('notice.emptyText')}
        action={
          <Link className={buttonClass({ variant: 'secondary' })} to={href('home')}>
            {t('notice.backHome')}
          </Link>
        }
      />
    );
  }
  const index = query.get('index');
  return <NoticeList key={index} notices={notices} wantedId={noticeAt(notices, index)?.id} />;
}
