import { BOOT_GLOBAL } from 'shared-contracts/release/boot-names';
import type { HostServices } from '../host/host-services';
import { registerWorker, cachesLobby, lobbyParts, mayComeFirst } from './register-worker';

const ORIGIN = 'http://localhost';
const FILE = `${ORIGIN}/r/host-shell/host.0a1b.mjs`;
const PICTURE = `${ORIGIN}/images/1.webp`;
const PAGE = `${ORIGIN}/m/login?from=deposit`;
const MERCHANT = { installed: {} };

test('a site keeps its lobby unless its merchant, or development, has it otherwise', () => {
  const keeps = (installed: object | undefined, liveReload = false): boolean =>
    cachesLobby({ merchant: { ...(installed && { installed }) }, liveReload } as Parameters<typeof cachesLobby>[0]);
  expect([keeps(undefined), keeps({}), keeps({ offlineLobby: true })]).toEqual([true, true, true]);
  expect([keeps({ offlineLobby: false }), keeps({}, true)]).toEqual([false, false]);
});

test('pictures of somebody who is signed in are their own', () => {
  const urls = [FILE, `${ORIGIN}/api/v1/games`, PICTURE];
  expect(lobbyParts(urls, ORIGIN, true)).toEqual({ files: [FILE], pictures: [PICTURE] });
  expect(lobbyParts(urls, ORIGIN, false)).toEqual({ files: [FILE], pictures: [] });
});

function setUp(
  changes: {
    readonly kind?: string;
    readonly offlineLobby?: boolean;
    readonly hasWorker?: boolean;
    /** Of the worker that an earlier visit left. */
    readonly scope?: string;
    /** Whether the server allows the worker more than its folder. */
    readonly isAllowed?: boolean;
  } = {},
) {
  const messages: unknown[] = [];
  const listeners = new Map<string, () => void>();
  let isThere = true;
  const active = { postMessage: (message: unknown) => messages.push(message) };
  const registration = {
    active,
    scope: `${ORIGIN}${changes.scope ?? '/'}`,
    unregister: jest.fn(async () => (isThere = false)),
  };
  const register = jest.fn(async (_script: string, { scope }: RegistrationOptions) => {
    if (changes.isAllowed === false && scope === '/') throw new DOMException('not allowed', 'SecurityError');
    return registration;
  });
  const workers = {
    controller: changes.hasWorker === false ? null : active,
    register,
    ready: Promise.resolve(registration),
    getRegistration: async (url: string) =>
      isThere && new URL(url, ORIGIN).href.startsWith(registration.scope) ? registration : undefined,
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
  const forgotten: string[] = [];
  Object.defineProperty(globalThis, 'caches', {
    value: { keys: async () => ['lobby-copy-1-page', 'other'], delete: async (name: string) => forgotten.push(name) },
    configurable: true,
  });
  const entries = { navigation: [PAGE], resource: [FILE, PICTURE, FILE] };
  Object.assign(performance, {
    getEntriesByType: (type: keyof typeof entries) => entries[type].map((name) => ({ name })),
  });
  const installed = changes.offlineLobby === undefined ? {} : { offlineLobby: changes.offlineLobby };
  const host = {
    boot: { document: { merchant: { ...MERCHANT, installed }, liveReload: false, allowsOverrides: false, keys: [{}] } },
    session: { reader: { get: () => ({ status: changes.kind ?? 'visitor' }) } },
  } as unknown as HostServices;
  return { host, messages, listeners, register, registration, forgotten };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(performance, 'getEntriesByType');
  document.documentElement.removeAttribute('data-copy');
  document.documentElement.removeAttribute('data-kept');
});

test('the worker is told what the page is made of once it rests, and when it is left', async () => {
  const { host, messages, register } = setUp();
  registerWorker(host);
  await jest.advanceTimersByTimeAsync(3000);
  expect(register).toHaveBeenCalledWith('/m/sw.js', { scope: '/', updateViaCache: 'none' });
  const told = { wasKept: false, mayComeFirst: true, asksForAnswers: true };
  expect(messages).toEqual([{ page: PAGE, files: [FILE], pictures: [PICTURE], ...told }]);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(messages).toHaveLength(2);
});

test('a worker of an earlier version, which has the folder alone, gives way to one of the whole site', async () => {
  const { host, register, registration } = setUp({ scope: '/m/' });
  registerWorker(host);
  await jest.advanceTimersByTimeAsync(3000);
  expect(register.mock.calls.map(([, { scope }]) => scope)).toEqual(['/']);
  expect(registration.unregister).toHaveBeenCalledTimes(1);
});

test('where the server does not allow more, the worker has its folder', async () => {
  const { host, messages, register, registration } = setUp({ scope: '/m/', isAllowed: false });
  registerWorker(host);
  await jest.advanceTimersByTimeAsync(3000);
  expect(register.mock.calls.map(([, { scope }]) => scope)).toEqual(['/', '/m/']);
  expect(registration.unregister).not.toHaveBeenCalled();
  expect(messages).toHaveLength(1);
});

test('a worker that takes over while the page is open is told again: it begins with nothing', async () => {
  const { host, messages, listeners } = setUp();
  registerWorker(host);
  await jest.runAllTimersAsync();
  listeners.get('controllerchange')?.();
  await jest.runAllTimersAsync();
  expect(messages.slice(1)).toEqual([messages[0], { answers: [] }]);
});

test('a kept page says that it is one', async () => {
  const { host, messages } = setUp();
  document.documentElement.setAttribute('data-kept', '2026-01-02T03:04:05.000Z');
  registerWorker(host);
  await jest.advanceTimersByTimeAsync(3000);
  expect(messages).toMatchObject([{ wasKept: true }]);
});

test('of a member no pictures are named', async () => {
  const { host, messages } = setUp({ kind: 'member' });
  registerWorker(host);
  await jest.advanceTimersByTimeAsync(3000);
  const told = { wasKept: false, mayComeFirst: true, asksForAnswers: true };
  expect(messages).toEqual([{ page: PAGE, files: [FILE], pictures: [], ...told }]);
});

test('a worker that has just come is told what the page was drawn from, and nothing of anybody', async () => {
  const asked = (path: string, headers: object) => ({ url: `/api/v1${path}`, headers: { ...headers } });
  const games = { asked: asked('/games/hot', { Language: 'EN' }), status: 200, body: { success: true } };
  const early = [
    games,
    { ...games, asked: asked('/games/hot', { Language: 'EN', Authorization: 'Bearer token' }) },
    { ...games, asked: asked('/wallet', { Language: 'EN' }) },
    { ...games, status: 500 },
    { status: 200, body: {} },
  ].map((answer) => Promise.resolve(answer));
  const lost = Promise.reject(new Error('lost'));
  Object.assign(window, { [BOOT_GLOBAL]: { early: { ...early, lost } } });
  const { host, messages } = setUp({ hasWorker: false });
  registerWorker(host);
  await jest.advanceTimersByTimeAsync(3000);
  const told = { url: `${ORIGIN}/api/v1/games/hot`, headers: { Language: 'EN' }, text: '{"success":true}' };
  expect(messages.slice(1)).toEqual([{ answers: [told] }]);
  Reflect.deleteProperty(window, BOOT_GLOBAL);
});

test('where no lobby is kept any more, worker and copies go', async () => {
  const { host, register, registration, forgotten } = setUp({ offlineLobby: false });
  registerWorker(host);
  await jest.advanceTimersByTimeAsync(3000);
  expect(registration.unregister).toHaveBeenCalledTimes(1);
  expect(forgotten).toEqual(['lobby-copy-1-page']);
  expect(register).not.toHaveBeenCalled();
});

test('a page that is a copy, and a browser without workers, change nothing', async () => {
  const { host, register } = setUp();
  document.documentElement.setAttribute('data-copy', '2026-01-02T03:04:05.000Z');
  registerWorker(host);
  Object.defineProperty(navigator, 'serviceWorker', { value: undefined, configurable: true });
  registerWorker(host);
  await jest.advanceTimersByTimeAsync(3000);
  expect(register).not.toHaveBeenCalled();
});

test('visits begin with the kept page where its word can be checked, unless the merchant has it otherwise', () => {
  const may = (changes: object): boolean =>
    mayComeFirst({ merchant: {}, allowsOverrides: false, keys: [{}], ...changes } as Parameters<
      typeof mayComeFirst
    >[0]);
  expect([may({}), may({ merchant: { installed: { keptPage: true } } })]).toEqual([true, true]);
  const others = [{ merchant: { installed: { keptPage: false } } }, { allowsOverrides: true }, { keys: [] }];
  expect(others.map(may)).toEqual([false, false, false]);
});
