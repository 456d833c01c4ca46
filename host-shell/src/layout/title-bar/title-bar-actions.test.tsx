import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { matchRoute } from '../../routing/site-routes';
import { PERSONAS, signedIn } from '../../testing/personas';
import { renderInHost } from '../../testing/render-in-host';
import { testRoutes } from '../../testing/section-routes';
import { layoutOf } from '../layout-rules';
import { TitleBarActions } from './title-bar-actions';

function draw(path: string, session: Parameters<typeof renderInHost>[1]) {
  const route = matchRoute(path, testRoutes());
  if (route === null) throw new Error(`${path} is no route`);
  return renderInHost(<TitleBarActions layout={layoutOf(route)} route={route} />, session);
}

test('a visitor may login or register', () => {
  draw('/m/lottery', {});
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Login', '/m/login'],
    ['Register', '/m/register'],
  ]);
});

test('a member opens the menu', async () => {
  const { chrome } = draw('/m/lottery', { session: PERSONAS.member });
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  expect(chrome.get()).toBe('menu');
});

test('someone who must change the password first may leave', async () => {
  const { signedOut } = draw('/m/changePsw', { session: signedIn(0, { mustChangePassword: true }) });
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect(signedOut).toHaveBeenCalledTimes(1);
});
