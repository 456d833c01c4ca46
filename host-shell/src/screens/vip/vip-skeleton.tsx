import type { ReactNode } from 'react';
import { Skeleton } from 'shared-kit/ui';
import styles from './vip-club.module.css';

const ROWS = [0, 1, 2, 3, 4];

/** The shape of the club before its levels come. */
export function VipSkeleton(): ReactNode {
  return (
    <div className={styles.page} aria-hidden="true">
      <Skeleton height={156} className={styles.heroPlace} />
      <Skeleton shape="text" width={96} />
      {ROWS.map((row) => (
        <Skeleton key={row} height={64} />
      ))}
    </div>
  );
}
