/** Tiles side by side in an upright view, and with large letters. */
export const USUAL_COLUMNS = 3;
const LEAST_COLUMNS = 2;
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
/** How large the letters of name and vendor are, in root font sizes, and how far apart their lines, in letters. */
const NAME_REM = 0.8125;
const VENDOR_REM = 0.75;
const NAME_LINE = 1.3;
const VENDOR_LINE = 1.35;
/** The least width in which a name is read, in root font sizes. */
const LEAST_TILE_REM = 5.25;
/** A letter's own width, in letters, to which the reader may add. */
const LETTER_WIDTH = 0.52;
const USUAL_LINES = 2;
/** Of names in large or spaced letters, of which a line has fewer. */
const MOST_LINES = 4;
/** Pixels from which letters are large. */
const LARGE_LETTERS = 20;
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
  /** What the reader adds between letters, and how far apart lines are, in letters. */
  readonly letterSpacing: number;
  readonly lineHeight: number;
}

function tileWidth({ width, screenWidth }: ListRoom, columns: number): number {
  const room = width > 0 ? width : Math.max(0, screenWidth - 2 * PAGE_GUTTER);
  return (room - (columns - 1) * TILE_GAP) / columns;
}

/** How many lines a name may take. */
export function nameLines({ rootFontSize, letterSpacing }: ListRoom): number {
  return rootFontSize >= LARGE_LETTERS || letterSpacing > 0 ? MOST_LINES : USUAL_LINES;
}

/** How high name and vendor are, in root font sizes. */
function captionRem(room: ListRoom): number {
  const nameLine = NAME_REM * Math.max(NAME_LINE, room.lineHeight);
  const vendorLine = VENDOR_REM * Math.max(VENDOR_LINE, room.lineHeight);
  const more = nameLine * nameLines(room) - NAME_REM * NAME_LINE * USUAL_LINES;
  return CAPTION_REM + more + vendorLine - VENDOR_REM * VENDOR_LINE;
}

/** How high a row is, gap included. */
export function rowHeight(room: ListRoom, columns: number): number {
  return Math.round((tileWidth(room, columns) * 4) / 3 + captionRem(room) * room.rootFontSize + ROW_GAP);
}

/** Whether a name has the room of a dozen letters. */
function isReadable(room: ListRoom, columns: number): boolean {
  const wanted = LEAST_TILE_REM * room.rootFontSize * (1 + room.letterSpacing / LETTER_WIDTH);
  return tileWidth(room, columns) >= wanted;
}

/** How many tiles stand side by side. */
export function columnsOf(room: ListRoom): number {
  let columns = isReadable(room, USUAL_COLUMNS) ? USUAL_COLUMNS : LEAST_COLUMNS;
  const isTooLarge = (): boolean =>
    tileWidth(room, columns) > WIDEST_TILE || rowHeight(room, columns) > TALLEST_ROW * room.viewHeight;
  while (columns < MOST_COLUMNS && isTooLarge() && isReadable(room, columns + 1)) columns += 1;
  return columns;
}
