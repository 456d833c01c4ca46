import { memo, useEffect, useState, type CSSProperties, type ReactNode } from 'react';
import type { Game } from 'shared-contracts/api/endpoints/game-entities';
import { takeListTurn } from '../../browser/list-turns';
import { USUAL_COLUMNS } from '../../model/grid/grid-rows';
import { GameTile, type TileActions } from '../game-tile/game-tile';
import styles from './game-grid.module.css';

/** The pictures of the first two rows are asked for at once. */
const EAGER_TILES = 2 * USUAL_COLUMNS;

export interface GameRowProps {
  /** The row's games; null where one is on its way. */
  readonly games: readonly (Game | null)[];
  readonly index: number;
  /** Tiles side by side. */
  readonly columns: number;
  /** Pixels from the top of the list. */
  readonly offset: number;
  readonly height: number;
  /** Places in the whole list; -1 as long as it grows. */
  readonly setSize: number;
  readonly actions: TileActions;
  /** Draws its tiles with the row; else each when its turn comes. */
  readonly isAtOnce: boolean;
}

/** Scrolling draws the window of rows again and again; a tile that stays is not drawn anew. */
const Tile = memo(GameTile);

interface CellProps {
  readonly game: Game | null;
  /** Its place in the list, from 0. */
  readonly place: number;
  readonly setSize: number;
  readonly actions: TileActions;
  readonly isAtOnce: boolean;
}

/** The place of a game; the game itself when its turn comes: a page fills a screen, of which each frame takes a tile. */
const Cell = memo(function Cell({ game, place, setSize, actions, isAtOnce }: CellProps): ReactNode {
  const isReady = game !== null;
  const [isDrawn, setDrawn] = useState(isAtOnce && isReady);
  useEffect(() => (isReady && !isDrawn ? takeListTurn(() => setDrawn(true)) : undefined), [isReady, isDrawn]);
  const shown = isDrawn ? game : null;
  return (
    <div role="listitem" className={shown ? undefined : styles.slot} aria-setsize={setSize} aria-posinset={place + 1}>
      {shown && <Tile key={shown.nodeId} game={shown} actions={actions} eager={place < EAGER_TILES} />}
    </div>
  );
});

function Row({ games, index, columns, offset, height, setSize, actions, isAtOnce }: GameRowProps): ReactNode {
  const position: CSSProperties = { transform: `translateY(${offset}px)`, blockSize: height };
  return (
    <div role="presentation" className={styles.row} style={position}>
      {games.map((game, column) => (
        <Cell
          key={column}
          game={game}
          place={index * columns + column}
          setSize={setSize}
          actions={actions}
          isAtOnce={isAtOnce}
        />
      ))}
    </div>
  );
}

function isSameRow(one: GameRowProps, other: GameRowProps): boolean {
  return (
    one.index === other.index &&
    one.columns === other.columns &&
    one.offset === other.offset &&
    one.height === other.height &&
    one.setSize === other.setSize &&
    one.actions === other.actions &&
    one.games.length === other.games.length &&
    one.games.every((game, column) => game === other.games[column])
  );
}

/** A row of a windowed list, drawn anew only where something of it has changed. */
export const GameRow = memo(Row, isSameRow);
