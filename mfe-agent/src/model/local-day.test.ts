import { localDay } from './local-day';

test.each([
  [new Date(2026, 0, 5, 0, 0, 0), '2026-01-05'],
  [new Date(2026, 10, 21, 23, 59, 59), '2026-11-21'],
])('%s is the day %s', (date, expected) => {
  expect(localDay(date)).toBe(expected);
});
