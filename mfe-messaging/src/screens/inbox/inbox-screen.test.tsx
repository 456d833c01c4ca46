import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inbox, markInboxRead, removeInboxMessages } from 'shared-contracts/api/endpoints/messaging';
import type { SessionState } from 'shared-contracts/session/session-state';
import { TitleBarProvider } from 'shared-kit/remote';
import { fakeContext, SOME_MEMBER } from 'test-kit/fake-context';
import { watchListEnd } from 'test-kit/list-end';
import { renderInSite } from 'test-kit/render';
import { texts } from '../../testing/page-texts';
import { InboxScreen } from './inbox-screen';

const TIME = new Date(2026, 4, 6, 7, 8, 9).getTime();
const bonus = { id: '2', title: 'Your bonus', content: '<p>Enjoy <b>it</b></p>', time: TIME, read: false };
const signIn = { id: '1', title: 'New sign-in', content: '<p>Was it you?</p>', time: TIME, read: true };

function draw({
  messages = [bonus, signIn],
  totalPages = 1,
  confirms = true,
  session = SOME_MEMBER as SessionState,
} = {}) {
  const context = fakeContext({ name: 'mfe-messaging', session, confirms });
  context.http.answer(inbox, { content: messages, pageNum: 1, totalPages });
  context.http.answer(markInboxRead, null);
  context.http.answer(removeInboxMessages, null);
  // The bar stands in the page, as the host's does.
  const endElement = document.body.appendChild(document.createElement('div'));
  renderInSite(
    <TitleBarProvider value={{ titleElement: null, endElement, claimTitle: () => () => undefined }}>
      <InboxScreen />
    </TitleBarProvider>,
    { context, texts, at: '/m/webEmail' },
  );
  context.tell('unread.changed', { announcement: 0, chat: 0, inbox: 1, total: 1 });
  return context;
}

afterEach(() => document.body.replaceChildren());

const message = (name: string) => screen.findByRole('button', { name: new RegExp(name) });
const emitted = (context: ReturnType<typeof draw>) => context.log.emitted;

test('lists the messages, newest first, with day, first words and what is unread', async () => {
  const context = draw();
  expect(await message('Your bonus')).toHaveTextContent('2026/05/06');
  expect(await message('Your bonus')).toHaveTextContent('Enjoy it');
  expect(screen.getAllByRole('img', { name: 'Unread' })).toHaveLength(1);
  expect(context.http.callsOf(inbox).map(({ request }) => request)).toEqual([{ pageNo: 1, pageSize: 20 }]);
});

test('opening a message reads it, once, and every badge hears of it', async () => {
  const context = draw();
  await userEvent.click(await message('Your bonus'));
  expect(screen.getByText('it').tagName).toBe('B');
  await waitFor(() => expect(emitted(context)).toEqual([{ name: 'inbox.changed', payload: { unread: 0 } }]));
  expect(screen.queryByRole('img', { name: 'Unread' })).not.toBeInTheDocument();
  expect(context.http.callsOf(markInboxRead).map(({ request }) => request)).toEqual([{ ids: ['2'] }]);
  expect(context.log.intents).toContainEqual({ name: 'refreshUnread', request: {} });
  await userEvent.click(await message('Your bonus'));
  await userEvent.click(await message('Your bonus'));
  await userEvent.click(await message('New sign-in'));
  expect(context.http.callsOf(markInboxRead)).toHaveLength(1);
});

test('a mark that fails is silent, and the message stays unread', async () => {
  const context = draw();
  context.http.fail(markInboxRead, { kind: 'timeout' });
  await userEvent.click(await message('Your bonus'));
  expect(await screen.findByRole('img', { name: 'Unread' })).toBeInTheDocument();
  expect(context.log.failures).toEqual([]);
  expect(emitted(context)).toEqual([]);
});

test('marks everything read', async () => {
  const context = draw();
  await userEvent.click(await message('Mark all as read'));
  expect(context.http.callsOf(markInboxRead).map(({ request }) => request)).toEqual([{}]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument());
  expect(emitted(context)).toEqual([{ name: 'inbox.changed', payload: { unread: 0 } }]);
  expect(context.log.toasts).toEqual([{ kind: 'success', text: 'All messages are read' }]);
});

test('deletes one message after a question', async () => {
  const context = draw();
  await userEvent.click(await message('Your bonus'));
  await waitFor(() => expect(emitted(context)).toHaveLength(1));
  context.http.answer(inbox, { content: [signIn], pageNum: 1, totalPages: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(context.log.questions.map(({ title, danger }) => [title, danger])).toEqual([['Delete this message?', true]]);
  await waitFor(() => expect(screen.queryByText('Your bonus')).not.toBeInTheDocument());
  expect(context.http.callsOf(removeInboxMessages).map(({ request }) => request)).toEqual([{ ids: ['2'] }]);
  expect(await message('New sign-in')).toBeInTheDocument();
});

test('keeps the message when the question is answered no', async () => {
  const context = draw({ confirms: false });
  await userEvent.click(await message('New sign-in'));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(context.http.callsOf(removeInboxMessages)).toEqual([]);
  expect(await message('New sign-in')).toBeInTheDocument();
});

test('puts the message back when deleting it fails, and says why', async () => {
  const context = draw();
  context.http.fail(removeInboxMessages, { kind: 'timeout' });
  await userEvent.click(await message('New sign-in'));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(context.log.failures).toHaveLength(1));
  expect(await message('New sign-in')).toBeInTheDocument();
  expect(context.log.toasts).toEqual([]);
});

test('deletes what was chosen, all at once', async () => {
  const context = draw();
  await userEvent.click(await message('Select'));
  expect(screen.getByRole('button', { name: 'Delete (0)' })).toBeDisabled();
  const choices = within(screen.getByRole('list')).getAllByRole('checkbox');
  await userEvent.click(choices[1] as HTMLElement);
  expect(screen.getByRole('button', { name: 'Delete (1)' })).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: 'Select all' }));
  context.http.answer(inbox, { content: [], pageNum: 1, totalPages: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Delete (2)' }));
  expect(await screen.findByText('No messages')).toBeInTheDocument();
  expect(context.http.callsOf(removeInboxMessages).map(({ request }) => request)).toEqual([{ ids: ['2', '1'] }]);
  expect(emitted(context)).toEqual([{ name: 'inbox.changed', payload: { unread: 0 } }]);
});

test('older messages come at the end of the list, each once, and are read as the others', async () => {
  const end = watchListEnd();
  const context = draw({ totalPages: 2 });
  await message('Your bonus');
  const older = { ...signIn, id: '0', title: 'Older', read: false };
  context.http.answer(inbox, { content: [signIn, older], pageNum: 2, totalPages: 2 });
  end.comeIntoView();
  expect(await message('Older')).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(context.http.callsOf(inbox).map(({ request }) => request)).toEqual([
    { pageNo: 1, pageSize: 20 },
    { pageNo: 2, pageSize: 20 },
  ]);
  await userEvent.click(await message('Older'));
  await waitFor(() => expect(screen.getAllByRole('img', { name: 'Unread' })).toHaveLength(1));
  expect(context.http.callsOf(markInboxRead).map(({ request }) => request)).toEqual([{ ids: ['0'] }]);
  end.restore();
});

test('a next page that fails leaves what is there, and can be tried again', async () => {
  const end = watchListEnd();
  const context = draw({ messages: [bonus], totalPages: 2 });
  await message('Your bonus');
  context.http.fail(inbox, { kind: 'timeout' });
  end.comeIntoView();
  expect(await screen.findByRole('alert')).toHaveTextContent('Your messages did not load');
  expect(await message('Your bonus')).toBeInTheDocument();
  context.http.answer(inbox, { content: [signIn], pageNum: 2, totalPages: 2 });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await message('New sign-in')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  end.restore();
});

test('says so when there is nothing', async () => {
  draw({ messages: [] });
  expect(await screen.findByText('No messages')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See promotions' })).toHaveAttribute('href', '/m/activity');
});

test('a failed read can be tried again', async () => {
  const context = fakeContext({ name: 'mfe-messaging', session: SOME_MEMBER });
  context.http.fail(inbox, { kind: 'timeout' });
  renderInSite(<InboxScreen />, { context, texts, at: '/m/webEmail' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Your messages did not load');
  context.http.answer(inbox, { content: [signIn], pageNum: 1, totalPages: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await message('New sign-in')).toBeInTheDocument();
});
