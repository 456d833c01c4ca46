import type { ReactNode } from 'react';
import { href } from 'shared-contracts/paths';
import { Link } from 'shared-kit/router';
import { Icon } from 'shared-kit/ui';
import { useT } from '../../i18n';
import styles from './order-doubt.module.css';

/** Nobody can tell whether the order was made: trying again is safe, and the records know. */
export function OrderDoubt(): ReactNode {
  const t = useT();
  return (
    <div role="alert" className={styles.doubt}>
      <Icon name="warning" size={20} />
      <p>
        {t('money.doubt')}{' '}
        <Link to={href('transactions')} className={styles.link}>
          {t('money.records')}
        </Link>
      </p>
    </div>
  );
}
