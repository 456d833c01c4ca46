import { frameTurns } from 'shared-kit/ui';
import { rowsAtEdges, type RowPlaces } from '../model/grid/row-change';

/** Of the list in view; there is one. */
let places: RowPlaces = { top: 0, height: 0 };
let last: string | undefined;
/** Of rows that come in the next frame. */
let holds = 0;

/** Tells where the rows of the list in view are. */
export function placeRows(next: RowPlaces): void {
  places = next;
}

/** Rows come in the next frame. Answers the way to tell that they are there. */
export function holdTurns(): () => void {
  holds += 1;
  return () => {
    holds -= 1;
  };
}

function doRowsChange(): boolean {
  const now = rowsAtEdges(places, window.scrollY, window.innerHeight);
  const isChanged = last !== undefined && now !== last;
  last = now;
  return isChanged || holds > 0;
}

/**
 * What a list draws beside its rows, tiles and pages, comes by turns; nothing of it in a frame in which a row comes or
 * goes, which is work enough for it.
 */
export const takeListTurn = frameTurns(doRowsChange);
