import type { PositionPeriod } from 'shared-contracts/api/endpoints/responsible-play';
import { periodAt } from './periods';

// Business days begin at 16:00 UTC of the day before.
test.each<[PositionPeriod, string, string, string]>([
  ['day', '2026-03-15T15:59:59Z', '2026-03-14T16:00:00Z', '2026-03-15T16:00:00Z'],
  ['day', '2026-03-15T16:00:00Z', '2026-03-15T16:00:00Z', '2026-03-16T16:00:00Z'],
  ['week', '2026-03-15T12:00:00Z', '2026-03-08T16:00:00Z', '2026-03-15T16:00:00Z'],
  ['week', '2026-03-15T16:00:00Z', '2026-03-15T16:00:00Z', '2026-03-22T16:00:00Z'],
  ['month', '2026-12-31T12:00:00Z', '2026-11-30T16:00:00Z', '2026-12-31T16:00:00Z'],
  ['month', '2026-02-10T12:00:00Z', '2026-01-31T16:00:00Z', '2026-02-28T16:00:00Z'],
  ['year', '2026-12-31T16:00:00Z', '2026-12-31T16:00:00Z', '2027-12-31T16:00:00Z'],
])('the %s of %s', (period, now, start, end) => {
  expect(periodAt(period, Date.parse(now))).toEqual({ start: Date.parse(start), end: Date.parse(end) });
});
