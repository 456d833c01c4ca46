import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LOCAL_KEY, SESSION_KEY } from 'shared-contracts/storage';
import type { SessionState } from 'shared-contracts/session/session-state';
import { preloadDrawings } from 'shared-kit/ui';
import { fakeContext } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import type { HostServices } from '../../host/host-services';
import { HostProvider } from '../../host/use-host';
import english from '../../locales/EN.json';
import { PERSONAS } from '../../testing/personas';
import { SettingsScreen } from './settings-screen';

beforeAll(preloadDrawings);

function draw(session: SessionState = PERSONAS.visitor) {
  const context = fakeContext({
    name: 'host-shell',
    session,
    info: { languages: { supported: ['TY', 'EN'], default: 'TY' } },
  });
  const signOut = jest.fn(async () => undefined);
  const whole = { ...context, requests: { ...context.requests, signOut } };
  const packages = { 'host-shell': { status: 'on', version: '1.4.2' } };
  // The parts of the host that the screen uses; the whole is put together at start only.
  const host = {
    shared: { site: context.site, theme: context.theme },
    session: { reader: context.session },
    language: context.language,
    events: context.events,
    boot: { set: { id: '0123456789abcdef', packages } },
  } as unknown as HostServices;
  renderInSite(
    <HostProvider value={host}>
      <SettingsScreen />
    </HostProvider>,
    { context: whole, texts: english, at: '/m/set' },
  );
  return { context, signOut };
}

const names = (role: 'link' | 'button') => screen.queryAllByRole(role).map((item) => item.textContent);

test('a visitor chooses language and theme, and has no account to settle', () => {
  draw();
  expect(names('link')).toEqual([]);
  expect(screen.queryByRole('switch', { name: 'Hide balance' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Log out' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'English', pressed: true })).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('button', { name: 'Filipino', pressed: false })).toHaveAttribute('lang', 'fil');
  expect(screen.queryByRole('button', { name: '中文' })).not.toBeInTheDocument();
});

test('a language is taken at once', async () => {
  const { context } = draw();
  await userEvent.click(screen.getByRole('button', { name: 'Filipino' }));
  expect(context.language.get()).toBe('TY');
  expect(screen.getByRole('button', { name: 'Filipino', pressed: true })).toBeVisible();
});

test('a member hides the balance, and finds password, security and the way out', async () => {
  const { context, signOut } = draw(PERSONAS.member);
  expect(screen.getByRole('link', { name: 'Change password' })).toHaveAttribute('href', '/m/changePsw');
  expect(screen.getByRole('link', { name: 'Security centre' })).toHaveAttribute('href', '/m/securityCenter');
  await userEvent.click(screen.getByRole('switch', { name: 'Hide balance' }));
  expect(context.storage.getSession(SESSION_KEY.hideBalance)).toBe('1');
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect(signOut).toHaveBeenCalledTimes(1);
  expect(context.http.calls).toEqual([]);
});

test('a trial account has no password to change', () => {
  draw(PERSONAS.trial);
  expect(names('link')).toEqual([]);
  expect(screen.getByRole('switch', { name: 'Hide balance' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible();
});

test('clearing the cache drops kept answers and nothing else', async () => {
  const { context } = draw(PERSONAS.member);
  const { storage } = context;
  const caches = [LOCAL_KEY.statusCache, LOCAL_KEY.vendorCache, LOCAL_KEY.lotteryCache, LOCAL_KEY.announcementCache];
  const kept = [LOCAL_KEY.language, LOCAL_KEY.theme, LOCAL_KEY.remembered, LOCAL_KEY.affiliate, LOCAL_KEY.memberInfo];
  for (const key of [...caches, ...kept]) storage.setLocal(key, 'x');
  await userEvent.click(screen.getByRole('button', { name: /^Clear cache/ }));
  expect(caches.map(storage.getLocal)).toEqual([null, null, null, null]);
  expect(kept.map(storage.getLocal)).toEqual(['x', 'x', 'x', 'x', 'x']);
  expect(context.log.toasts).toEqual([{ kind: 'success', text: 'Cache cleared' }]);
});

test('says what runs here, for support', async () => {
  const person = userEvent.setup();
  draw();
  expect(screen.getByText('Version 1.4.2')).toBeVisible();
  expect(screen.getByText(/Release 0123456789abcdef/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Copy version' }));
  await expect(navigator.clipboard.readText()).resolves.toBe('1.4.2 0123456789abcdef');
});
