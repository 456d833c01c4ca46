import type { ReactNode } from 'react';
import { href } from 'shared-contracts/paths';
import { Link } from 'shared-kit/router';
import { Icon } from 'shared-kit/ui';
import type { OrderNotice } from '../../api/use-money-order';
import { useT } from '../../i18n';
import { useMoneyText } from '../money-facts/use-money-text';
import styles from './order-doubt.module.css';

/** Nobody can tell whether an order was made, or it was: trying the same again is safe, and the records know. */
export function OrderDoubt({ notice }: { readonly notice: OrderNotice }): ReactNode {
  const t = useT();
  const amount = useMoneyText()(notice.amount);
  return (
    <div role="alert" className={styles.doubt}>
      <Icon name="warning" size={20} />
      <p>
        {t(`money.${notice.kind}`, { amount })}{' '}
        <Link to={href('transactions')} className={styles.link}>
          {t('money.records')}
        </Link>
      </p>
    </div>
  );
}
