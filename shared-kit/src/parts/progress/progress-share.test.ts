import { progressShare } from './progress-share';

it.each([
  [0, 100, 0],
  [25, 100, 0.25],
  [3, 4, 0.75],
  [150, 100, 1],
  [-5, 100, 0],
  [5, 0, 0],
  [Number.NaN, 100, 0],
])('%d of %d is %d', (value, max, share) => {
  expect(progressShare(value, max)).toBe(share);
});
