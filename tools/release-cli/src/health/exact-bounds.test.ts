import { exactBounds } from './exact-bounds';

it.each([
  [10, 0, 0, 0.308_497],
  [10, 1, 0.002_529, 0.445_016],
  [100, 5, 0.016_432, 0.112_835],
  [10, 10, 0.691_503, 1],
  [1, 0, 0, 0.975],
  [1_000_000, 20_000, 0.019_727, 0.020_276],
])('of %i pages with %i failures are those of Clopper and Pearson', (pages, failures, low, high) => {
  const bounds = exactBounds({ pages, failures });
  expect([bounds?.low, bounds?.high]).toEqual([expect.closeTo(low, 5), expect.closeTo(high, 5)]);
});

it('are none before the first page', () => {
  expect(exactBounds({ pages: 0, failures: 0 })).toBeNull();
});
