import type { ReactNode } from 'react';
import { href } from 'shared-contracts/paths';
import { Link } from '../router/router';
import { Icon } from '../ui/icon/icon';
import styles from './order-doubt.module.css';

export interface OrderDoubtProps {
  /** That it is not known whether the order was made, and that trying again is safe. */
  readonly text: string;
  /** Name of the link to the records, which know. */
  readonly recordsLabel: string;
}

/** Nobody can tell whether the order was made: trying again is safe, and the records know. */
export function OrderDoubt({ text, recordsLabel }: OrderDoubtProps): ReactNode {
  return (
    <div role="alert" className={styles.doubt}>
      <Icon name="warning" size={20} />
      <p>
        {text}{' '}
        <Link to={href('transactions')} className={styles.link}>
          {recordsLabel}
        </Link>
      </p>
    </div>
  );
}
