import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { popularAnnouncements } from 'shared-contracts/api/endpoints/announcements';
import { fakeContext } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import texts from '../../locales/EN.json';
import { SampleListScreen } from './sample-list-screen';

const ENTRY = { id: 5, title: 'First', content: '', startDate: 0 };

function context() {
  return fakeContext({ name: 'mfe-sample' });
}

function draw(site: ReturnType<typeof context>) {
  renderInSite(<SampleListScreen />, { context: site, texts, at: '/m/sample/list' });
}

test('says that it waits, and is not ready', () => {
  const site = context();
  site.http.hang(popularAnnouncements);
  draw(site);
  expect(screen.getByRole('status', { name: 'Loading the list' })).toBeInTheDocument();
  expect(screen.getByRole('main')).not.toHaveAttribute('data-ready');
});

test('an entry leads to its page', async () => {
  const site = context();
  site.http.answer(popularAnnouncements, { list: [ENTRY] });
  draw(site);
  await userEvent.click(await screen.findByRole('link', { name: /First/ }));
  expect(window.location.pathname + window.location.search).toBe('/m/noticeDetail?id=5');
});

test('says that there is nothing, with a way on', async () => {
  const site = context();
  site.http.answer(popularAnnouncements, { list: [] });
  draw(site);
  expect(await screen.findByText('Nothing here yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/m/home');
});

test('a failure says so and can be tried again', async () => {
  const site = context();
  site.http.fail(popularAnnouncements, { kind: 'timeout' });
  draw(site);
  await screen.findByText('The list did not load');
  site.http.answer(popularAnnouncements, { list: [ENTRY] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('First')).toBeInTheDocument();
});
