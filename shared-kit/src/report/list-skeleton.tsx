import type { ReactNode } from 'react';
import { Card } from '../parts/content/card';
import { Skeleton } from '../ui/state/skeleton';
import styles from './list-skeleton.module.css';

export interface ListSkeletonProps {
  readonly rows: number;
}

/** Keeps the place of rows with a picture, two lines and something at their end. */
export function ListSkeleton({ rows }: ListSkeletonProps): ReactNode {
  return (
    <Card padding="none" aria-hidden="true">
      {Array.from({ length: rows }, (_row, index) => (
        <div key={index} className={styles.row}>
          <Skeleton width={36} height={36} />
          <span className={styles.lines}>
            <Skeleton width="46%" height={15} />
            <Skeleton width="68%" height={12} />
          </span>
          <Skeleton width={76} height={16} />
        </div>
      ))}
    </Card>
  );
}
