import type { ReactNode } from 'react';
import { Skeleton } from 'shared-kit/ui';
import styles from './screen-skeleton.module.css';

/** The shape of a page whose code is on its way. */
export function ScreenSkeleton(): ReactNode {
  return (
    <main className={styles.page} aria-busy="true">
      <Skeleton height={140} />
      {Array.from({ length: 5 }, (_row, index) => (
        <Skeleton key={index} height={56} />
      ))}
    </main>
  );
}
