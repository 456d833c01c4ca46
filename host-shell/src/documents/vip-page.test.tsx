import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vip } from 'shared-contracts/api/endpoints/promotions';
import { preloadDrawings } from 'shared-kit/ui';
import { fakeContext } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import english from '../locales/EN.json';
import { PERSONAS } from '../testing/personas';
import { VipPage } from './vip-page';

beforeAll(preloadDrawings);

test('has a title and a way home of its own, and leaves by whole pages', async () => {
  const context = fakeContext({ name: 'host-shell', session: PERSONAS.visitor });
  context.http.answer(vip, { levels: [{ level: 0, name: 'Guest', requirement: 'Open an account', benefits: [] }] });
  renderInSite(<VipPage />, { context, texts: english, at: '/vip.html' });
  expect(screen.getByRole('heading', { level: 1, name: 'VIP club' })).toBeVisible();
  expect(screen.getByText('Aurora')).toBeVisible();
  expect(document.title).toBe('VIP club · Aurora');
  const home = screen.getByRole('link', { name: 'Back to home' });
  expect(home).toHaveAttribute('href', '/m/home');
  const login = await screen.findByRole('link', { name: 'Login to see your level' });
  const taken: boolean[] = [];
  document.addEventListener('click', (event) => {
    taken.push(event.defaultPrevented);
    event.preventDefault();
  });
  await userEvent.click(home);
  await userEvent.click(login);
  // Without the router nothing prevents the browser's default navigation.
  expect(taken).toEqual([false, false]);
  expect(window.location.pathname).toBe('/vip.html');
  expect(context.log.visited).toEqual([]);
});
