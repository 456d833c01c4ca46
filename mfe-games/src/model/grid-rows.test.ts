import { inRows, rowHeight } from './grid-rows';

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
