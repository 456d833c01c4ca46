import { swipedBy } from './swipe-away';

it.each([
  ['down', 5, 40, 40],
  ['down', 50, 40, 0],
  ['down', 0, -40, 0],
  ['right', 60, 10, 60],
  ['right', -60, 10, 0],
  ['left', -60, 10, 60],
  ['left', -60, 90, 0],
] as const)('a surface that leaves %s is moved %d, %d: by %d', (direction, across, down, by) => {
  expect(swipedBy(direction, across, down)).toBe(by);
});
