import { act, waitFor } from '@testing-library/react';
import { inbox, markInboxRead, removeInboxMessages, type InboxMessage } from 'shared-contracts/api/endpoints/messaging';
import type { SessionState } from 'shared-contracts/session/session-state';
import { fakeContext, SOME_MEMBER } from 'test-kit/fake-context';
import { renderHookInSite } from 'test-kit/render';
import { messagesOf, type InboxPages } from '../model/inbox-pages';
import { useInbox } from './use-inbox';

const message = (id: string, read = false) => ({ id, title: `Message ${id}`, content: '', time: 1, read });
const TRIAL = { ...SOME_MEMBER, status: 'trial', type: 4 } as SessionState;

function prepared(session: SessionState = SOME_MEMBER) {
  const context = fakeContext({ name: 'mfe-messaging', session });
  context.http.answer(inbox, { content: [message('1'), message('2'), message('3', true)], pageNum: 1, totalPages: 1 });
  context.http.answer(markInboxRead, null);
  context.http.answer(removeInboxMessages, null);
  return { context, ...renderHookInSite(useInbox, { context }) };
}

async function opened() {
  const set = prepared();
  await waitFor(() => expect(set.result.current.status).toBe('shown'));
  act(() => set.context.tell('unread.changed', { announcement: 0, chat: 0, inbox: 5, total: 5 }));
  const named = (messages: readonly InboxMessage[]) => messages.map(({ id, read }) => `${id}${read ? ' read' : ''}`);
  const cached = (): readonly string[] => {
    const [[, pages] = []] = set.client.getQueriesData<InboxPages>({ queryKey: [inbox.id] });
    return named(messagesOf(pages?.pages ?? []));
  };
  return {
    ...set,
    shown: () => named(set.result.current.messages),
    cached,
    /** Lists what is in the cache while a call is under way that then fails. */
    failing: (call: typeof markInboxRead | typeof removeInboxMessages): string[] => {
      const meanwhile: string[] = [];
      set.context.http.answer(call, () => {
        meanwhile.push(...cached());
        throw new Error('refused');
      });
      return meanwhile;
    },
    told: () => set.context.log.emitted.map(({ payload }) => payload),
    sent: (call: typeof markInboxRead | typeof removeInboxMessages) =>
      set.context.http.callsOf(call).map(({ request }) => request),
  };
}

test.each<[string, SessionState]>([
  ['visitors', { status: 'visitor' }],
  ['trial accounts', TRIAL],
])('is not asked for by %s', (_name, session) => {
  expect(prepared(session).context.http.calls).toEqual([]);
});

test('a message is read at once, and everybody who counts is told', async () => {
  const { result, context, shown, sent, told } = await opened();
  await act(async () => result.current.markRead(result.current.messages[0] as never));
  await waitFor(() => expect(shown()).toEqual(['1 read', '2', '3 read']));
  expect(sent(markInboxRead)).toEqual([{ ids: ['1'] }]);
  expect(told()).toEqual([{ unread: 4 }]);
  expect(context.log.intents).toEqual([{ name: 'refreshUnread', request: {} }]);
});

test('a message that was read is not marked again', async () => {
  const { result, sent } = await opened();
  await act(async () => result.current.markRead(result.current.messages[2] as never));
  expect(sent(markInboxRead)).toEqual([]);
});

test('a mark that fails is taken back, and nobody is told', async () => {
  const { result, context, cached, told, failing } = await opened();
  const meanwhile = failing(markInboxRead);
  await act(async () => result.current.markRead(result.current.messages[0] as never));
  expect(meanwhile).toEqual(['1 read', '2', '3 read']);
  expect(cached()).toEqual(['1', '2', '3 read']);
  expect([told(), context.log.failures, context.log.intents]).toEqual([[], [], []]);
});

test('a mark stays when a read that began before it was made answers late', async () => {
  const { result, client, context, shown } = await opened();
  const answers: (() => void)[] = [];
  const unread = { content: [message('1'), message('2'), message('3', true)], pageNum: 1, totalPages: 1 };
  context.http.answer(inbox, (() => new Promise((resolve) => answers.push(() => resolve(unread)))) as never);
  context.http.answer(markInboxRead, () => {
    void client.invalidateQueries();
    return null;
  });
  await act(async () => result.current.markRead(result.current.messages[0] as never));
  await waitFor(() => expect(answers).toHaveLength(2));
  await act(async () => answers[0]?.());
  expect(shown()).toEqual(['1 read', '2', '3 read']);
});

test('all are marked, those on further pages too', async () => {
  const { result, shown, sent, told } = await opened();
  await act(async () => expect(await result.current.markAllRead()).toBe(true));
  await waitFor(() => expect(shown()).toEqual(['1 read', '2 read', '3 read']));
  expect(sent(markInboxRead)).toEqual([{}]);
  expect(told()).toEqual([{ unread: 0 }]);
});

test('messages are gone at once, and the list is asked for again', async () => {
  const { result, context, shown, sent, told } = await opened();
  context.http.answer(inbox, { content: [message('2')], pageNum: 1, totalPages: 1 });
  await act(async () => expect(await result.current.remove(['1', '3'])).toBe(true));
  await waitFor(() => expect(shown()).toEqual(['2']));
  expect(sent(removeInboxMessages)).toEqual([{ ids: ['1', '3'] }]);
  expect(told()).toEqual([{ unread: 4 }]);
  await waitFor(() => expect(context.http.callsOf(inbox)).toHaveLength(2));
});

test('a refused removal puts them back and says so', async () => {
  const { result, context, cached, told, failing } = await opened();
  const meanwhile = failing(removeInboxMessages);
  await act(async () => expect(await result.current.remove(['1'])).toBe(false));
  expect(meanwhile).toEqual(['2', '3 read']);
  expect(cached()).toEqual(['1', '2', '3 read']);
  expect(told()).toEqual([]);
  expect(context.log.failures).toHaveLength(1);
  expect(context.http.callsOf(inbox)).toHaveLength(1);
});
