import { PERSONAS, signedIn } from '../../testing/personas';
import { sideMenuEntries, type MenuFacts } from './side-menu-entries';

const COMMON = 'deposit withdraw promotions invite rewards member messages announcements';
const ids = (facts: MenuFacts): string => {
  const { beforeGames, afterGames } = sideMenuEntries(facts);
  return [...beforeGames, { id: '|' }, ...afterGames].map(({ id }) => id).join(' ');
};

describe('the side menu', () => {
  it.each([
    ['visitor', PERSONAS.visitor, true, true, `${COMMON} | download service settings`],
    ['member', PERSONAS.member, true, true, `${COMMON} | download service settings`],
    ['trial', PERSONAS.trial, true, true, `${COMMON} | download service settings`],
    ['agent', PERSONAS.agent, true, true, `agent ${COMMON} | download service settings`],
    ['staff of an agent', signedIn(41), true, true, `agent ${COMMON} | download service settings`],
    ['internal account', signedIn(40), true, true, `${COMMON} | download service settings`],
    ['visitor, no customer service', PERSONAS.visitor, false, true, `${COMMON} | download settings`],
    ['member in the app', PERSONAS.member, true, false, `${COMMON} | service settings`],
    ['session not read yet', { status: 'unknown' } as const, false, false, `${COMMON} | settings`],
  ])('of a %s', (_who, session, hasCustomerService, isInBrowser, expected) => {
    expect(ids({ session, hasCustomerService, isInBrowser })).toBe(expected);
  });

  it.each([
    ['deposit', '/m/voucherCenter', true, undefined],
    ['withdraw', '/m/withdraw', true, undefined],
    ['promotions', '/m/activity', undefined, undefined],
    ['invite', undefined, undefined, undefined],
    ['rewards', '/m/rewardCenter', undefined, undefined],
    ['member', '/m/member/home', undefined, undefined],
    ['messages', '/m/message', undefined, 'messages'],
    ['announcements', '/m/notice', undefined, 'announcements'],
    ['download', '/m/app', undefined, undefined],
    ['service', '/m/service', undefined, undefined],
    ['settings', '/m/set', undefined, undefined],
    ['agent', '/m/agent', undefined, undefined],
  ])('%s leads to %s, money: %s, badge: %s', (id, to, isMoney, badge) => {
    const lists = sideMenuEntries({ session: PERSONAS.agent, hasCustomerService: true, isInBrowser: true });
    const entry = [...lists.beforeGames, ...lists.afterGames].find((one) => one.id === id);
    expect([entry?.to, entry?.isMoney, entry?.badge]).toEqual([to, isMoney, badge]);
  });
});
