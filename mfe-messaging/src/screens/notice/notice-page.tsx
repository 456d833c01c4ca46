import type { ReactNode } from 'react';
import type { Announcements, Notice } from 'shared-contracts/api/endpoints/announcements';
import { href } from 'shared-contracts/paths';
import { notLoadedWord, type UseQueryResult } from 'shared-kit/data';
import { PullToRefresh } from 'shared-kit/parts';
import { ScreenFrame } from 'shared-kit/remote';
import { Link, useSearchParams } from 'shared-kit/router';
import { buttonClass, EmptyState, ErrorBlock } from 'shared-kit/ui';
import { MessageSkeleton } from '../../components/message-skeleton/message-skeleton';
import { useT } from '../../i18n';
import { noticeAt } from '../../model/notice-rules';
import { NoticeList } from './notice-list';

export interface NoticePageProps {
  /** Whom the announcements are for: names the screen, and where an empty list leads on. */
  readonly readers: 'players' | 'agents';
  readonly read: UseQueryResult<Announcements, Error>;
  /** Empty until they came. */
  readonly notices: readonly Notice[];
}

/** A list of announcements in each of its states, for players and for agents. */
export function NoticePage({ readers, read, notices }: NoticePageProps): ReactNode {
  const t = useT();
  const { data, error, isError, isRefetching, refetch } = read;
  const hasFailed = isError && data === undefined;
  return (
    <ScreenFrame name={readers === 'agents' ? 'agent-notice' : 'notice'} ready={data !== undefined || hasFailed}>
      {hasFailed && (
        <ErrorBlock
          title={t('notice.failedTitle')}
          text={t(`common.${notLoadedWord(error)}`)}
          retryLabel={t('notice.retry')}
          onRetry={() => void refetch()}
        />
      )}
      {data !== undefined && (
        <PullToRefresh
          refreshing={isRefetching}
          onRefresh={() => void refetch()}
          refreshLabel={t('notice.refresh')}
          refreshingLabel={t('notice.refreshing')}
        >
          <NoticeContent notices={notices} readers={readers} />
        </PullToRefresh>
      )}
      {data === undefined && !hasFailed && <MessageSkeleton />}
    </ScreenFrame>
  );
}

function NoticeContent({ notices, readers }: Pick<NoticePageProps, 'notices' | 'readers'>): ReactNode {
  const t = useT();
  const [query] = useSearchParams();
  const index = query.get('index');
  if (notices.length > 0)
    return <NoticeList key={index} readers={readers} notices={notices} wantedId={noticeAt(notices, index)?.id} />;
  const isForAgents = readers === 'agents';
  return (
    <EmptyState
      kind="notices"
      title={t('notice.none')}
      text={t(isForAgents ? 'notice.agentEmptyText' : 'notice.emptyText')}
      action={
        <Link className={buttonClass({ variant: 'secondary' })} to={href(isForAgents ? 'agent' : 'home')}>
          {t(isForAgents ? 'notice.backAgent' : 'notice.backHome')}
        </Link>
      }
    />
  );
}
