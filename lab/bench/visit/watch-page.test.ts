import { blockingTime } from './watch-page';

it.each([
  ['nothing', [], 0],
  ['short tasks', [{ start: 100, duration: 50 }], 0],
  [
    'what is beyond 50 ms of each',
    [
      { start: 100, duration: 80 },
      { start: 300, duration: 150 },
    ],
    130,
  ],
  ['a task before the first content', [{ start: 99, duration: 500 }], 0],
  ['a task after ready', [{ start: 1000, duration: 500 }], 0],
])('%s', (_name, tasks, expected) => {
  expect(blockingTime(tasks, 100, 1000)).toBe(expected);
});
