import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { announcements } from 'shared-contracts/api/endpoints/announcements';
import { fakeContext } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import texts from '../../locales/EN.json';
import { HomeTickerWidget } from './home-ticker-widget';

const notice = (id: number, title: string) => ({ id, title, content: '', startDate: 0 });

function draw() {
  const context = fakeContext({ name: 'mfe-messaging' });
  context.http.answer(announcements, { player: [notice(4, 'First'), notice(9, 'Second')] });
  renderInSite(<HomeTickerWidget />, { context, texts, at: '/m/home?gameType=HOT' });
  return context;
}

test('asks for what the whole of home asks for', async () => {
  const context = draw();
  await screen.findByRole('link', { name: 'First' });
  expect(context.http.callsOf(announcements)[0]?.request).toMatchObject({ types: 'B,PL,PU,PR,H' });
});

test('a notice leads to itself in the list and says where it came from', async () => {
  draw();
  await userEvent.click(await screen.findByRole('link', { name: 'Second' }));
  expect(window.location.pathname + window.location.search).toBe('/m/notice?index=1');
  expect(window.history.state).toMatchObject({ usr: { referrer: '/m/home?gameType=HOT' } });
});

test('hot announcements lead the line, each to its own page', async () => {
  const context = fakeContext({ name: 'mfe-messaging' });
  context.http.answer(announcements, { player: [notice(4, 'First')], hot: [notice(31, 'Derby season begins')] });
  renderInSite(<HomeTickerWidget />, { context, texts, at: '/m/home' });
  await screen.findByRole('link', { name: 'First' });
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Derby season begins', '/m/noticeDetail?id=31'],
    ['First', '/m/notice?index=0'],
  ]);
});

test('hot announcements alone are a line', async () => {
  const context = fakeContext({ name: 'mfe-messaging' });
  context.http.answer(announcements, { hot: [notice(31, 'Derby season begins')] });
  renderInSite(<HomeTickerWidget />, { context, texts, at: '/m/home' });
  expect(await screen.findByRole('link', { name: 'Derby season begins' })).toBeInTheDocument();
  expect(screen.queryByText('No announcement')).not.toBeInTheDocument();
});

test('says so when there is nothing', async () => {
  const context = fakeContext({ name: 'mfe-messaging' });
  context.http.answer(announcements, {});
  renderInSite(<HomeTickerWidget />, { context, texts });
  expect(await screen.findByText('No announcement')).toBeInTheDocument();
});

test('a failed read leaves a way to the list', async () => {
  const context = fakeContext({ name: 'mfe-messaging' });
  context.http.fail(announcements, { kind: 'timeout' });
  renderInSite(<HomeTickerWidget />, { context, texts });
  expect(await screen.findByRole('link', { name: 'Announcements' })).toHaveAttribute('href', '/m/notice');
});

test('keeps its line while it waits', () => {
  const context = fakeContext({ name: 'mfe-messaging' });
  context.http.hang(announcements);
  renderInSite(<HomeTickerWidget />, { context, texts });
  expect(screen.getByRole('region', { name: 'Announcements' })).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
