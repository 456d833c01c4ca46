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
  ['EN', 'Red envelope from demo_leader: Good luck', 'Red envelope from demo_leader: Good luck'],
  ['CN', 'Red envelope from demo_leader: 恭喜：发财', 'demo_leader的红包：恭喜：发财'],
  ['ID', 'Red envelope from demo_leader', 'Angpao dari demo_leader'],
  ['TY', 'Red envelope from demo_leader: Suwerte\nka', 'Ampao mula kay demo_leader: Suwerte\nka'],
  ['CN', 'Transfer to ana', '给ana的转账'],
  ['ID', 'Transfer to ana', 'Transfer untuk ana'],
  // No file of texts: shown in the fallback language.
  ['VI', 'Reward', '奖励'],
  ['CN', 'GCash •••• 4411', 'GCash •••• 4411'],
] as const)('in %s “%s” reads “%s”', (language, remark, text) => {
  expect(remarkIn(language, remark)).toBe(text);
});
