import { columnsOf, inRows, nameLines, rowHeight, rowsOfSlots, type ListRoom } from './grid-rows';

/** As a browser has them unless its reader says otherwise. */
const LETTERS = { rootFontSize: 16, letterSpacing: 0, lineHeight: 1.3 };

test.each([
  [0, []],
  [2, [[1, 2]]],
  [3, [[1, 2, 3]]],
  [7, [[1, 2, 3], [4, 5, 6], [7]]],
])('%i tiles in rows', (count, rows) => {
  expect(
    inRows(
      Array.from({ length: count }, (_item, index) => index + 1),
      3,
    ),
  ).toEqual(rows);
});

test.each([
  [358, 390, 16, 218],
  [0, 390, 16, 218],
  [288, 320, 16, 187],
  [358, 390, 32, 346],
])('a row in a list %i wide on a screen %i wide with text of %i px is %i high', (list, screen, font, height) => {
  expect(rowHeight({ ...LETTERS, width: list, screenWidth: screen, viewHeight: 844, rootFontSize: font }, 3)).toBe(
    height,
  );
});

test.each([
  [0, 34, 105, 0, 12 / 35],
  [35, 69, 105, 11 / 35, 13 / 35],
  [70, 104, 105, 23 / 35, 12 / 35],
])('places %i to %i of %i begin at %f of the height and take %f of it', (first, last, count, start, share) => {
  expect(rowsOfSlots(first, last, count, 3)).toEqual({ start, share });
});

test.each([
  ['a phone', 358, 844, 3],
  ['a small phone', 288, 568, 3],
  ['a phone on its side', 812, 390, 6],
  ['a small phone on its side', 536, 320, 5],
  ['a tablet', 736, 1024, 5],
])('%s shows %i px of tiles in a view of %i px in rows of %i', (_name, width, viewHeight, columns) => {
  const room: ListRoom = { width, screenWidth: width + 32, viewHeight, ...LETTERS };
  expect(columnsOf(room)).toBe(columns);
  // Between the bars a tile is seen whole.
  expect(rowHeight(room, columns)).toBeLessThanOrEqual(viewHeight * 0.64);
});

test.each([
  ['letters of twice the size on a phone', 358, 844, { rootFontSize: 32 }, 2, 4],
  ['letters of twice the size on a small phone', 288, 640, { rootFontSize: 32 }, 2, 4],
  ['letters of twice the size on a phone on its side', 812, 390, { rootFontSize: 32 }, 4, 4],
  ['letters far apart on a phone', 358, 844, { letterSpacing: 0.12, lineHeight: 1.5 }, 3, 4],
  ['letters far apart on a small phone', 288, 640, { letterSpacing: 0.12, lineHeight: 1.5 }, 2, 4],
  ['half a phone, as a page enlarged to 200 %', 163, 422, {}, 2, 2],
  ['letters a little larger', 358, 844, { rootFontSize: 18 }, 3, 2],
])('%s, in %i px of tiles and a view of %i px: %j are %i in a row, their names have %i lines', (...setup) => {
  const [, width, viewHeight, letters, columns, lines] = setup;
  const room: ListRoom = { ...LETTERS, width, screenWidth: width + 32, viewHeight, ...letters };
  expect([columnsOf(room), nameLines(room)]).toEqual([columns, lines]);
});

test('lines that the reader sets farther apart make rows higher', () => {
  const room: ListRoom = { ...LETTERS, width: 358, screenWidth: 390, viewHeight: 844 };
  const spaced = { ...room, letterSpacing: 0.12, lineHeight: 1.5 };
  const name = 0.8125 * 16;
  const vendor = 0.75 * 16;
  expect(rowHeight(spaced, 3) - rowHeight(room, 3)).toBe(Math.round(name * (4 * 1.5 - 2 * 1.3) + vendor * 0.15));
});
