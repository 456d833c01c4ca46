import { memo, useEffect, useState, type CSSProperties, type ReactNode } from 'react';
import type { Game } from 'shared-contracts/api/endpoints/game-entities';
import { frameTurns } from 'shared-kit/ui';
import { TILES_PER_ROW } from '../../model/grid-rows';
import { GameTile, type TileActions } from '../game-tile/game-tile';
import styles from './game-grid.module.css';

export interface GameRowProps {
  /** The row's games; null where one is on its way. */
  readonly games: readonly (Game | null)[];
  readonly index: number;
  /** Pixels from the top of the list. */
  readonly offset: number;
  readonly height: number;
  /** Places in the whole list. */
  readonly slotCount: number;
  readonly actions: TileActions;
  /** Draws its tiles with the row; else when its turn comes. */
  readonly isAtOnce: boolean;
}

const takeTurn = frameTurns();

/** Scrolling draws the window of rows again and again; a tile that stays is not drawn anew. */
const Tile = memo(GameTile);

/** Whether the tiles may be drawn: a page that comes fills a screen of rows, of which each frame takes one. */
function useTurn(isReady: boolean, isAtOnce: boolean): boolean {
  const [isDrawn, setDrawn] = useState(isAtOnce && isReady);
  useEffect(() => (isReady && !isDrawn ? takeTurn(() => setDrawn(true)) : undefined), [isReady, isDrawn]);
  return isDrawn;
}

function Row({ games, index, offset, height, slotCount, actions, isAtOnce }: GameRowProps): ReactNode {
  const isDrawn = useTurn(
    games.some((game) => game !== null),
    isAtOnce,
  );
  const place: CSSProperties = { transform: `translateY(${offset}px)`, blockSize: height };
  return (
    <div role="presentation" className={styles.row} style={place}>
      {games.map((game, column) => (
        <div
          key={game?.nodeId ?? `waiting-${column}`}
          role="listitem"
          className={isDrawn && game ? undefined : styles.slot}
          aria-setsize={slotCount}
          aria-posinset={index * TILES_PER_ROW + column + 1}
        >
          {isDrawn && game && <Tile game={game} actions={actions} eager={index < 2} />}
        </div>
      ))}
    </div>
  );
}

function isSameRow(one: GameRowProps, other: GameRowProps): boolean {
  return (
    one.index === other.index &&
    one.offset === other.offset &&
    one.height === other.height &&
    one.slotCount === other.slotCount &&
    one.actions === other.actions &&
    one.games.length === other.games.length &&
    one.games.every((game, column) => game === other.games[column])
  );
}

/** A row of a windowed list, drawn anew only where something of it has changed. */
export const GameRow = memo(Row, isSameRow);
