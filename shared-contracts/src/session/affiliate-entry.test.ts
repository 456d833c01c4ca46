import { affiliateEntry, type AffiliateEntry } from './affiliate-entry';

const LOGIN: AffiliateEntry = { kind: 'login', path: '/m/login?redirect=%2Fm%2FinviteFriends' };
const OPEN_ACCOUNT: AffiliateEntry = { kind: 'path', path: '/m/agentRegister' };
const INVITE: AffiliateEntry = { kind: 'path', path: '/m/inviteFriends' };
const MODAL: AffiliateEntry = { kind: 'agent-notice' };
const CONTACT: AffiliateEntry = { kind: 'notice', text: 'contactService' };
const SOON: AffiliateEntry = { kind: 'notice', text: 'comingSoon' };

/** Type, referral on, service configured, then what comes from a menu and from a page. */
test.each<[number | undefined, boolean, boolean, AffiliateEntry, AffiliateEntry]>([
  [undefined, true, true, LOGIN, LOGIN],
  [undefined, false, false, LOGIN, LOGIN],
  [1, true, true, OPEN_ACCOUNT, MODAL],
  [1, false, false, OPEN_ACCOUNT, MODAL],
  [2, true, true, OPEN_ACCOUNT, MODAL],
  [41, true, true, OPEN_ACCOUNT, MODAL],
  [0, true, true, INVITE, INVITE],
  [0, true, false, INVITE, INVITE],
  [0, false, true, CONTACT, CONTACT],
  [0, false, false, SOON, SOON],
  [4, true, true, INVITE, INVITE],
  [4, false, false, SOON, SOON],
  [40, false, true, CONTACT, CONTACT],
])('type %s, referral %s, service %s', (type, isReferralOn, hasCustomerService, fromMenu, fromPage) => {
  const facts = { type, isReferralOn, hasCustomerService };
  expect(affiliateEntry({ ...facts, from: 'menu' })).toEqual(fromMenu);
  expect(affiliateEntry({ ...facts, from: 'page' })).toEqual(fromPage);
});
