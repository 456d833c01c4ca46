import { affiliateEntry } from './affiliate-entry';

const login = { kind: 'path', path: '/m/login?redirect=%2Fm%2FinviteFriends' };
const openAccount = { kind: 'path', path: '/m/agentRegister' };
const invite = { kind: 'path', path: '/m/inviteFriends' };

test.each([
  [undefined, true, true, login],
  [undefined, false, false, login],
  [1, true, true, openAccount],
  [41, false, true, openAccount],
  [0, true, true, invite],
  [4, true, false, invite],
  [40, true, false, invite],
  [0, false, true, { kind: 'notice', text: 'contactService' }],
  [0, false, false, { kind: 'notice', text: 'comingSoon' }],
])('type %p, referral %p, customer service %p', (type, isReferralOn, hasCustomerService, expected) => {
  expect(affiliateEntry({ type, isReferralOn, hasCustomerService })).toEqual(expected);
});
