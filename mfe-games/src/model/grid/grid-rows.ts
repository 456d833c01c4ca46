/** Tiles side by side. */
export const TILES_PER_ROW = 3;
/** Pixels between tiles, and at each edge of the page. */
const TILE_GAP = 12;
const PAGE_GUTTER = 16;
/** Name and vendor under the picture, in root font sizes, so that larger text keeps its place. */
const CAPTION_REM = 3.75;
/** Gap below a row. */
const ROW_GAP = 10;

/** The items in rows of three. */
export function inRows<Item>(items: readonly Item[]): Item[][] {
  const rows: Item[][] = [];
  for (let start = 0; start < items.length; start += TILES_PER_ROW)
    rows.push(items.slice(start, start + TILES_PER_ROW));
  return rows;
}

/** Which part of a list's height the rows of those places take, as shares of 1. */
export function rowsOfSlots(firstSlot: number, lastSlot: number, slotCount: number) {
  const rows = Math.ceil(slotCount / TILES_PER_ROW);
  const [first, last] = [Math.floor(firstSlot / TILES_PER_ROW), Math.floor(lastSlot / TILES_PER_ROW)];
  return { start: first / rows, share: (last - first + 1) / rows };
}

/** How high a row is, gap included, for a list of that width; the screen's own width stands in before it is known. */
export function rowHeight(listWidth: number, screenWidth: number, rootFontSize: number): number {
  const width = listWidth > 0 ? listWidth : Math.max(0, screenWidth - 2 * PAGE_GUTTER);
  const tileWidth = (width - (TILES_PER_ROW - 1) * TILE_GAP) / TILES_PER_ROW;
  return Math.round((tileWidth * 4) / 3 + CAPTION_REM * rootFontSize + ROW_GAP);
}
