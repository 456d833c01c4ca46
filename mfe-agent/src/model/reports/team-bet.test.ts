import { betProfit } from './team-bet';

test.each([
  [10, 0, 10],
  [10, 25.5, -15.5],
  [0.3, 0.1, 0.2],
  [10, 10, 0],
  [1.125, 0.001, 1.124],
])('a stake of %d that paid %d keeps %d', (stake, payout, profit) => {
  expect(betProfit({ stake, payout })).toBe(profit);
});
