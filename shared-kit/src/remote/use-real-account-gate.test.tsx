import { renderHook } from '@testing-library/react';
import type { SessionState } from 'shared-contracts/session/session-state';
import { smallContext } from '../testing/small-context';
import { useRealAccountGate } from './use-real-account-gate';

const person = (type: number): SessionState => ({
  status: type === 4 ? 'trial' : 'member',
  userName: 'ann',
  displayName: 'Ann',
  merchantCode: 'aurora',
  type,
  mustChangePassword: false,
});

it.each<[string, SessionState, 'money' | 'rest', boolean, string | undefined]>([
  ['a member', person(0), 'money', true, undefined],
  ['an agent', person(1), 'money', true, undefined],
  ['a trial', person(4), 'money', false, 'offer-register'],
  ['a trial', person(4), 'rest', false, 'offer-register'],
  ['a staff account', person(41), 'money', false, 'refuse'],
  ['a staff account', person(41), 'rest', true, undefined],
  ['an internal account', person(40), 'money', false, 'refuse'],
  // The guard of the page sends them to sign in, with the way back.
  ['a visitor', { status: 'visitor' }, 'money', true, undefined],
  ['who is not known yet', { status: 'unknown' }, 'rest', true, undefined],
])('lets %s (%j) through to %s: %s; says %s', (_name, state, of, expected, answer) => {
  const { wrapper, asked } = smallContext({ session: { get: () => state } });
  const { result } = renderHook(useRealAccountGate, { wrapper });
  expect(result.current(of)).toBe(expected);
  expect(asked).toEqual(answer === undefined ? [] : [{ name: 'showRealAccountGate', request: { answer } }]);
});
