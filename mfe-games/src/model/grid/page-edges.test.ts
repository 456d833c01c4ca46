import { heightOf, placeAt } from './page-edges';

const EDGES = [400, 900, 1_400, 1_900];

test.each([
  ['above the first part', 100, { row: 0, offset: -300 }],
  ['at the beginning of a part', 900, { row: 1, offset: 0 }],
  ['within a part', 1_450, { row: 2, offset: 50 }],
  ['below the last part', 2_300, { row: 3, offset: 400 }],
])('a place %s is found again, also where what is above it has grown', (_where, scrolled, place) => {
  expect(placeAt(EDGES, scrolled)).toEqual(place);
  expect(heightOf(EDGES, place)).toBe(scrolled);
  const grown = EDGES.map((edge) => edge + 70);
  expect(heightOf(grown, place)).toBe(scrolled + 70);
});

test('a page with fewer parts is left at the end of its last one, and one without parts alone', () => {
  expect(heightOf([400, 900], { row: 3, offset: 10 })).toBe(910);
  expect(heightOf([], { row: 3, offset: 10 })).toBeUndefined();
  expect(heightOf([100], { row: 0, offset: -300 })).toBe(0);
});
