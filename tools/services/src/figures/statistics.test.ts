import { median, ratio, spreadOf } from './statistics';

it.each([
  [[5], { median: 5, lower: 5, upper: 5 }],
  [[3, 1, 2], { median: 2, lower: 1.5, upper: 2.5 }],
  [[4, 1, 3, 2], { median: 2.5, lower: 1.75, upper: 3.25 }],
  [[10, 2, 38, 23, 38, 23, 21, 5, 1], { median: 21, lower: 5, upper: 23 }],
])('spreadOf(%j)', (figures, expected) => {
  expect(spreadOf(figures)).toEqual(expected);
});

it('is no number where nothing was measured', () => {
  expect(median([])).toBeNaN();
});

it('leaves the figures in their order', () => {
  const figures = [3, 1, 2];
  median(figures);
  expect(figures).toEqual([3, 1, 2]);
});

it.each([
  [50, 100, 0.5],
  [0, 0, 1],
  [3, 0, Infinity],
])('ratio(%d, %d) is %d', (one, other, expected) => {
  expect(ratio(one, other)).toBe(expected);
});
