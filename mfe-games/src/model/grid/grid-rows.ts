/** Tiles side by side in an upright view. */
export const LEAST_COLUMNS = 3;
const MOST_COLUMNS = 12;
/** A wider view takes more tiles, not larger ones. */
const WIDEST_TILE = 170;
/** A tile is seen whole between the bars: its row takes no more of the view. */
const TALLEST_ROW = 0.64;
/** Pixels between tiles, and at each edge of the page. */
const TILE_GAP = 12;
const PAGE_GUTTER = 16;
/** Name and vendor under the picture, in root font sizes, so that larger text keeps its place. */
const CAPTION_REM = 3.75;
/** Gap below a row. */
const ROW_GAP = 10;

/** The items in rows. */
export function inRows<Item>(items: readonly Item[], columns: number): Item[][] {
  const rows: Item[][] = [];
  for (let start = 0; start < items.length; start += columns) rows.push(items.slice(start, start + columns));
  return rows;
}

/** Which part of a list's height the rows of those places take, as shares of 1. */
export function rowsOfSlots(firstSlot: number, lastSlot: number, slotCount: number, columns: number) {
  const rows = Math.ceil(slotCount / columns);
  const [first, last] = [Math.floor(firstSlot / columns), Math.floor(lastSlot / columns)];
  return { start: first / rows, share: (last - first + 1) / rows };
}

/** What the rows of a list are laid out by. */
export interface ListRoom {
  /** Of the list; 0 before it is known. */
  readonly width: number;
  /** The screen's, which stands in for the list's before that is known. */
  readonly screenWidth: number;
  /** Of the view as the device is held now, whatever the browser's own bars take of it. */
  readonly viewHeight: number;
  readonly rootFontSize: number;
}

function tileWidth({ width, screenWidth }: ListRoom, columns: number): number {
  const room = width > 0 ? width : Math.max(0, screenWidth - 2 * PAGE_GUTTER);
  return (room - (columns - 1) * TILE_GAP) / columns;
}

/** How high a row is, gap included. */
export function rowHeight(room: ListRoom, columns: number): number {
  return Math.round((tileWidth(room, columns) * 4) / 3 + CAPTION_REM * room.rootFontSize + ROW_GAP);
}

/** How many tiles stand side by side. */
export function columnsOf(room: ListRoom): number {
  for (let columns = LEAST_COLUMNS; columns < MOST_COLUMNS; columns += 1)
    if (tileWidth(room, columns) <= WIDEST_TILE && rowHeight(room, columns) <= TALLEST_ROW * room.viewHeight)
      return columns;
  return MOST_COLUMNS;
}
