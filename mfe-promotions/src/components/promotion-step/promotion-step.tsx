import type { ReactNode } from 'react';
import type { Promotion } from 'shared-contracts/api/endpoints/announcements';
import { buttonClass } from 'shared-kit/ui';
import { useT } from '../../i18n';
import { nextStep } from '../../model/next-step';
import { ApplyStep } from './apply-step';
import { StepLink } from './step-link';

/** What to do next about a promotion; there is always something. */
export function PromotionStep({ promotion }: { readonly promotion: Promotion }): ReactNode {
  const t = useT();
  const step = nextStep(promotion);
  if (step.kind === 'apply') return <ApplyStep promotionId={promotion.id} step={step} />;
  // A plain link: the VIP document is a page of its own and takes a full load.
  if (step.kind === 'viewRanks')
    return (
      <a className={buttonClass({ variant: 'secondary', block: true })} href={step.to}>
        {t('promotion.viewRanks')}
      </a>
    );
  return <StepLink step={step} />;
}
