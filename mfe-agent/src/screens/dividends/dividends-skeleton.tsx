import type { ReactNode } from 'react';
import { Skeleton } from 'shared-kit/ui';
import styles from './dividends-screen.module.css';

/** The shape of the steps and of the first periods. */
export function DividendsSkeleton(): ReactNode {
  return (
    <div className={styles.parts} aria-hidden="true">
      <Skeleton height={176} />
      <Skeleton height={168} />
      <Skeleton height={168} />
    </div>
  );
}
