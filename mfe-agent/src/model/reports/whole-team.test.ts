import { FURTHER_DOWN, wholeTeam } from './whole-team';

const NOTHING = {
  balance: 0, deposits: 0, withdrawals: 0, turnover: 0, payout: 0, bonus: 0, rebate: 0, profit: 0, registrations: 0,
  firstDeposits: 0, activeMembers: 0,
}; // prettier-ignore
const row = (username: string, turnover: number, profit = 0) => ({
  username,
  figures: { ...NOTHING, turnover, profit },
});

test('what members and their figures leave of the team is one row', () => {
  const team = { ...NOTHING, turnover: 217_930.58, profit: -4, activeMembers: 3 };
  const rows = wholeTeam([row('ann', 145_445.61, 5), row('ben', 0.1)], team);
  expect(rows.map(({ username }) => username)).toEqual(['ann', 'ben', FURTHER_DOWN]);
  expect(rows[2]?.figures).toEqual({ ...NOTHING, turnover: 72_484.87, profit: -9, activeMembers: 3 });
});

test('nobody further down is no row, binary fractions or not', () => {
  const members = [row('ann', 0.1), row('ben', 0.2)];
  expect(wholeTeam(members, { ...NOTHING, turnover: 0.3 })).toBe(members);
});
