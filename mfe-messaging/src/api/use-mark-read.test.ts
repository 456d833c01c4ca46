import { act, waitFor } from '@testing-library/react';
import { announcements, markAnnouncementRead } from 'shared-contracts/api/endpoints/announcements';
import type { SessionState } from 'shared-contracts/session/session-state';
import { fakeContext, SOME_MEMBER } from 'test-kit/fake-context';
import { renderHookInSite } from 'test-kit/render';
import { useAnnouncements } from './use-announcements';
import { useMarkRead } from './use-mark-read';

const TRIAL = { ...SOME_MEMBER, status: 'trial', type: 4 } as SessionState;

async function opened(session: SessionState = SOME_MEMBER, readers: 'players' | 'agents' = 'players') {
  const context = fakeContext({ name: 'mfe-messaging', session });
  context.http.answer(announcements, {});
  context.http.answer(markAnnouncementRead, null);
  const { result } = renderHookInSite(() => ({ read: useAnnouncements('notices'), mark: useMarkRead(readers) }), {
    context,
  });
  await waitFor(() => expect(result.current.read.isSuccess).toBe(true));
  return {
    context,
    mark: (id: number, read = false) => act(async () => result.current.mark({ id, read })),
    sent: () => context.http.callsOf(markAnnouncementRead).map(({ request }) => request),
    reads: () => context.http.callsOf(announcements).length,
  };
}

test('is sent, told, and the announcements are asked for again, once', async () => {
  const { context, mark, sent, reads } = await opened();
  await mark(7);
  expect(sent()).toEqual([{ announcementId: 7, read: true }]);
  expect(context.log.emitted).toEqual([{ name: 'notice.read', payload: { id: 7 } }]);
  await waitFor(() => expect(reads()).toBe(2));
  // The event has lowered the count: asking for it would read the same announcements a second time.
  expect(context.log.intents).toEqual([]);
});

test('one for agents is no part of the players’ count, which is requested again', async () => {
  const { context, mark } = await opened(SOME_MEMBER, 'agents');
  await mark(7);
  await waitFor(() => expect(context.log.intents).toEqual([{ name: 'refreshUnread', request: {} }]));
});

test('of some that are opened quickly, the first and the last are sent', async () => {
  const { mark, sent } = await opened();
  await mark(1);
  await mark(2);
  await mark(3);
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()).toEqual([{ announcementId: 1, read: true }, { announcementId: 3, read: true }]);
}); // prettier-ignore

test.each<[string, SessionState, boolean]>([
  ['that was read before', SOME_MEMBER, true],
  ['of a visitor', { status: 'visitor' }, false],
  ['of a trial account', TRIAL, false],
])('nothing is sent for a notice %s', async (_name, session, read) => {
  const { mark, sent } = await opened(session);
  await mark(7, read);
  expect(sent()).toEqual([]);
});

test('a failure is told to nobody', async () => {
  const { context, mark, sent, reads } = await opened();
  context.http.fail(markAnnouncementRead, { kind: 'timeout' });
  await mark(7);
  expect(sent()).toHaveLength(1);
  expect([context.log.emitted, context.log.failures, context.log.intents]).toEqual([[], [], []]);
  expect(reads()).toBe(1);
});
