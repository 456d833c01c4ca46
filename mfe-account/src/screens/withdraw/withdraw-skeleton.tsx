import type { ReactNode } from 'react';
import { Skeleton } from 'shared-kit/ui';
import styles from './withdraw-screen.module.css';

/** The shape of the form: accounts, amount, password, button. */
export function WithdrawSkeleton(): ReactNode {
  return (
    <div className={styles.stack}>
      <Skeleton shape="text" width={120} />
      <Skeleton height={64} />
      <Skeleton height={72} />
      <Skeleton height={72} />
      <Skeleton height={48} />
    </div>
  );
}
