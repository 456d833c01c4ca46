import { clockText, secondsLeft } from './countdown';

it.each([
  [10_000, 0, 10],
  [10_000, 1, 10],
  [10_000, 9000, 1],
  [10_000, 9999, 1],
  [10_000, 10_000, 0],
  [10_000, 90_000, 0],
  [Number.NaN, 0, 0],
])('at %d ms, seen at %d ms, %d seconds are left', (endsAt, now, seconds) => {
  expect(secondsLeft(endsAt, now)).toBe(seconds);
});

it.each([
  [0, '0:00'],
  [9, '0:09'],
  [60, '1:00'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [90_061, '25:01:01'],
])('%d seconds read %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});
