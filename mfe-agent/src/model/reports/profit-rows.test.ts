import { byCategory, NO_PROFIT, orZeros } from './profit-rows';

const row = (gameCategory: string, username: string, turnover: number, profit: number) => ({
  ...NO_PROFIT,
  gameCategory,
  username,
  turnover,
  profit,
});

test('rows stay as they are; nothing becomes zeros', () => {
  const rows = [row('RNG', '', 5, -1)];
  expect(orZeros(rows, ['RNG', 'LIVE'], '')).toBe(rows);
  expect(orZeros([], ['RNG', 'LIVE'], '')).toEqual([row('RNG', '', 0, 0), row('LIVE', '', 0, 0)]);
  expect(orZeros([], ['RNG', 'LIVE'], 'LIVE')).toEqual([row('LIVE', '', 0, 0)]);
  expect(orZeros([], [], '')).toEqual([]);
});

test('members of one category add up, bonuses and fees of no category stay out', () => {
  const rows = [
    row('RNG', 'ann', 100, 10),
    row('LIVE', 'ann', 7, -3),
    row('RNG', 'ben', 50, -20),
    row('', 'ann', 0, -9),
  ];
  expect(byCategory(rows)).toEqual([row('RNG', '', 150, -10), row('LIVE', '', 7, -3)]);
  expect(byCategory([])).toEqual([]);
});
