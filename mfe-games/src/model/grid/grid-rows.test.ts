import { inRows, rowHeight, rowsOfSlots } from './grid-rows';

test.each([
  [0, []],
  [2, [[1, 2]]],
  [3, [[1, 2, 3]]],
  [7, [[1, 2, 3], [4, 5, 6], [7]]],
])('%i tiles in rows', (count, rows) => {
  expect(inRows(Array.from({ length: count }, (_item, index) => index + 1))).toEqual(rows);
});

test.each([
  [358, 390, 16, 218],
  [0, 390, 16, 218],
  [288, 320, 16, 187],
  [358, 390, 32, 278],
])('a row in a list %i wide on a screen %i wide with text of %i px is %i high', (list, screen, font, height) => {
  expect(rowHeight(list, screen, font)).toBe(height);
});

test.each([
  [0, 34, 105, 0, 12 / 35],
  [35, 69, 105, 11 / 35, 13 / 35],
  [70, 104, 105, 23 / 35, 12 / 35],
])('places %i to %i of %i begin at %f of the height and take %f of it', (first, last, count, start, share) => {
  expect(rowsOfSlots(first, last, count)).toEqual({ start, share });
});
