import { fakeContext } from 'test-kit/fake-context';
import type { SessionState } from 'shared-contracts/session/session-state';
import type { SiteStatus } from '../site/site-status';
import { openStorage } from '../storage/site-storage';
import { PERSONAS } from '../testing/personas';
import { autoLogin, AUTO_LOGIN_WAIT_MS, wantsAutoLogin } from './auto-login';

const APP = { isApp: true, isInstalled: false };
const INSTALLED = { isApp: false, isInstalled: true };
const BROWSER = { isApp: false, isInstalled: false };

function make(device = APP, session: SessionState = PERSONAS.visitor, value: number | null = 0) {
  const context = fakeContext({ name: 'host-shell', session });
  const known = { kind: 'known', value } as unknown as SiteStatus;
  const status = { get: (): SiteStatus => (value === null ? { kind: 'failed', failure: { kind: 'timeout' } } : known) };
  return {
    context,
    setup: { device, session: context.session, status, storage: openStorage(), intents: context.intents },
  };
}

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('autoLogin', '1');
  localStorage.setItem('remPass', '{}');
});
afterEach(() => jest.useRealTimers());

it.each<[string, boolean, typeof APP, SessionState, number | null]>([
  ['the app', true, APP, PERSONAS.visitor, 0],
  ['an installed site', true, INSTALLED, PERSONAS.visitor, 0],
  ['a browser', false, BROWSER, PERSONAS.visitor, 0],
  ['who is signed in', false, APP, PERSONAS.member, 0],
  ['a trial', false, APP, PERSONAS.trial, 0],
  ['a site under maintenance', false, APP, PERSONAS.visitor, 1],
  ['a restricted place', false, APP, PERSONAS.visitor, 2],
  ['a site that does not answer', false, APP, PERSONAS.visitor, null],
])('for %s: %s', (_name, expected, device, session, value) => {
  expect(wantsAutoLogin(make(device, session, value).setup)).toBe(expected);
});

it.each([
  ['after a sign-out', 'autoLogin', '0'],
  ['where it was never asked for', 'autoLogin', null],
  ['with nothing remembered', 'remPass', null],
])('not %s', async (_name, key, value) => {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  const { setup, context } = make();
  await autoLogin(setup);
  expect(context.log.intents).toEqual([]);
});

it.each<[string, (() => 'signed-in' | 'refused') | undefined, string]>([
  ['a sign-in', () => 'signed-in', '1'],
  ['a refusal', () => 'refused', '0'],
  ['a section that does not load', undefined, '0'],
])('makes one attempt; after %s it stands at %s', async (_name, handler, flag) => {
  const { setup, context } = make();
  if (handler !== undefined) context.intents.handle('resumeLogin', handler);
  await autoLogin(setup);
  expect(context.log.intents).toEqual([{ name: 'resumeLogin', request: {} }]);
  expect(localStorage.getItem('autoLogin')).toBe(flag);
  expect([context.log.toasts, context.log.failures]).toEqual([[], []]);
});

it('does not hold the start up for more than 3 s', async () => {
  jest.useFakeTimers();
  const { setup, context } = make();
  context.intents.handle('resumeLogin', () => new Promise(() => undefined));
  let isOver = false;
  const start = async (): Promise<void> => {
    await autoLogin(setup);
    isOver = true;
  };
  const done = start();
  await jest.advanceTimersByTimeAsync(AUTO_LOGIN_WAIT_MS - 1);
  expect(isOver).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  await done;
  expect(isOver).toBe(true);
  expect(AUTO_LOGIN_WAIT_MS).toBe(3000);
});
