import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { onLeaving } from '../../browser/leaving';
import { useHistoryEntry } from '../../store/history-entry';
import { keepPlace, savedPlace } from '../../store/list-places';

/** A windowed list as it stands in the page. */
export interface ListRows {
  /** Where the list begins, pixels from the top of the document. */
  readonly top: number;
  /** Height of a row, pixels; 0 before the list has been measured. */
  readonly rowHeight: number;
  /** Tiles side by side. */
  readonly columns: number;
  /** Pages that were asked for. */
  readonly reach: number;
  /** How far the page is scrolled; known also once the list is being taken down. */
  readonly scrolled: () => number;
}

/** A list as it was drawn, and how high the view was. */
interface Drawn extends Pick<ListRows, 'top' | 'rowHeight' | 'columns'> {
  readonly viewHeight: number;
}

/** The first game of the row in the middle of the view. */
function middleItem({ top, rowHeight, columns, viewHeight }: Drawn, scrolled: number): number {
  return Math.max(0, Math.floor((scrolled + viewHeight / 2 - top) / rowHeight)) * columns;
}

/** Where the page is scrolled to with that game's row in the middle of the view. */
function heightFor({ top, rowHeight, columns, viewHeight }: Drawn, item: number): number {
  return Math.max(0, Math.round(top + (Math.floor(item / columns) + 0.5) * rowHeight - viewHeight / 2));
}

/**
 * A device that is turned makes rows of another height, and of more tiles or fewer: what was in view stays in view. Turned
 * back before anybody scrolled, the same game is in the middle again.
 */
function useHeldRow({ top, rowHeight, columns }: ListRows): void {
  const viewHeight = window.innerHeight;
  const drawn = useRef<Drawn>({ top, rowHeight, columns, viewHeight });
  const held = useRef<{ readonly item: number; readonly scrolled: number }>(undefined);
  useLayoutEffect(() => {
    const before = drawn.current;
    const now = { top, rowHeight, columns, viewHeight };
    drawn.current = now;
    const below = window.scrollY - before.top;
    if (below <= 0 || before.rowHeight === 0 || rowHeight === 0 || before.rowHeight === rowHeight) return;
    if (before.columns === columns) {
      window.scrollTo({ top: Math.round(top + (below / before.rowHeight) * rowHeight), behavior: 'instant' });
      return;
    }
    const isStill = held.current !== undefined && Math.abs(held.current.scrolled - window.scrollY) <= 1;
    const item = isStill && held.current ? held.current.item : middleItem(before, window.scrollY);
    const scrolled = heightFor(now, item);
    held.current = { item, scrolled };
    window.scrollTo({ top: scrolled, behavior: 'instant' });
  }, [top, rowHeight, columns, viewHeight]);
}

/** Brings a list back to the row it was left at, before the first picture of it, and remembers it when it is left. */
export function useKeptPlace(rows: ListRows): void {
  useHeldRow(rows);
  const { entry, storage } = useHistoryEntry();
  const shownEntry = useRef<string>(undefined);
  const isMeasured = rows.rowHeight > 0;
  const restore = useEffectEvent(() => {
    if (shownEntry.current !== undefined) return;
    shownEntry.current = entry;
    const place = savedPlace(storage, entry);
    if (place)
      window.scrollTo({
        top: rows.top + Math.floor(place.item / rows.columns) * rows.rowHeight + place.offset,
        behavior: 'instant',
      });
  });
  const keep = useEffectEvent((ofEntry: string) => {
    if (!isMeasured) return;
    const below = rows.scrolled() - rows.top;
    const row = Math.max(0, Math.floor(below / rows.rowHeight));
    const offset = Math.round(below - row * rows.rowHeight);
    keepPlace(storage, { entry: ofEntry, reach: rows.reach, item: row * rows.columns, offset });
  });
  useLayoutEffect(() => {
    if (isMeasured) restore();
  }, [isMeasured]);
  useEffect(() => onLeaving(() => keep(entry)), [entry]);
}
