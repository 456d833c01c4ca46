import { wholeDays } from './whole-days';

const FIGURES = {
  balance: 7, deposits: 1, withdrawals: 0, turnover: 50, payout: 20, bonus: 0, rebate: 0, profit: 30, registrations: 0,
  firstDeposits: 0, activeMembers: 1,
}; // prettier-ignore
const day = (date: string, changes: object = {}) => ({ date, ...FIGURES, ...changes });
const turnovers = (from: string, to: string, told: Parameters<typeof wholeDays>[1]) =>
  wholeDays({ from, to }, told).map(({ date, turnover }) => [date, turnover]);

test('days that are left out are zeros at their own dates', () => {
  expect(turnovers('2026-03-01', '2026-03-04', [day('2026-03-02'), day('2026-03-04', { turnover: 9 })])).toEqual([
    ['2026-03-01', 0],
    ['2026-03-02', 50],
    ['2026-03-03', 0],
    ['2026-03-04', 9],
  ]);
  expect(turnovers('2026-02-28', '2026-03-01', [])).toEqual([
    ['2026-02-28', 0],
    ['2026-03-01', 0],
  ]);
});

test.each(['2026/03/02', '20260302', '2026-03-02T00:00:00+08:00', ' 2026-03-02 '])(
  '%p is the second of March',
  (date) => {
    expect(turnovers('2026-03-01', '2026-03-02', [day(date)])).toEqual([
      ['2026-03-01', 0],
      ['2026-03-02', 50],
    ]);
  },
);

test('the newest first, twice, and days of another time change nothing', () => {
  const told = [day('2026-03-02'), day('2026-03-01', { turnover: 3 }), day('2026-04-01'), day('soon')];
  expect(turnovers('2026-03-01', '2026-03-02', told)).toEqual([
    ['2026-03-01', 3],
    ['2026-03-02', 50],
  ]);
});

test('a quiet day holds what the day before held; before the first one nobody knows', () => {
  const balances = wholeDays({ from: '2026-03-01', to: '2026-03-03' }, [day('2026-03-02')]).map(
    ({ balance }) => balance,
  );
  expect(balances).toEqual([Number.NaN, 7, 7]);
});
