import type { ReactNode } from 'react';
import type { Reward } from 'shared-contracts/api/endpoints/promotions';
import { href } from 'shared-contracts/paths';
import { notLoadedWord } from 'shared-kit/data';
import { useRemoteContext } from 'shared-kit/remote';
import { Link } from 'shared-kit/router';
import { FoundStatus, InfiniteScroll } from 'shared-kit/parts';
import { buttonClass, EmptyState, ErrorBlock, LeftOutNote, Skeleton } from 'shared-kit/ui';
import type { RewardActions } from '../../components/reward-actions/use-reward-actions';
import type { useRewards } from '../../api/use-rewards';
import { RewardCard } from '../../components/reward-card/reward-card';
import { SignInCard } from '../../components/sign-in-card/sign-in-card';
import { useT } from '../../i18n';
import styles from './reward-center-screen.module.css';

export interface RewardListProps {
  readonly pages: ReturnType<typeof useRewards>;
  readonly actions: RewardActions;
}

/** The rewards of a tab with what goes on around them, and how many there are. */
export function RewardList(props: RewardListProps): ReactNode {
  const t = useT();
  const { status, pages } = props.pages;
  const isKnown = status !== 'loading' && status !== 'failed';
  const count = pages.flatMap(({ content }) => content).length;
  return (
    <>
      <FoundStatus text={isKnown ? t('rewards.found', { count }) : ''} />
      <LoadedRewards {...props} />
    </>
  );
}

function LoadedRewards({ pages, actions }: RewardListProps): ReactNode {
  const t = useT();
  const { flags } = useRemoteContext();
  if (pages.status === 'loading') return <ListSkeleton />;
  if (pages.status === 'failed') {
    return (
      <ErrorBlock
        title={t('rewards.failedTitle')}
        text={t(`common.${notLoadedWord(pages.error)}`)}
        retryLabel={t('rewards.retry')}
        retrying={pages.isRefreshing}
        onRetry={pages.refresh}
      />
    );
  }
  const all = pages.pages.flatMap(({ content }) => content);
  // The merchant may switch the daily sign-in off, whatever an older answer says.
  const signIns = flags.isPromotionOn('LOGIN') ? all.filter(({ kind }) => kind === 'signIn') : [];
  const others = all.filter(({ kind }) => kind !== 'signIn');
  return (
    <div className={styles.list}>
      {signIns.map((reward) => (
        <SignInCard key={reward.id} reward={reward} actions={actions} />
      ))}
      {others.length > 0 && <Rewards rewards={others} actions={actions} />}
      {others.length === 0 && pages.leftOut.length === 0 && <NoRewards />}
      <LeftOutNote count={pages.leftOut.length} text={(count) => t('rewards.leftOut', { count })} />
      <InfiniteScroll
        status={pages.tail}
        pagesLoaded={pages.pages.length}
        onLoadMore={pages.loadMore}
        loadingLabel={t('rewards.loadingMore')}
        failedText={t('rewards.moreFailed')}
        retryLabel={t('rewards.retry')}
      />
    </div>
  );
}

function Rewards({ rewards, actions }: { readonly rewards: readonly Reward[]; readonly actions: RewardActions }) {
  return (
    <ul className={styles.cards}>
      {rewards.map((reward) => (
        <RewardCard key={reward.id} reward={reward} actions={actions} />
      ))}
    </ul>
  );
}

function NoRewards(): ReactNode {
  const t = useT();
  return (
    <EmptyState
      kind="promotions"
      title={t('rewards.emptyTitle')}
      text={t('rewards.emptyText')}
      action={
        <Link className={buttonClass({ variant: 'secondary' })} to={href('activity')}>
          {t('rewards.emptyAction')}
        </Link>
      }
    />
  );
}

const CARDS = [0, 1, 2, 3];

function ListSkeleton(): ReactNode {
  return (
    <div className={styles.list} aria-hidden="true">
      {CARDS.map((card) => (
        <div key={card} className={styles.cardPlace}>
          <Skeleton width={44} height={44} className={styles.signPlace} />
          <div className={styles.wordsPlace}>
            <Skeleton shape="text" width="68%" />
            <Skeleton shape="text" width="36%" />
          </div>
          <Skeleton width={72} height={36} className={styles.signPlace} />
        </div>
      ))}
    </div>
  );
}
