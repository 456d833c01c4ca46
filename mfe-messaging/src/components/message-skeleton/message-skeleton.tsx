import type { ReactNode } from 'react';
import { Skeleton } from 'shared-kit/ui';
import styles from './message-skeleton.module.css';

const PANELS = [0, 1, 2, 3, 4];

/** The shape of a list of messages before they come. */
export function MessageSkeleton(): ReactNode {
  return (
    <div className={styles.list} aria-hidden="true">
      {PANELS.map((panel) => (
        <div key={panel} className={styles.panelPlace}>
          <Skeleton shape="circle" width={40} />
          <div className={styles.wordsPlace}>
            <Skeleton shape="text" width="72%" />
            <Skeleton shape="text" width="30%" />
            <Skeleton shape="text" width="94%" />
          </div>
        </div>
      ))}
    </div>
  );
}
