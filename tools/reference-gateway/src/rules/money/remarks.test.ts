import { remarkIn } from './remarks';

it.each([
  ['EN', 'Game rounds', 'Game rounds'],
  ['CN', 'Game rounds', '游戏局'],
  ['ID', 'For 2026-03-17', 'Untuk 2026-03-17'],
  ['CN', 'Salary, for 2026-03-17', '日工资，2026-03-17'],
  ['TY', 'Team, for 2026-03-17', 'Team, para sa 2026-03-17'],
  ['EN', 'Hours, for 2026-03-17', 'Hours, for 2026-03-17'],
  ['CN', 'Online banking', '网银支付'],
  ['ID', 'Red envelope', 'Angpao'],
  // No file of texts: shown in the fallback language.
  ['VI', 'Reward', '奖励'],
  ['CN', 'GCash •••• 4411', 'GCash •••• 4411'],
] as const)('in %s “%s” reads “%s”', (language, remark, text) => {
  expect(remarkIn(language, remark)).toBe(text);
});
