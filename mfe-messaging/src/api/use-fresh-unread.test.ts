import { act } from '@testing-library/react';
import type { SessionState } from 'shared-contracts/session/session-state';
import { fakeContext, SOME_MEMBER } from 'test-kit/fake-context';
import { renderHookInSite } from 'test-kit/render';
import { useFreshUnread } from './use-fresh-unread';

const COUNTS = { announcement: 1, chat: 2, inbox: 3, total: 6 };
const NONE = { announcement: 0, chat: 0, inbox: 0, total: 0 };
const TRIAL = { ...SOME_MEMBER, status: 'trial', type: 4 } as SessionState;

function open(session: SessionState) {
  const context = fakeContext({ name: 'mfe-messaging', session });
  const { result } = renderHookInSite(useFreshUnread, { context });
  act(() => context.tell('unread.changed', COUNTS));
  return { context, result };
}

test('a member sees what the host tells, and it is asked for again on opening', () => {
  const { context, result } = open(SOME_MEMBER);
  expect(context.log.intents).toEqual([{ name: 'refreshUnread', request: {} }]);
  expect(result.current).toEqual(COUNTS);
});

test.each<[string, SessionState]>([
  ['visitor', { status: 'visitor' }],
  ['trial account', TRIAL],
])('a %s has nothing unread, and asks for nothing', (_name, session) => {
  const { context, result } = open(session);
  expect(context.log.intents).toEqual([]);
  expect(result.current).toEqual(NONE);
});

test('whoever signs in meanwhile is asked for then', () => {
  const { context, result } = open({ status: 'visitor' });
  act(() => context.setSession(SOME_MEMBER));
  expect(context.log.intents).toHaveLength(1);
  expect(result.current).toEqual(COUNTS);
});
