import type { ReactNode } from 'react';
import { href } from 'shared-contracts/paths';
import { notLoadedWord } from 'shared-kit/data';
import { PullToRefresh } from 'shared-kit/parts';
import { ScreenFrame } from 'shared-kit/remote';
import { Link } from 'shared-kit/router';
import { buttonClass, EmptyState, ErrorBlock, LeftOutNote } from 'shared-kit/ui';
import { usePromotions, type PromotionsRead } from '../../api/use-promotions';
import { useT } from '../../i18n';
import { listedPromotions } from '../../model/promotion-rules';
import { ActivitySkeleton } from './activity-skeleton';
import { PromotionList } from './promotion-list';

/** The promotions, without the sign-up promotions (docs/product/promotions.md#the-list). */
export function ActivityScreen(): ReactNode {
  const read = usePromotions();
  return (
    <ScreenFrame name="activity" ready={read.promotions !== undefined || read.hasFailed}>
      <PulledActivity read={read} />
    </ScreenFrame>
  );
}

interface ContentProps {
  readonly read: PromotionsRead;
}

function PulledActivity(props: ContentProps): ReactNode {
  const t = useT();
  const { isRefreshing, retry } = props.read;
  return (
    <PullToRefresh
      refreshing={isRefreshing}
      onRefresh={retry}
      refreshLabel={t('activity.refresh')}
      refreshingLabel={t('activity.refreshing')}
    >
      <ActivityContent {...props} />
    </PullToRefresh>
  );
}

function ActivityContent({ read }: ContentProps): ReactNode {
  const t = useT();
  if (read.hasFailed) {
    return (
      <ErrorBlock
        title={t('activity.failedTitle')}
        text={t(`common.${notLoadedWord(read.error)}`)}
        retryLabel={t('activity.retry')}
        onRetry={read.retry}
      />
    );
  }
  if (read.promotions === undefined) return <ActivitySkeleton />;
  const promotions = listedPromotions(read.promotions);
  if (promotions.length === 0 && read.leftOut === 0) {
    return (
      <EmptyState
        kind="promotions"
        title={t('activity.emptyTitle')}
        text={t('activity.emptyText')}
        action={
          <Link className={buttonClass({ variant: 'secondary' })} to={href('home')}>
            {t('activity.backHome')}
          </Link>
        }
      />
    );
  }
  return (
    <>
      {promotions.length > 0 && <PromotionList promotions={promotions} />}
      <LeftOutNote count={read.leftOut} text={(count) => t('activity.leftOut', { count })} />
    </>
  );
}
