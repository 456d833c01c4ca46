import { useEffect, type ReactNode } from 'react';
import { href } from 'shared-contracts/paths';
import { isSignedIn } from 'shared-contracts/session/session-state';
import { notLoadedWord } from 'shared-kit/data';
import { ScreenFrame, useRemoteContext, useSession } from 'shared-kit/remote';
import { useSearchParams } from 'shared-kit/router';
import { ErrorBlock, Skeleton } from 'shared-kit/ui';
import { usePromotions } from '../../api/use-promotions';
import { useT } from '../../i18n';
import { ApplicationForm } from './application-form';
import styles from './apply-reward-screen.module.css';

/**
 * The application form of a promotion; without a session or a promotion of the id the list takes its place
 * (docs/product/promotions.md#applications).
 */
export function ApplyRewardScreen(): ReactNode {
  const t = useT();
  const [query] = useSearchParams();
  const { navigate } = useRemoteContext();
  const session = useSession();
  const id = query.get('id') ?? '';
  const isMember = isSignedIn(session);
  const { promotions, hasFailed, error, retry } = usePromotions({ enabled: isMember && id !== '' });
  const promotion = promotions?.find((candidate) => candidate.id === id);
  const isRefused = !isMember || id === '' || (promotions !== undefined && promotion === undefined);
  useEffect(() => {
    if (!isRefused || session.status === 'unknown') return;
    navigate(href('activity'), { replace: true });
  }, [isRefused, session.status, navigate]);
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
      {promotion !== undefined && !isRefused && <ApplicationForm key={id} promotion={promotion} />}
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
