import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { onLeaving } from '../../browser/leaving';
import { useHistoryEntry } from '../../store/history-entry';
import { keepPlace, leftPlace } from '../../store/list-places';

/** A windowed list as it stands in the page. */
export interface ListRows {
  /** Where the list begins, pixels from the top of the document. */
  readonly top: number;
  /** Height of a row, pixels; 0 before the list has been measured. */
  readonly rowHeight: number;
  /** Pages that were asked for. */
  readonly reach: number;
  /** How far the page is scrolled; known also once the list is being taken down. */
  readonly scrolled: () => number;
}

/** A device that is turned makes rows of another height: what was in view stays in view. */
function useHeldRow({ top, rowHeight }: ListRows): void {
  const drawn = useRef({ top, rowHeight });
  useLayoutEffect(() => {
    const before = drawn.current;
    drawn.current = { top, rowHeight };
    const below = window.scrollY - before.top;
    if (below <= 0 || before.rowHeight === 0 || rowHeight === 0 || before.rowHeight === rowHeight) return;
    window.scrollTo({ top: Math.round(top + (below / before.rowHeight) * rowHeight), behavior: 'instant' });
  }, [top, rowHeight]);
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
    const place = leftPlace(storage, entry);
    if (place) window.scrollTo({ top: rows.top + place.row * rows.rowHeight + place.offset, behavior: 'instant' });
  });
  const keep = useEffectEvent((ofEntry: string) => {
    if (!isMeasured) return;
    const below = rows.scrolled() - rows.top;
    const row = Math.max(0, Math.floor(below / rows.rowHeight));
    keepPlace(storage, { entry: ofEntry, reach: rows.reach, row, offset: Math.round(below - row * rows.rowHeight) });
  });
  useLayoutEffect(() => {
    if (isMeasured) restore();
  }, [isMeasured]);
  useEffect(() => onLeaving(() => keep(entry)), [entry]);
}
