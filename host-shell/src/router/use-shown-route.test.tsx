import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Link } from 'shared-kit/router';
import type { FirstRead } from 'shared-contracts/remote/first-read';
import { loadHostScreen } from '../screens/host-screens';
import { PERSONAS, signedIn } from '../testing/personas';
import { renderInHost, type FakeWidget, type HostSetup } from '../testing/render-in-host';
import { useShownRoute } from './use-shown-route';

const LOGIN_FROM_WITHDRAW = '/m/login?redirect=%2Fm%2Fwithdraw';

function Site(): ReactNode {
  const shown = useShownRoute();
  return (
    <>
      <p>{shown?.route.path ?? 'nothing'}</p>
      <Link to="/m/withdraw">Withdraw</Link>
      <Link to="/vip.html">VIP</Link>
      <Link to="/m/help?p=1">Help</Link>
      <Link to="/m/home">Home</Link>
      <Link to="/m/notice?id=7">Notices</Link>
    </>
  );
}

const draw = async (setup: HostSetup) => {
  const host = renderInHost(<Site />, { at: '/m/help', ...setup });
  await act(async () => undefined);
  return host;
};
const here = (): string => `${window.location.pathname}${window.location.search}`;
const tap = (name: string) => userEvent.click(screen.getByRole('link', { name }));

test('shows the page of the location and follows its query', async () => {
  await draw({});
  expect(screen.getByText('/m/help')).toBeInTheDocument();
  await tap('Help');
  expect([here(), screen.getByText('/m/help')]).toEqual(['/m/help?p=1', expect.anything()]);
});

test('who moves on while a page still waits for its widgets does not see the one before it again', async () => {
  await loadHostScreen('home');
  const banner: FakeWidget = { remote: 'mfe-promotions', slot: 'home.banner', part: undefined };
  await draw({ widgets: [banner], coming: ['home.banner', 'notice'] });
  await tap('Home');
  expect(screen.getByText('/m/home')).toBeInTheDocument();
  await tap('Notices');
  expect([here(), screen.getByText('/m/home')]).toEqual(['/m/notice?id=7', expect.anything()]);
});

test('a page whose code is still on its way has what it begins with asked for', async () => {
  const read: FirstRead = { id: 'R-60', path: '/announcements', auth: 'optional', fields: {} };
  const { askedAhead } = await draw({ coming: ['notice'], reads: { notice: [read], help: [read] } });
  expect(askedAhead).not.toHaveBeenCalled();
  await tap('Notices');
  expect(askedAhead.mock.calls).toEqual([[[read], '?id=7']]);
});

test('a deep link to a member page says why it led elsewhere', async () => {
  const { context } = await draw({ at: '/m/withdraw' });
  expect(here()).toBe(LOGIN_FROM_WITHDRAW);
  expect(context.log.toasts).toEqual([{ kind: 'info', text: 'Sorry, you are not logged in! please login first' }]);
});

test('a tap on a member page says to login first', async () => {
  const { context } = await draw({});
  await tap('Withdraw');
  expect(here()).toBe(LOGIN_FROM_WITHDRAW);
  expect(context.log.toasts).toEqual([{ kind: 'info', text: 'Please login first' }]);
});

test('a session that ends over its page is no tap', async () => {
  const { context } = await draw({ at: '/m/withdraw', session: PERSONAS.member });
  expect(screen.getByText('/m/withdraw')).toBeInTheDocument();
  await act(async () => context.setSession({ status: 'visitor' }));
  expect(context.log.toasts).toEqual([]);
});

test('nor is one that ends before the first page is shown', async () => {
  const { context } = renderInHost(<Site />, { at: '/m/withdraw', session: PERSONAS.member });
  await act(async () => context.setSession({ status: 'visitor' }));
  expect([here(), context.log.toasts]).toEqual([LOGIN_FROM_WITHDRAW, []]);
});

test.each([
  [4, 'offer-register'],
  [41, 'refuse'],
])('the door for real accounts shows over home, type %i', async (type, answer) => {
  const { context } = await draw({ at: '/m/voucherCenter', session: signedIn(type) });
  expect(here()).toBe('/m/home');
  expect(context.log.intents).toEqual([{ name: 'showRealAccountGate', request: { answer } }]);
});

test('an unknown path leads home and says so', async () => {
  const { context } = await draw({ at: '/m/nowhere?a=1' });
  expect([here(), context.log.toasts]).toEqual(['/m/home', [{ kind: 'info', text: 'This page does not exist' }]]);
});

test('the plain document is loaded as a page of its own', async () => {
  const { loadedDocument } = await draw({});
  await tap('VIP');
  expect(here()).toBe('/vip.html');
  expect(loadedDocument).toHaveBeenCalledTimes(1);
  expect(screen.getByText('/m/help')).toBeInTheDocument();
});

test('the plain document as the first page is just shown', async () => {
  const { loadedDocument } = await draw({ at: '/vip.html' });
  expect(screen.getByText('/vip.html')).toBeInTheDocument();
  expect(loadedDocument).not.toHaveBeenCalled();
});
