import { addressFault, periodFields, periodOf, periodOfRange, periodRange, type ReportPeriod } from './report-period';

const TODAY = '2026-03-15';
const of = (query: string) => periodOf(new URLSearchParams(query), TODAY);

test.each<[string, ReportPeriod]>([
  ['', { days: 7 }],
  ['days=1', { days: 1 }],
  ['days=30', { days: 30 }],
  ['days=14', { days: 7 }],
  ['from=2026-03-01&to=2026-03-09', { range: { from: '2026-03-01', to: '2026-03-09' } }],
  ['from=2025-12-16&to=2026-03-15', { range: { from: '2025-12-16', to: '2026-03-15' } }],
  ['from=2025-12-15&to=2026-03-15', { days: 7 }],
  ['from=2026-03-09&to=2026-03-01', { days: 7 }],
  ['from=2026-03-01&to=2026-03-16', { days: 7 }],
  ['from=2026-02-30&to=2026-03-01&days=30', { days: 30 }],
])('%s stands for %j', (query, period) => {
  expect(of(query)).toEqual(period);
});

test.each(['', 'days=1', 'days=30', 'from=2026-03-01&to=2026-03-09'])('%s is written as it was read', (query) => {
  expect(new URLSearchParams(periodFields(of(query))).toString()).toBe(query);
});

test.each<[ReportPeriod, string, string]>([
  [{ days: 1 }, '2026-03-15', '2026-03-15'],
  [{ days: 7 }, '2026-03-09', '2026-03-15'],
  [{ days: 30 }, '2026-02-14', '2026-03-15'],
  [{ range: { from: '2026-01-01', to: '2026-01-02' } }, '2026-01-01', '2026-01-02'],
])('%j is from %s to %s', (period, from, to) => {
  expect(periodRange(period, TODAY)).toEqual({ from, to });
});

test.each<[string, string, ReportPeriod]>([
  ['2026-02-14', '2026-03-15', { days: 30 }],
  ['2026-02-14', '2026-03-14', { range: { from: '2026-02-14', to: '2026-03-14' } }],
])('from %s to %s is %j', (from, to, period) => {
  expect(periodOfRange({ from, to }, TODAY)).toEqual(period);
});

test.each([
  ['', undefined],
  ['kind=deposit', undefined],
  ['days=1', undefined],
  ['days=7', undefined],
  ['from=2026-03-01&to=2026-03-09', undefined],
  ['from=2026-02-30&to=2026-03-01', 'invalid'],
  ['from=2026-03-01', 'invalid'],
  ['to=2026-03-01', 'invalid'],
  ['from=yesterday&to=today', 'invalid'],
  ['from=2026-03-09&to=2026-03-01', 'order'],
  ['from=2026-03-01&to=2026-03-16', 'late'],
  ['from=1990-03-15&to=2026-03-15', 'tooLong'],
  ['days=13149', 'tooLong'],
  ['days=0', 'invalid'],
  ['days=-7', 'invalid'],
  ['days=week', 'invalid'],
])('the days of "%s" are refused as %p', (query, fault) => {
  expect(addressFault(new URLSearchParams(query), TODAY)).toBe(fault);
});
