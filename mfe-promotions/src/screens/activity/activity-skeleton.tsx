import type { ReactNode } from 'react';
import { Skeleton } from 'shared-kit/ui';
import styles from './activity-screen.module.css';

const PANELS = [0, 1, 2];

/** The shape of the promotions before they come. */
export function ActivitySkeleton(): ReactNode {
  return (
    <div className={styles.list} aria-hidden="true">
      <Skeleton height={44} className={styles.tabsPlace} />
      {PANELS.map((panel) => (
        <div key={panel} className={styles.panelPlace}>
          <Skeleton className={styles.picturePlace} />
          <div className={styles.captionPlace}>
            <Skeleton shape="text" width="62%" />
            <Skeleton shape="text" width="44%" />
          </div>
        </div>
      ))}
    </div>
  );
}
