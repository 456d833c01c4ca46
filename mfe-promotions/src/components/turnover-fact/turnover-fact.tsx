import type { ReactNode } from 'react';
import { Icon } from 'shared-kit/ui';
import { useT } from '../../i18n';
import styles from './turnover-fact.module.css';

/** How often an amount has to be staked before it may be withdrawn: said before it is claimed (SC-02). */
export function TurnoverFact({ times }: { readonly times: number }): ReactNode {
  const t = useT();
  return (
    <span className={styles.fact}>
      <Icon name="refresh" size={13} />
      {t('rewards.turnover', { times })}
    </span>
  );
}
