import { loadDelay } from './load-throttle';

it.each([
  [undefined, 5000, 0],
  [5000, 5000, 1000],
  [5000, 5400, 600],
  [5000, 6000, 0],
  [5000, 9000, 0],
  [5000, 4000, 0],
])('after a load at %p, at %p the next one waits %p ms', (lastLoadAt, now, delay) => {
  expect(loadDelay(lastLoadAt, now)).toBe(delay);
});
