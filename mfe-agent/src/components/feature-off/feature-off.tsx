import type { ReactNode } from 'react';
import { failureCode } from 'shared-contracts/api/api-error';
import { href } from 'shared-contracts/paths';
import { Link } from 'shared-kit/router';
import { buttonClass, EmptyState } from 'shared-kit/ui';
import { useT } from '../../i18n';

/** Whether the merchant does not have the tool: its menu hides the entry, but an address still opens the screen. */
export function isFeatureOff(error: unknown): boolean {
  return failureCode(error) === 'feature.off';
}

/** A tool that the merchant does not have: nothing to try again, the others are a tap away. */
export function FeatureOff(): ReactNode {
  const t = useT();
  return (
    <EmptyState
      title={t('common.off')}
      action={
        <Link className={buttonClass({ variant: 'secondary' })} to={href('agent')}>
          {t('contract.back')}
        </Link>
      }
    />
  );
}
