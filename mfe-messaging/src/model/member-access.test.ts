import type { SessionState } from 'shared-contracts/session/session-state';
import { memberAccess, type MemberAccess } from './member-access';

const identity = { userName: 'a', displayName: 'a', merchantCode: 'm', mustChangePassword: false };

test.each<[SessionState, MemberAccess]>([
  [{ status: 'unknown' }, 'login'],
  [{ status: 'visitor' }, 'login'],
  [{ status: 'trial', type: 4, ...identity }, 'rejected'],
  [{ status: 'member', type: 0, ...identity }, 'open'],
  [{ status: 'member', type: 40, ...identity }, 'open'],
  [{ status: 'agent', type: 41, ...identity }, 'open'],
])('%o may: %s', (session, expected) => {
  expect(memberAccess(session)).toBe(expected);
});
