import type { ReactNode } from 'react';
import { Skeleton } from 'shared-kit/ui';
import { GameGridSkeleton } from '../../components/game-grid/game-grid';
import styles from './home-catalogue.module.css';

/** The shape of the catalogue on its way: the menu, the categories, the first games. */
export function CatalogueSkeleton(): ReactNode {
  return (
    <div className={styles.catalogue} aria-busy="true">
      <div className={styles.waitingMenu}>
        {Array.from({ length: 5 }, (_place, index) => (
          <Skeleton key={index} className={styles.waitingPlace} />
        ))}
      </div>
      <div className={styles.waitingCards}>
        {Array.from({ length: 7 }, (_card, index) => (
          <Skeleton key={index} className={styles.waitingCard} />
        ))}
      </div>
      <GameGridSkeleton tiles={6} />
    </div>
  );
}
