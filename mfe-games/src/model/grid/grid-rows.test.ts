import { columnsOf, inRows, rowHeight, rowsOfSlots, type ListRoom } from './grid-rows';

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
  [358, 390, 32, 278],
])('a row in a list %i wide on a screen %i wide with text of %i px is %i high', (list, screen, font, height) => {
  expect(rowHeight({ width: list, screenWidth: screen, viewHeight: 844, rootFontSize: font }, 3)).toBe(height);
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
  const room: ListRoom = { width, screenWidth: width + 32, viewHeight, rootFontSize: 16 };
  expect(columnsOf(room)).toBe(columns);
  // Between the bars a tile is seen whole.
  expect(rowHeight(room, columns)).toBeLessThanOrEqual(viewHeight * 0.64);
});

test('text of twice the size still leaves three tiles to a phone', () => {
  expect(columnsOf({ width: 358, screenWidth: 390, viewHeight: 844, rootFontSize: 32 })).toBe(3);
});
