import type { ReactNode } from 'react';
import { href } from 'shared-contracts/paths';
import { Chip } from 'shared-kit/parts';
import { Link } from 'shared-kit/router';
import { buttonClass, Icon, Skeleton } from 'shared-kit/ui';
import { useApplication } from '../../api/use-application';
import { useT } from '../../i18n';
import type { NextStep } from '../../model/next-step';
import { stateLook } from '../../model/reward-rules';
import styles from './promotion-step.module.css';
import { StepLink } from './step-link';

export interface ApplyStepProps {
  readonly promotionId: string;
  readonly step: NextStep;
}

/** The way to the form; who has applied is told so, and can apply again once that was decided. */
export function ApplyStep({ promotionId, step }: ApplyStepProps): ReactNode {
  const t = useT();
  const { state, isReading } = useApplication(promotionId);
  if (isReading) return <Skeleton className={styles.place} />;
  if (state === undefined) return <StepLink step={step} />;
  const look = stateLook(state);
  return (
    <>
      <p className={styles.applied}>
        <Icon name={look?.icon ?? 'success'} size={20} />
        <span className={styles.words}>{t('promotion.applied')}</span>
        {look !== null && <Chip tone={look.tone}>{t(look.text)}</Chip>}
      </p>
      {state === 'pending' ? (
        <Link
          className={buttonClass({ variant: 'secondary', block: true })}
          to={href('rewardCenter', { tab: 'history' })}
        >
          {t('promotion.seeRewards')}
        </Link>
      ) : (
        <StepLink step={step} />
      )}
    </>
  );
}
