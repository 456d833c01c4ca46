import { useEffect, type ReactNode } from 'react';
import type { Promotion } from 'shared-contracts/api/endpoints/announcements';
import { href } from 'shared-contracts/paths';
import { notLoadedWord } from 'shared-kit/data';
import { ScreenFrame, useRemoteContext } from 'shared-kit/remote';
import { useSearchParams } from 'shared-kit/router';
import { ErrorBlock, Skeleton } from 'shared-kit/ui';
import { usePromotions } from '../../api/use-promotions';
import { PromotionDates } from '../../components/promotion-dates/promotion-dates';
import { PromotionPicture } from '../../components/promotion-picture/promotion-picture';
import { PromotionTerms } from '../../components/promotion-terms/promotion-terms';
import { useT } from '../../i18n';
import styles from './activity-detail-screen.module.css';

/**
 * One promotion by the `id` of the address; the list takes its place if there is none
 * (docs/product/promotions.md#one-promotion).
 */
export function ActivityDetailScreen(): ReactNode {
  const t = useT();
  const [query] = useSearchParams();
  const { navigate } = useRemoteContext();
  const id = query.get('id');
  const { promotions, hasFailed, error, retry } = usePromotions();
  const promotion = promotions?.find((candidate) => candidate.id === id);
  const isUnknown = promotions !== undefined && promotion === undefined;
  useEffect(() => {
    if (isUnknown) navigate(href('activity'), { replace: true });
  }, [isUnknown, navigate]);
  return (
    <ScreenFrame name="activity-detail" ready={promotion !== undefined || hasFailed}>
      {hasFailed && (
        <ErrorBlock
          title={t('activity.failedTitle')}
          text={t(`common.${notLoadedWord(error)}`)}
          retryLabel={t('activity.retry')}
          onRetry={retry}
        />
      )}
      {promotion !== undefined && <PromotionArticle promotion={promotion} />}
      {promotion === undefined && !hasFailed && <DetailSkeleton />}
    </ScreenFrame>
  );
}

function PromotionArticle({ promotion }: { readonly promotion: Promotion }): ReactNode {
  return (
    <article className={styles.article}>
      <PromotionPicture promotion={promotion} first />
      <div className={styles.body}>
        <header className={styles.heading}>
          <h2 className={styles.title}>{promotion.title}</h2>
          <PromotionDates promotion={promotion} />
        </header>
        <PromotionTerms promotion={promotion} />
      </div>
    </article>
  );
}

function DetailSkeleton(): ReactNode {
  return (
    <div className={styles.article} aria-hidden="true">
      <Skeleton className={styles.picturePlace} />
      <div className={styles.body}>
        <Skeleton shape="text" width="70%" height={28} />
        <Skeleton shape="text" width="48%" />
        <Skeleton shape="text" lines={4} />
      </div>
    </div>
  );
}
