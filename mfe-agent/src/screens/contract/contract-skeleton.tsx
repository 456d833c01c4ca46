import type { ReactNode } from 'react';
import { Skeleton } from 'shared-kit/ui';
import styles from './contract-screen.module.css';

/** The shape of a contract before it comes. */
export function ContractSkeleton(): ReactNode {
  return (
    <div className={styles.parts} aria-hidden="true">
      <Skeleton height={104} />
      <Skeleton height={176} />
      <Skeleton height={120} />
      <div className={styles.answers}>
        <Skeleton height={48} />
        <Skeleton height={48} />
      </div>
    </div>
  );
}
