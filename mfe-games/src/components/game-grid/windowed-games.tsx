import { useEffect, useRef, type ReactNode } from 'react';
import { useWindowVirtualizer } from 'shared-kit/data';
import { inRows, rowHeight, TILES_PER_ROW } from '../../model/grid-rows';
import { GameTile } from '../game-tile/game-tile';
import type { GameGridProps } from './game-grid';
import { useListGeometry } from './use-list-geometry';
import styles from './game-grid.module.css';

/** Rows drawn beyond each edge of the view. */
const OVERSCAN_ROWS = 3;

function rootFontSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}

/** Games three in a row, of which only those near the view are drawn: as smooth with 640 as with 6. */
export function WindowedGames({ games, actions, label }: Omit<GameGridProps, 'featuresFirst'>): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const { width, top } = useListGeometry(list);
  const rows = inRows(games);
  const height = rowHeight(width, window.innerWidth, rootFontSize());
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => height,
    overscan: OVERSCAN_ROWS,
    scrollMargin: top,
  });
  useEffect(() => virtualizer.measure(), [virtualizer, height]);
  return (
    <div
      ref={list}
      role="list"
      aria-label={label}
      className={styles.window}
      style={{ blockSize: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ index, start }) => (
        <div
          key={index}
          role="presentation"
          className={styles.row}
          style={{ transform: `translateY(${start - top}px)` }}
        >
          {rows[index]?.map((game, column) => (
            <div
              key={game.nodeId}
              role="listitem"
              aria-setsize={games.length}
              aria-posinset={index * TILES_PER_ROW + column + 1}
            >
              <GameTile game={game} actions={actions} eager={index < 2} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
