import { throttleDelay } from './throttle-delay';

it.each([
  [undefined, 5000, 0],
  [5000, 5000, 1000],
  [5000, 5400, 600],
  [5000, 6000, 0],
  [5000, 9000, 0],
  [5000, 4000, 0],
])('what may be done once a second and was done at %p waits at %p another %p ms', (lastAt, now, delay) => {
  expect(throttleDelay(1000, lastAt, now)).toBe(delay);
});
