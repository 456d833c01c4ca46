import { dateFault, lastDays, rangeFault } from './date-limits';

const LIMITS = { min: '2000-01-01', max: '2030-12-31' };

it.each([
  ['2024-02-29', undefined],
  ['2023-02-29', 'invalid'],
  ['2024-13-01', 'invalid'],
  ['', 'invalid'],
  ['24-1-1', 'invalid'],
  ['1999-12-31', 'early'],
  ['2000-01-01', undefined],
  ['2030-12-31', undefined],
  ['2031-01-01', 'late'],
] as const)('%s: %s', (day, fault) => {
  expect(dateFault(day, LIMITS)).toBe(fault);
});

it.each([
  [1, '2024-03-01', '2024-03-01'],
  [7, '2024-03-01', '2024-02-24'],
  [30, '2024-03-01', '2024-02-01'],
  [0, '2024-03-01', '2024-03-01'],
])('%d days that end on %s start on %s', (days, to, from) => {
  expect(lastDays(days, to)).toEqual({ from, to });
});

it.each([
  ['2024-01-01', '2024-01-01', undefined],
  ['2024-01-01', '2024-03-30', undefined],
  ['2024-01-01', '2024-03-31', 'tooLong'],
  ['2024-01-02', '2024-01-01', 'order'],
  ['', '2024-01-01', 'invalid'],
  ['1999-01-01', '2024-01-01', 'early'],
  ['2024-01-01', '2031-01-01', 'late'],
] as const)('%s to %s, 90 days at most: %s', (from, to, fault) => {
  expect(rangeFault({ from, to }, { ...LIMITS, maxDays: 90 })).toBe(fault);
});
