import { changeOf, previousRange } from './previous-period';

test.each([
  ['2026-03-15', '2026-03-15', '2026-03-14', '2026-03-14'],
  ['2026-03-09', '2026-03-15', '2026-03-02', '2026-03-08'],
  ['2026-03-01', '2026-03-31', '2026-01-29', '2026-02-28'],
  ['2026-01-01', '2026-03-31', '2025-10-03', '2025-12-31'],
])('before %s to %s is %s to %s', (from, to, beforeFrom, beforeTo) => {
  expect(previousRange({ from, to })).toEqual({ from: beforeFrom, to: beforeTo });
});

test.each([
  [150, 100, { percent: 50 }],
  [50, 100, { percent: -50 }],
  [0, 100, { percent: -100 }],
  [100, 100, 'none'],
  [-100, -100, 'none'],
  [100.02, 100, 'slight'],
  [99.98, 100, 'slight'],
  [100.06, 100, { percent: 0.1 }],
  // What is left of it is not gone.
  [0.01, 1000, { percent: -99.9 }],
  [-0.01, -1000, { percent: 99.9 }],
  [1, 100_000, { percent: -99.9 }],
  [-1000, -0.01, { percent: -9_999_900 }],
  [200, 100, { percent: 100 }],
  [1, Number.NaN, 'unknown'],
  [Number.NaN, 1, 'unknown'],
  [-150, -100, { percent: -50 }],
  [50, -100, 'toGain'],
  [-50, 100, 'toLoss'],
  [-0.01, 0.01, 'toLoss'],
  [0, -100, { percent: 100 }],
  [5, 0, 'new'],
  [-5, 0, 'new'],
  [0, 0, 'none'],
])('%d after %d', (now, before, change) => {
  expect(changeOf(now, before)).toEqual(change);
});
