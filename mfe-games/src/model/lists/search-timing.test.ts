import { submitCounts } from './search-timing';

test.each([
  [undefined, 0, true],
  [1000, 1500, false],
  [1000, 1999, false],
  [1000, 2000, true],
  [1000, 900, true],
])('a submit after one at %s counts at %i: %s', (lastAt, now, counts) => {
  expect(submitCounts(lastAt, now)).toBe(counts);
});
