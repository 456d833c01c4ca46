import type { ReactNode } from 'react';
import { Skeleton } from 'shared-kit/ui';
import styles from './deposit-screen.module.css';

/** The shape of the form: methods, amount, button. */
export function DepositSkeleton(): ReactNode {
  return (
    <div className={styles.stack}>
      <Skeleton shape="text" width={120} />
      <div className={styles.tiles}>
        {[0, 1, 2, 3].map((place) => (
          <Skeleton key={place} height={64} />
        ))}
      </div>
      <Skeleton height={72} />
      <Skeleton height={48} />
    </div>
  );
}
