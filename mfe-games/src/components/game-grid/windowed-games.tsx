import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, type CSSProperties, type ReactNode } from 'react';
import type { Game } from 'shared-contracts/api/endpoints/game-entities';
import { useWindowVirtualizer } from 'shared-kit/windowed';
import { placeRows } from '../../browser/list-turns';
import { columnsOf, inRows, nameLines, rowHeight } from '../../model/grid/grid-rows';
import type { TileActions } from '../game-tile/game-tile';
import { GameRow } from './game-row';
import { useKeptPlace } from './use-kept-place';
import { useListGeometry } from './use-list-geometry';
import { useRowsDrawn } from './use-rows-drawn';
import styles from './game-grid.module.css';

/** Rows drawn beyond each edge of the view. */
const OVERSCAN_ROWS = 3;

export interface WindowedGamesProps {
  /** Games by their place; null where a game is on its way. */
  readonly games: readonly (Game | null)[];
  readonly actions: TileActions;
  /** The list's name. */
  readonly label: string;
  /** Pages that were asked for, where the list grows by pages. */
  readonly reach?: number;
  /** Whether these are all there are; rows that were drawn stay as they are while a list grows. */
  readonly isWhole?: boolean;
  /** Hears which places are near the view. */
  readonly onView?: (first: number, last: number) => void;
  /** What lies over the list, by its tiles side by side. */
  readonly beside?: (columns: number) => ReactNode;
}

/** As large as the letters of the list: its size tells when the reader changes them. */
function Letter(): ReactNode {
  return (
    <span className={styles.letter} aria-hidden="true" data-letter="">
      0
    </span>
  );
}

/** Games in rows, of which only those near the view are drawn. */
export function WindowedGames({
  games,
  actions,
  label,
  reach = 1,
  isWhole = true,
  onView,
  beside,
}: WindowedGamesProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const room = useListGeometry(list);
  const { width, top } = room;
  const columns = columnsOf(room);
  const rows = useMemo(() => inRows(games, columns), [games, columns]);
  const height = rowHeight(room, columns);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => height,
    overscan: OVERSCAN_ROWS,
    scrollMargin: top,
    // Rows beyond the view are there already: the next ones may wait for the end of the scroll's own event.
    useFlushSync: false,
  });
  useEffect(() => virtualizer.measure(), [virtualizer, height]);
  useEffect(() => placeRows({ top, height }), [top, height]);
  useKeptPlace({
    top,
    // As the rows stand in the page now, which is a moment behind what they should be.
    rowHeight: width > 0 && rows.length > 0 ? virtualizer.getTotalSize() / rows.length : 0,
    columns,
    reach,
    scrolled: () => virtualizer.scrollOffset ?? window.scrollY,
  });
  const isSettled = useRef(false);
  const near = virtualizer.getVirtualItems();
  const [first, last] = [near[0]?.index ?? 0, near.at(-1)?.index ?? 0];
  const { startIndex = first, endIndex = last } = virtualizer.range ?? {};
  const span = useRowsDrawn(
    { near: { first, last }, inView: { first: startIndex, last: endIndex } },
    !isSettled.current,
  );
  const drawn = near.filter(({ index }) => index >= span.first && index <= span.last);
  const tellView = useEffectEvent(() => {
    // While the list is being brought back to its place, the rows are still those of its start. Asked for once
    // only: the question makes the browser lay the page out.
    isSettled.current ||= width > 0 && Math.abs((virtualizer.scrollOffset ?? 0) - window.scrollY) < height;
    if (isSettled.current) onView?.(first * columns, last * columns);
  });
  // Before the browser draws: what is in memory is never seen as waiting.
  useLayoutEffect(() => tellView(), [onView, first, last, columns]);
  return (
    <>
      <div
        ref={list}
        role="list"
        aria-label={label}
        data-places={games.length}
        className={styles.window}
        style={
          {
            blockSize: virtualizer.getTotalSize(),
            '--columns': columns,
            '--name-lines': nameLines(room),
          } as CSSProperties
        }
      >
        {drawn.map(({ index, start }) => (
          <GameRow
            key={index}
            games={rows[index] ?? []}
            index={index}
            columns={columns}
            offset={start - top}
            height={height}
            setSize={isWhole ? games.length : -1}
            actions={actions}
            isAtOnce={!isSettled.current}
          />
        ))}
        <Letter />
      </div>
      {beside?.(columns)}
    </>
  );
}
