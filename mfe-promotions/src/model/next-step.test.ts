import { nextStep } from './next-step';
import { PROMOTION_TABS } from './promotion-tabs';

const PLAIN = {
  id: '7',
  content: '<p>Play more.</p>',
  category: 'OTHER',
  imageRequired: 'N',
  remarkRequired: 'N',
} as const;

test.each([
  ['NEW', 'deposit', '/m/voucherCenter'],
  ['DEPOSIT', 'deposit', '/m/voucherCenter?promotion=7'],
  ['APP', 'app', '/m/app'],
  ['RNG', 'play', '/m/rng'],
  ['LIVE', 'play', '/m/live'],
  ['PVP', 'play', '/m/pvp'],
  ['SPORTS', 'play', '/m/sports'],
  ['FISH', 'play', '/m/fish'],
  ['LOTT', 'play', '/m/lottery'],
  ['REBATE', 'play', '/m/home'],
  ['RANK', 'viewRanks', '/vip.html'],
  ['MALL', 'points', '/m/rewardCenter'],
  ['OTHER', 'play', '/m/home'],
  ['SEASONAL', 'play', '/m/home'],
])('the next step of %s is to %s at %s', (category, kind, to) => {
  expect(nextStep({ ...PLAIN, category })).toEqual({ kind, to });
});

test.each(PROMOTION_TABS)('a form goes before what %s is about', (category) => {
  const step = { kind: 'apply', to: '/m/applyReward?id=7' };
  expect(nextStep({ ...PLAIN, category, imageRequired: 'Y' })).toEqual(step);
  expect(nextStep({ ...PLAIN, category, remarkRequired: 'Y' })).toEqual(step);
});

test.each([
  ['<a href="/m/inviteFriends">Invite</a>', 'invite'],
  ["<A HREF='https://aurora.example/m/inviteFriends?from=pr'>Invite</A>", 'invite'],
  ['<a href=/m/inviteFriends>Invite</a>', 'invite'],
  ['<p>See /m/inviteFriends</p>', 'play'],
  ['<a href="/m/inviteFriendsLater">Later</a>', 'play'],
])('%s is a promotion to %s', (content, kind) => {
  expect(nextStep({ ...PLAIN, content }).kind).toBe(kind);
});
