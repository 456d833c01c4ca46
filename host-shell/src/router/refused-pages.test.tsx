import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'shared-kit/router';
import { useHost } from '../host/use-host';
import { PERSONAS } from '../testing/personas';
import { renderInHost, type HostSetup } from '../testing/render-in-host';
import { Navigation } from '../routing/navigation';
import { useShownRoute } from './use-shown-route';

const OFF = { whitelabel: { flags: {}, promotions: {}, menus: [], dividendDisplay: false }, customerService: false };

/** A screen that leaves as soon as it is drawn, by the host's own means. */
function LeavesAtOnce(): ReactNode {
  const { navigation } = useHost();
  useEffect(() => navigation.go('/m/help', { replace: true }), [navigation]);
  return null;
}

function Site(): ReactNode {
  const shown = useShownRoute();
  return (
    <>
      <p>{shown?.route.path ?? 'nothing'}</p>
      {shown?.route.path === '/m/service' && <LeavesAtOnce />}
      <Link to="/m/webEmail">Messages</Link>
      <Link to="/m/inviteFriends">Invite</Link>
      <Link to="/m/help">Help</Link>
    </>
  );
}

const here = (): string => `${window.location.pathname}${window.location.search}`;

/** Opens an address; `added` tells how many places of the history the site has added to it. */
async function open(at: string, setup: HostSetup) {
  window.history.pushState({ idx: 0 }, '', at);
  const push = jest.spyOn(window.history, 'pushState');
  const { context } = renderInHost(<Site />, { ...setup, at, navigation: new Navigation() });
  await act(async () => undefined);
  return { context, added: () => push.mock.calls.length };
}

afterEach(() => jest.restoreAllMocks());

test.each<[string, string, HostSetup, string, string]>([
  [
    'a trial on the messages',
    '/m/webEmail',
    { session: PERSONAS.trial },
    '/m/message',
    'Not available for free trial accounts',
  ],
  ['no programme for friends', '/m/inviteFriends', { session: PERSONAS.member, info: OFF }, '/m/home', 'Coming soon'],
  ['an unknown page', '/m/nowhere', {}, '/m/home', 'This page does not exist'],
])(
  '%s: the address gives way, is said once, and adds no place to the history',
  async (_name, at, setup, goal, text) => {
    const { context, added } = await open(at, setup);
    expect([here(), screen.getByText(goal).textContent]).toEqual([goal, goal]);
    expect(context.log.toasts.map((toast) => toast.text)).toEqual([text]);
    expect(added()).toBe(0);
  },
);

test('an application without a promotion gives way to the list before it is drawn', async () => {
  const { context, added } = await open('/m/applyReward', { session: PERSONAS.member });
  expect([here(), added(), context.log.toasts]).toEqual(['/m/activity', 0, []]);
});

test('an agent on the page of friends is told over home, and led to open accounts', async () => {
  const { context } = await open('/m/inviteFriends', { session: PERSONAS.agent, confirms: true });
  expect(context.log.questions).toMatchObject([{ title: 'You are an agent' }]);
  expect(here()).toBe('/m/agentRegister');
});

test('a screen that leaves while the page starts does so within the document', async () => {
  const { added } = await open('/m/service', {});
  expect([here(), screen.getByText('/m/help').textContent, added()]).toEqual(['/m/help', '/m/help', 0]);
});

test.each([
  ['Messages', PERSONAS.trial, 'Not available for free trial accounts'],
  ['Invite', PERSONAS.member, 'Coming soon'],
])('a tap on %s leaves the page in view as it is, and says why', async (name, session, text) => {
  const { context } = await open('/m/help?p=1', { session, info: OFF });
  await userEvent.click(screen.getByRole('link', { name }));
  await waitFor(() => expect(context.log.toasts.map((toast) => toast.text)).toEqual([text]));
  expect([here(), screen.getByText('/m/help').textContent]).toEqual(['/m/help?p=1', '/m/help']);
});

test('the way back never returns to a page that was refused', async () => {
  const { context } = await open('/m/webEmail', { session: PERSONAS.trial });
  await userEvent.click(screen.getByRole('link', { name: 'Invite' }));
  await waitFor(() => expect(context.log.intents).toHaveLength(1));
  await userEvent.click(screen.getByRole('link', { name: 'Help' }));
  expect(here()).toBe('/m/help');
  window.history.back();
  await waitFor(() => expect(here()).toBe('/m/message'));
});

test('who signs in over the login is led on by the site', async () => {
  const { context, added } = await open('/m/login?redirect=%2Fm%2Fwithdraw', {});
  expect(here()).toBe('/m/login?redirect=%2Fm%2Fwithdraw');
  await act(async () => context.setSession(PERSONAS.member));
  expect([here(), added(), context.log.toasts]).toEqual(['/m/withdraw', 0, []]);
});
