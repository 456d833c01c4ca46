import { memberEntries, type EntryFacts } from './member-entries';

const FACTS: EntryFacts = { type: 0, hasRebateReport: true, hasReferral: true, hasService: true, hasPlayLimits: true };
const entries = (change: Partial<EntryFacts> = {}) => memberEntries({ ...FACTS, ...change }).flat();
const ids = (change?: Partial<EntryFacts>) => entries(change).map((entry) => entry.id);
const pathOf = (id: string, change?: Partial<EntryFacts>) => entries(change).find((entry) => entry.id === id)?.path;

test('a member has everything but the agent centre', () => {
  expect(ids()).toEqual([
    'transactions',
    'rebate',
    'promotions',
    'rewards',
    'invite',
    'messages',
    'announcements',
    'security',
    'limits',
    'settings',
    'help',
    'service',
  ]);
});

test('the agent centre comes first for agents', () => {
  expect(ids({ type: 1 })[0]).toBe('agent');
  expect(ids({ type: 40 })).not.toContain('agent');
});

test('switches take entries away', () => {
  expect(ids({ hasRebateReport: false })).not.toContain('rebate');
  expect(ids({ hasService: false })).not.toContain('service');
  expect(ids({ hasPlayLimits: false })).not.toContain('limits');
});

test.each([
  [{ type: 0 }, '/m/inviteFriends'],
  [{ type: 1 }, '/m/agentRegister'],
  [{ type: 1, hasReferral: false }, '/m/agentRegister'],
  [{ type: 0, hasReferral: false }, undefined],
])('invite friends of %j leads to %s', (change, expected) => {
  expect(pathOf('invite', change)).toBe(expected);
});

test.each([
  [true, 'contactService'],
  [false, 'comingSoon'],
])('without referrals, with service %s, the invite entry says %s', (hasService, notice) => {
  const invite = entries({ hasReferral: false, hasService }).find(({ id }) => id === 'invite');
  expect(invite).toEqual({ id: 'invite', path: undefined, notice, isGated: true });
});

test('what a trial may not use is gated', () => {
  const gated = entries({ type: 4 }).filter((entry) => entry.isGated);
  expect(gated.map((entry) => entry.id)).toEqual(['transactions', 'rebate', 'rewards', 'invite', 'security', 'limits']);
});
