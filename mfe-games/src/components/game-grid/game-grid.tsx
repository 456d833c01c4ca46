import type { ReactNode } from 'react';
import type { Game } from 'shared-contracts/api/endpoints/game-entities';
import { Skeleton } from 'shared-kit/ui';
import { GameTile, type TileActions } from '../game-tile/game-tile';
import styles from './game-grid.module.css';

export interface GameGridProps {
  readonly games: readonly Game[];
  readonly actions: TileActions;
  /** The list's name. */
  readonly label: string;
  /** Gives the first game the room of four. */
  readonly featuresFirst?: boolean;
}

/** Games three in a row, for lists that are short enough to be drawn whole. */
export function GameGrid({ games, actions, label, featuresFirst = false }: GameGridProps): ReactNode {
  return (
    <ul className={styles.grid} aria-label={label}>
      {games.map((game, index) => (
        <li key={game.nodeId} className={featuresFirst && index === 0 ? styles.featured : styles.cell}>
          <GameTile game={game} actions={actions} featured={featuresFirst && index === 0} />
        </li>
      ))}
    </ul>
  );
}

/** The shape of a tile on its way. */
function WaitingTile(): ReactNode {
  return (
    <div className={styles.waiting} aria-hidden="true">
      <Skeleton className={styles.waitingPicture} />
      <Skeleton shape="text" width="80%" />
      <Skeleton shape="text" width="50%" />
    </div>
  );
}

/** The shape of a grid of games on its way. */
export function GameGridSkeleton({ tiles }: { readonly tiles: number }): ReactNode {
  return (
    <div className={styles.grid} aria-hidden="true">
      {Array.from({ length: tiles }, (_tile, index) => (
        <WaitingTile key={index} />
      ))}
    </div>
  );
}
