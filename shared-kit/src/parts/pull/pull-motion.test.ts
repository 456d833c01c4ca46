import { isPull, isPulledEnough, PULL, pulledBy } from './pull-motion';

it('follows the finger ever more slowly and never past its furthest point', () => {
  expect([-20, 0, 50, 100, 200, 10_000].map((pixels) => Math.round(pulledBy(pixels)))).toEqual([0, 0, 27, 48, 75, 112]);
});

it.each([
  [PULL.thresholdPixels - 1, false],
  [PULL.thresholdPixels, true],
])('at %d px letting go refreshes: %s', (pixels, isEnough) => {
  expect(isPulledEnough(pixels)).toBe(isEnough);
});

it.each([
  [0, 10, true],
  [9, 10, true],
  [-12, 10, false],
  [0, -10, false],
])('a move by %d, %d is a pull: %s', (across, down, isOne) => {
  expect(isPull(across, down)).toBe(isOne);
});
