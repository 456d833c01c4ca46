import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { popularAnnouncements } from 'shared-contracts/api/endpoints/announcements';
import { customerService } from 'shared-contracts/api/endpoints/messaging';
import type { SiteInfo } from 'shared-contracts/api/endpoints/system';
import type { SessionState } from 'shared-contracts/session/session-state';
import { fakeContext, SOME_MEMBER, type FakeContext } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import { texts } from '../../testing/page-texts';
import { MessageCenterScreen } from './message-center-screen';

const VISITOR: SessionState = { status: 'visitor' };
const TRIAL = { ...SOME_MEMBER, status: 'trial', type: 4 } as SessionState;
const affiliate = {
  csType: 'AFFILIATE',
  path: 'AMSSoqUcylz7TZV6U5AQhrKPOZUYBsVXJBvJHl5Vs9Y=abcdefgh',
  title: 'Partner desk',
  type: '3',
};
const telegram = { type: 'TELEGRAM', url: 'https://t.me/example', labelNameEn: 'Telegram', resourceType: 'SOCIAL' };

function draw(session: SessionState = SOME_MEMBER, info: Partial<SiteInfo> = { resources: [telegram] }) {
  const context = fakeContext({ name: 'mfe-messaging', session, info });
  context.http.answer(customerService, { version: { pathList: [affiliate] } });
  context.http.answer(popularAnnouncements, { list: [] });
  renderInSite(<MessageCenterScreen />, { context, texts, at: '/m/message' });
  return context;
}

function tellUnread(context: FakeContext<'mfe-messaging'>): void {
  act(() => context.tell('unread.changed', { announcement: 3, chat: 1, inbox: 120, total: 124 }));
}

test('shows every row with its link', async () => {
  draw();
  expect(await screen.findByRole('link', { name: /Partner desk/ })).toHaveAttribute('href', 'https://example.com/chat');
  expect(screen.getByRole('link', { name: /Telegram/ })).toHaveAttribute('href', 'https://t.me/example');
  expect(screen.getByRole('link', { name: /Announcements/ })).toHaveAttribute('href', '/m/notice');
  expect(screen.getByRole('button', { name: /Messages/ })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Live chat/ })).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveAttribute('data-ready');
});

test('a row without a usable link is not there', async () => {
  const context = fakeContext({
    name: 'mfe-messaging',
    info: {
      resources: [{ ...telegram, url: 'javascript:alert(1)' }],
      whitelabel: { flags: {}, promotions: {}, menus: [], dividendDisplay: false },
    },
  });
  context.http.answer(customerService, { version: { pathList: [{ ...affiliate, path: 'broken' }] } });
  context.http.answer(popularAnnouncements, { list: [] });
  renderInSite(<MessageCenterScreen />, { context, texts, at: '/m/message' });
  await waitFor(() => expect(screen.getByRole('main')).toHaveAttribute('data-ready'));
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /Live chat/ })).not.toBeInTheDocument();
});

test('shows the unread counts of the host and asks for fresh ones', async () => {
  const context = draw();
  expect(context.log.intents).toEqual([{ name: 'refreshUnread', request: {} }]);
  tellUnread(context);
  expect(screen.getByRole('img', { name: '3 unread' })).toHaveTextContent('3');
  expect(screen.getByRole('img', { name: '120 unread' })).toHaveTextContent('99+');
  expect(screen.getByRole('img', { name: '1 unread' })).toBeInTheDocument();
  await screen.findByRole('link', { name: /Partner desk/ });
});

test.each([
  ['visitors', VISITOR],
  ['trial accounts', TRIAL],
])('%s have no badges', async (_case, session) => {
  const context = draw(session);
  tellUnread(context);
  expect(screen.queryByRole('img', { name: /unread/ })).not.toBeInTheDocument();
  expect(context.log.intents).toEqual([]);
  await screen.findByRole('link', { name: /Partner desk/ });
});

test('a member reaches the inbox', async () => {
  const context = draw();
  await userEvent.click(screen.getByRole('button', { name: /Messages/ }));
  expect(context.log.visited).toEqual([{ to: '/m/webEmail', replace: false }]);
});

test.each([
  ['Messages', '/m/login?redirect=%2Fm%2FwebEmail'],
  ['Live chat', '/m/login?redirect=%2Fm%2Fmessage'],
])('%s sends a visitor to sign in', async (row, path) => {
  const context = draw(VISITOR);
  await userEvent.click(screen.getByRole('button', { name: new RegExp(row) }));
  expect(context.log.toasts).toEqual([{ kind: 'info', text: 'Please login first' }]);
  expect(context.log.visited).toEqual([{ to: path, replace: false }]);
});

test.each(['Messages', 'Live chat'])('%s refuses a trial account shortly', async (row) => {
  const context = draw(TRIAL);
  await userEvent.click(screen.getByRole('button', { name: new RegExp(row) }));
  expect(context.log.toasts).toEqual([
    { kind: 'offline', text: 'Not available for free trial accounts', subject: 'accountNeeded' },
  ]);
  expect(context.log.visited).toEqual([]);
});

test('live chat opens, and can be opened again after a refusal', async () => {
  const context = draw();
  context.intents.handle('openChat', () => 'refused');
  await userEvent.click(screen.getByRole('button', { name: /Live chat/ }));
  expect(context.log.intents.map((intent) => intent.name)).toContain('openChat');
  expect(screen.getByRole('button', { name: /Live chat/ })).toBeEnabled();
  expect(context.log.visited).toEqual([]);
});

test('without anybody to open the chat the service screen does', async () => {
  const context = draw();
  await userEvent.click(screen.getByRole('button', { name: /Live chat/ }));
  await waitFor(() => expect(context.log.visited).toEqual([{ to: '/m/service', replace: false }]));
});

test('a failed read leaves the other rows and can be tried again', async () => {
  const context = fakeContext({ name: 'mfe-messaging' });
  context.http.fail(customerService, { kind: 'timeout' });
  context.http.answer(popularAnnouncements, { list: [] });
  renderInSite(<MessageCenterScreen />, { context, texts, at: '/m/message' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Customer service did not load');
  expect(screen.getByRole('link', { name: /Announcements/ })).toBeInTheDocument();
  context.http.answer(customerService, { version: { pathList: [affiliate] } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Partner desk/ })).toBeInTheDocument();
});

const DERBY = { id: 31, title: 'Derby season begins', content: '', startDate: 0, read: false };

test('popular announcements lead to their own pages', async () => {
  const context = fakeContext({ name: 'mfe-messaging' });
  context.http.answer(customerService, { version: { pathList: [] } });
  context.http.answer(popularAnnouncements, { list: [DERBY] });
  renderInSite(<MessageCenterScreen />, { context, texts, at: '/m/message' });
  expect(await screen.findByRole('region', { name: 'Popular announcements' })).toBeInTheDocument();
  const link = await screen.findByRole('link', { name: /Derby season begins/ });
  expect(link).toHaveAttribute('href', '/m/noticeDetail?id=31');
});

test('without popular announcements there is no place for them', async () => {
  draw();
  await waitFor(() => expect(screen.queryByText('Popular announcements')).not.toBeInTheDocument());
});

test('popular announcements that did not load can be read again', async () => {
  const context = fakeContext({ name: 'mfe-messaging' });
  context.http.answer(customerService, { version: { pathList: [] } });
  context.http.fail(popularAnnouncements, { kind: 'timeout' });
  renderInSite(<MessageCenterScreen />, { context, texts, at: '/m/message' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Popular announcements did not load');
  context.http.answer(popularAnnouncements, { list: [DERBY] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Derby season begins/ })).toBeInTheDocument();
});
