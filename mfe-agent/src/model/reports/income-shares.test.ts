import { incomeBy } from './income-shares';

const row = (date: string, gameCategory: string, username: string, turnover: number, income: number) => ({
  date,
  gameCategory,
  username,
  turnover,
  income,
  rate: 0.3,
});

const ROWS = [
  row('2026-03-15', 'RNG', 'ann', 33.4, 0.1),
  row('2026-03-15', 'RNG', 'ben', 66.7, 0.2),
  row('2026-03-14', 'LIVE', 'ann', 1000, 3),
];

test('incomes of a currency with three decimals are added up whole', () => {
  const rows = [row('2026-03-15', 'RNG', 'ann', 1.125, 0.001), row('2026-03-14', 'RNG', 'ann', 1.125, 0.002)];
  expect(incomeBy('member', rows)).toEqual([{ name: 'ann', turnover: 2.25, income: 0.003 }]);
});

test.each([
  [
    'category',
    [
      // 0.1 + 0.2 is no 0.3 in binary fractions.
      { name: 'RNG', turnover: 100.1, income: 0.3 },
      { name: 'LIVE', turnover: 1000, income: 3 },
    ],
  ],
  [
    'member',
    [
      { name: 'ann', turnover: 1033.4, income: 3.1 },
      { name: 'ben', turnover: 66.7, income: 0.2 },
    ],
  ],
] as const)('by %s', (source, shares) => {
  expect(incomeBy(source, ROWS)).toEqual(shares);
  expect(incomeBy(source, [])).toEqual([]);
});
