import type { ReactNode } from 'react';
import { href } from 'shared-contracts/paths';
import { Link } from '../router/router';
import { Button } from '../ui/action/button';
import { Icon } from '../ui/icon/icon';
import styles from './order-doubt.module.css';
import type { OrderNotice } from './use-money-order';
import { useMoneyText } from './use-money-text';

export interface OrderDoubtProps {
  readonly notice: OrderNotice;
  /** The section's own words: that trying the same again is safe, or that the earlier order was made. */
  readonly say: (kind: OrderNotice['kind'], figures: { readonly amount: string }) => string;
  /** Name of the link to the records, which know. */
  readonly recordsLabel: string;
  /** Puts the form back as the order was sent; without it nothing is offered. */
  readonly again?: { readonly label: string; readonly onPress: () => void } | undefined;
}

/** An order that is in doubt or was made: repeating the same one is safe, and the records show it. */
export function OrderDoubt({ notice, say, recordsLabel, again }: OrderDoubtProps): ReactNode {
  const amount = useMoneyText()(notice.amount);
  return (
    <div role="alert" className={styles.doubt}>
      <Icon name="warning" size={20} />
      <p>
        <span>{`${say(notice.kind, { amount })} `}</span>
        <Link to={href('transactions')} className={styles.link}>
          {recordsLabel}
        </Link>
        {again && (
          <Button variant="secondary" size="sm" className={styles.again} onClick={again.onPress}>
            {again.label}
          </Button>
        )}
      </p>
    </div>
  );
}
