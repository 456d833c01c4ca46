import type { ReactNode } from 'react';
import { Link } from 'shared-kit/router';
import { buttonClass } from 'shared-kit/ui';
import { useT } from '../../i18n';
import type { NextStep } from '../../model/next-step';
import { useStepGate } from './use-step-gate';

/** The link of a step, for those who may follow it. */
export function StepLink({ step }: { readonly step: NextStep }): ReactNode {
  const t = useT();
  const onClick = useStepGate(step);
  return (
    <Link className={buttonClass({ variant: 'primary', block: true })} to={step.to} onClick={onClick}>
      {t(`promotion.${step.kind}`)}
    </Link>
  );
}
