import type { ReactNode } from 'react';
import { href } from 'shared-contracts/paths';
import { Link } from 'shared-kit/router';
import { buttonClass, EmptyState } from 'shared-kit/ui';
import { useT } from '../../i18n';

/** Nobody is below yet: the first account is a tap away. */
export function EmptyTeam(): ReactNode {
  const t = useT();
  return (
    <EmptyState
      kind="people"
      title={t('team.empty')}
      text={t('team.emptyText')}
      action={
        <Link className={buttonClass({ variant: 'primary' })} to={href('agentRegister')}>
          {t('team.openAccount')}
        </Link>
      }
    />
  );
}
