import type { ReactNode } from 'react';
import { href } from 'shared-contracts/paths';
import { Link } from 'shared-kit/router';
import { buttonClass, EmptyState } from 'shared-kit/ui';
import { useT } from '../../i18n';

/** Nobody sends money without a payment password: the link to where it is set. */
export function PinNeeded(): ReactNode {
  const t = useT();
  return (
    <EmptyState
      title={t('pin.missingText')}
      action={
        <Link className={buttonClass({ variant: 'primary' })} to={href('securityCenter')}>
          {t('pin.set')}
        </Link>
      }
    />
  );
}
