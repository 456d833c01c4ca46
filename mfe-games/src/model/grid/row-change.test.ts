import { rowsAtEdges } from './row-change';

const PLACES = { top: 100, height: 200 };

test.each([
  ['at the top', 0, '-1 4'],
  ['as the list begins', 100, '0 4'],
  ['a step on', 140, '0 4'],
  ['as a row comes in below', 200, '0 5'],
  ['as a row leaves above', 300, '1 5'],
])('%s', (_when, scrolled, rows) => {
  expect(rowsAtEdges(PLACES, scrolled, 900)).toBe(rows);
});
