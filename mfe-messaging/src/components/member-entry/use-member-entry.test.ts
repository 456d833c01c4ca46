import { act } from '@testing-library/react';
import type { SessionState } from 'shared-contracts/session/session-state';
import { fakeContext, SOME_MEMBER } from 'test-kit/fake-context';
import { renderHookInSite } from 'test-kit/render';
import { texts } from '../../testing/page-texts';
import { useChatOpening, useMemberEntry } from './use-member-entry';

const TRIAL = { ...SOME_MEMBER, status: 'trial', type: 4 } as SessionState;
const site = (session: SessionState) => fakeContext({ name: 'mfe-messaging', session });

function enter(session: SessionState) {
  const context = site(session);
  let opened = 0;
  renderHookInSite(useMemberEntry, { context, texts }).result.current('/m/webEmail', () => (opened += 1));
  return { context, opened };
}

test('members come in', () => {
  const { context, opened } = enter(SOME_MEMBER);
  expect(opened).toBe(1);
  expect([context.log.toasts, context.log.visited]).toEqual([[], []]);
});

test('visitors sign in first and come back', () => {
  const { context, opened } = enter({ status: 'visitor' });
  expect(opened).toBe(0);
  expect(context.log.toasts).toEqual([{ kind: 'info', text: texts.center.loginFirst }]);
  expect(context.log.visited.map(({ to }) => to)).toEqual(['/m/login?redirect=%2Fm%2FwebEmail']);
});

test('trial accounts are told that they need another', () => {
  const { context, opened } = enter(TRIAL);
  expect(opened).toBe(0);
  expect(context.log.toasts).toEqual([{ kind: 'offline', text: texts.center.freeReject, subject: 'accountNeeded' }]);
  expect(context.log.visited).toEqual([]);
});

test('the chat takes no further press while it is opened', async () => {
  const context = site(SOME_MEMBER);
  let open: (outcome: 'opened') => void = () => undefined;
  context.intents.handle('openChat', () => new Promise<'opened'>((resolve) => (open = resolve)));
  const { result } = renderHookInSite(() => useChatOpening('/m/message'), { context, texts });
  act(() => result.current.openChat());
  expect(result.current.isOpeningChat).toBe(true);
  await act(async () => open('opened'));
  expect(result.current.isOpeningChat).toBe(false);
  expect(context.log.visited).toEqual([]);
});

test.each([
  ['/m/message', ['/m/service']],
  ['/m/service', []],
])('where nobody opens it, %s leads to %j', async (returnTo, visited) => {
  const context = site(SOME_MEMBER);
  const { result } = renderHookInSite(() => useChatOpening(returnTo), { context, texts });
  await act(async () => result.current.openChat());
  expect(context.log.visited.map(({ to }) => to)).toEqual(visited);
});
