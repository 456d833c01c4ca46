import { useEffect, type ReactNode } from 'react';
import { href } from 'shared-contracts/paths';
import { notLoadedWord } from 'shared-kit/data';
import { ScreenFrame, useRemoteContext } from 'shared-kit/remote';
import { useSearchParams } from 'shared-kit/router';
import { ErrorBlock, Skeleton } from 'shared-kit/ui';
import { usePromotions } from '../../api/use-promotions';
import { useT } from '../../i18n';
import { ApplicationForm } from './application-form';
import styles from './apply-reward-screen.module.css';

/** The application form of a promotion; the list takes its place if there is none (docs/product/promotions.md#applications). */
export function ApplyRewardScreen(): ReactNode {
  const t = useT();
  const [query] = useSearchParams();
  const { navigate } = useRemoteContext();
  const id = query.get('id') ?? '';
  const { promotions, hasFailed, error, retry } = usePromotions();
  const promotion = promotions?.find((candidate) => candidate.id === id);
  const isUnknown = promotions !== undefined && promotion === undefined;
  useEffect(() => {
    if (isUnknown) navigate(href('activity'), { replace: true });
  }, [isUnknown, navigate]);
  return (
    <ScreenFrame name="apply-reward" ready={promotion !== undefined || hasFailed}>
      {hasFailed && (
        <ErrorBlock
          title={t('activity.failedTitle')}
          text={t(`common.${notLoadedWord(error)}`)}
          retryLabel={t('activity.retry')}
          onRetry={retry}
        />
      )}
      {promotion !== undefined && <ApplicationForm key={id} promotion={promotion} />}
      {promotion === undefined && !hasFailed && <FormSkeleton />}
    </ScreenFrame>
  );
}

function FormSkeleton(): ReactNode {
  return (
    <div className={styles.form} aria-hidden="true">
      <div className={styles.summary}>
        <Skeleton className={styles.thumb} />
        <div className={styles.words}>
          <Skeleton shape="text" width="70%" />
          <Skeleton shape="text" width="48%" />
        </div>
      </div>
      <Skeleton height={132} className={styles.fieldPlace} />
      <Skeleton height={48} className={styles.fieldPlace} />
    </div>
  );
}
