import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { announcement, announcements, markAnnouncementRead } from 'shared-contracts/api/endpoints/announcements';
import type { SessionState } from 'shared-contracts/session/session-state';
import { fakeContext, SOME_MEMBER, type FakeContext } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import texts from '../../locales/EN.json';
import { NoticeScreen } from './notice-screen';

const START = new Date(2026, 4, 6, 7, 8, 9).getTime();
const weekend = {
  id: 1,
  title: 'Weekend tables',
  content: '<p>Open <b>all night</b></p>',
  startDate: START,
  read: false,
};
const reels = { id: 2, title: 'Fourteen reels', content: '<p>Find them on home</p>', startDate: START, read: true };

function draw(at = '/m/notice', session: SessionState = SOME_MEMBER): FakeContext<'mfe-messaging'> {
  const context = fakeContext({ name: 'mfe-messaging', session });
  context.http.answer(announcements, { player: [weekend, reels] });
  context.http.answer(markAnnouncementRead, null);
  renderInSite(<NoticeScreen />, { context, texts, at });
  return context;
}

const panel = (name: string) => screen.findByRole('button', { name: new RegExp(name) });

test('lists the notices with day and first words', async () => {
  const context = draw();
  expect(await panel('Weekend tables')).toHaveTextContent('2026/05/06');
  expect(await panel('Weekend tables')).toHaveTextContent('Open all night');
  expect(context.http.callsOf(announcements)[0]?.request).toEqual({
    types: 'B,PL,PU',
    platform: 'M',
    merchantCode: 'aurora',
  });
  expect(screen.getByRole('main')).toHaveAttribute('data-ready');
});

test('opening a notice reads it, tells the others and reloads once', async () => {
  const context = draw();
  expect(await screen.findByRole('img', { name: 'Unread' })).toBeInTheDocument();
  await userEvent.click(await panel('Weekend tables'));
  expect(screen.getByText('all night').tagName).toBe('B');
  expect(screen.queryByRole('img', { name: 'Unread' })).not.toBeInTheDocument();
  await waitFor(() => expect(context.http.callsOf(announcements)).toHaveLength(2));
  expect(context.http.callsOf(markAnnouncementRead).map((call) => call.request)).toEqual([
    { announcementId: 1, read: true },
  ]);
  expect(context.log.emitted).toEqual([{ name: 'notice.read', payload: { id: 1 } }]);
  expect(context.log.intents).toEqual([]);
});

test('a notice that was read before is not marked again', async () => {
  const context = draw();
  await userEvent.click(await panel('Fourteen reels'));
  expect(context.http.callsOf(markAnnouncementRead)).toEqual([]);
});

test.each<[string, SessionState]>([
  ['visitor', { status: 'visitor' }],
  ['trial account', { ...SOME_MEMBER, status: 'trial', type: 4 } as SessionState],
])('nothing is marked for a %s', async (_case, session) => {
  const context = draw('/m/notice', session);
  await userEvent.click(await panel('Weekend tables'));
  expect(screen.queryByRole('img', { name: 'Unread' })).not.toBeInTheDocument();
  expect(context.http.callsOf(markAnnouncementRead)).toEqual([]);
});

test('an open notice has the link to its own page', async () => {
  draw();
  expect(screen.queryByRole('link', { name: /^Open and share/ })).not.toBeInTheDocument();
  await userEvent.click(await panel('Fourteen reels'));
  const link = screen.getByRole('link', { name: 'Open and share: Fourteen reels' });
  expect(link).toHaveAttribute('href', `/m/noticeDetail?id=${reels.id}`);
});

test('one notice stands open at a time', async () => {
  draw();
  await userEvent.click(await panel('Weekend tables'));
  await userEvent.click(await panel('Fourteen reels'));
  expect(await panel('Weekend tables')).toHaveAttribute('aria-expanded', 'false');
  expect(await panel('Fourteen reels')).toHaveAttribute('aria-expanded', 'true');
});

test('opens, shows and reads the notice of the address', async () => {
  const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
  const context = draw('/m/notice?index=0');
  expect(await panel('Weekend tables')).toHaveAttribute('aria-expanded', 'true');
  expect(scrollIntoView).toHaveBeenCalled();
  expect(context.http.callsOf(markAnnouncementRead)).toHaveLength(1);
  scrollIntoView.mockRestore();
});

test.each(['/m/notice?index=9', '/m/notice?index=x', '/m/noticeDetail'])('%s is the closed list', async (at) => {
  draw(at);
  expect(await panel('Weekend tables')).toHaveAttribute('aria-expanded', 'false');
});

test('the detail path shows one notice in full and reads it', async () => {
  const context = draw('/m/noticeDetail?id=1');
  expect(await screen.findByRole('heading', { name: 'Weekend tables' })).toBeInTheDocument();
  expect(screen.getByText('2026-05-06 07:08:09')).toBeInTheDocument();
  expect(screen.queryByText('Fourteen reels')).not.toBeInTheDocument();
  expect(context.http.callsOf(markAnnouncementRead)).toHaveLength(1);
});

test('an unknown id gives way to the list', async () => {
  const context = draw('/m/noticeDetail?id=77');
  context.http.fail(announcement, { kind: 'rejected', code: 'not_found', status: 404, message: '' });
  await waitFor(() => expect(context.log.visited).toEqual([{ to: '/m/notice', replace: true }]));
});

test('a notice that is not in the list is read by its own call, marked, and counted nowhere', async () => {
  const context = draw('/m/noticeDetail?id=31');
  context.http.answer(announcement, { ...weekend, id: 31, title: 'Derby season begins' });
  expect(await screen.findByRole('heading', { name: 'Derby season begins' })).toBeInTheDocument();
  await waitFor(() => expect(context.http.callsOf(announcement)).toHaveLength(2));
  expect(context.http.callsOf(markAnnouncementRead).map((call) => call.request)).toEqual([
    { announcementId: 31, read: true },
  ]);
  expect(context.log.emitted).toEqual([]);
  expect(context.log.visited).toEqual([]);
});

test('a notice whose call failed can be read again', async () => {
  const context = draw('/m/noticeDetail?id=31');
  context.http.fail(announcement, { kind: 'timeout' });
  expect(await screen.findByRole('alert')).toHaveTextContent('The announcement did not load');
  context.http.answer(announcement, { ...weekend, id: 31, title: 'Derby season begins' });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Derby season begins' })).toBeInTheDocument();
});

test('says so when there is nothing', async () => {
  const context = fakeContext({ name: 'mfe-messaging' });
  context.http.answer(announcements, {});
  renderInSite(<NoticeScreen />, { context, texts, at: '/m/notice' });
  expect(await screen.findByText('No announcement')).toBeInTheDocument();
});

test('a failed read can be tried again', async () => {
  const context = fakeContext({ name: 'mfe-messaging' });
  context.http.fail(announcements, { kind: 'timeout' });
  renderInSite(<NoticeScreen />, { context, texts, at: '/m/notice' });
  expect(await screen.findByRole('alert')).toHaveTextContent('The announcements did not load');
  context.http.answer(announcements, { player: [reels] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await panel('Fourteen reels')).toBeInTheDocument();
});

test('is not ready while it waits', async () => {
  const context = fakeContext({ name: 'mfe-messaging' });
  context.http.hang(announcements);
  await act(async () => void renderInSite(<NoticeScreen />, { context, texts, at: '/m/notice' }));
  expect(screen.getByRole('main')).not.toHaveAttribute('data-ready');
});
