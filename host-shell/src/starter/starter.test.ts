import 'test-kit/drawing-setup';
import { waitFor } from '@testing-library/react';
import type { BootDocument } from 'shared-contracts/release/boot-document';
import { BOOT_GLOBAL } from 'shared-contracts/release/boot-names';
import { resolveView, type MapView } from 'shared-contracts/release/resolve';
import { LOCAL_KEY } from 'shared-contracts/storage';
import { bootDocument, bootRelease } from '../testing/boot-fixture';
import { heldText } from './held-release';
import type { StarterResult } from './starter-result';

const realFetch = globalThis.fetch;
const asked: string[] = [];
const devices: (string | undefined)[] = [];
const tokens: (string | undefined)[] = [];

const page = bootDocument({ 'host-shell': bootRelease('host'), 'mfe-games': bootRelease('games') });
const BOOT: BootDocument = {
  ...page,
  overrideOrigins: ['http://localhost:*'],
  overridesScript: '/r/host-shell/overrides.mjs',
  releases: { ...page.releases, 'mfe-games': { '1.0.0': bootRelease('one'), '2.0.0': bootRelease('two') } },
};

const HASHES: Readonly<Record<string, string>> = { '/r/host-shell/host-entry.js': 'sha256-entry' };

/** Runs the page's script on a page with this document, as the browser does before anything else. */
async function runStarter(boot: BootDocument, integrity = HASHES): Promise<void> {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = 'boot';
  element.textContent = JSON.stringify(boot);
  const imports = document.createElement('script');
  imports.type = 'importmap';
  imports.textContent = JSON.stringify({ integrity });
  document.body.replaceChildren(element, imports);
  await jest.isolateModulesAsync(async () => void (await import('./starter')));
}

/** Runs the starter until it gives up on the host, which these tests do not serve. */
async function startPage(boot: BootDocument): Promise<StarterResult | undefined> {
  await runStarter(boot);
  await waitFor(() => expect(document.documentElement.dataset['start']).toBe('failed'));
  return window[BOOT_GLOBAL];
}

const addresses = (): string[] =>
  [...document.head.querySelectorAll('link')].map(({ href }) => href.replace(`${location.origin}/r/`, ''));

beforeEach(() => {
  localStorage.clear();
  document.head.replaceChildren();
  delete window[BOOT_GLOBAL];
  delete document.documentElement.dataset['release'];
  delete document.documentElement.dataset['start'];
  history.replaceState(null, '', '/m/home');
  asked.splice(0);
  devices.splice(0);
  tokens.splice(0);
  globalThis.fetch = ((url: string, init?: { headers?: Record<string, string> }) => {
    asked.push(url);
    devices.push(init?.headers?.['Device']);
    tokens.push(init?.headers?.['Authorization']);
    return Promise.reject(new TypeError('Failed to fetch'));
  }) as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

function askForEverything(): void {
  for (const name of ['host-shell', 'mfe-games', 'mfe-agent'])
    localStorage.setItem(`import-map-override:${name}`, name === 'mfe-games' ? '2.0.0' : '4301');
  localStorage.setItem('import-map-overrides-external-maps', '["http://localhost:4301/map.json"]');
  localStorage.setItem('__MF_DEVTOOLS__', '{"overrides":{"mfe-games":"http://localhost:4301/entry.mjs"}}');
  localStorage.setItem('MF_ENV', 'true');
  document.cookie = 'import-map-override:mfe-games=2.0.0';
  history.replaceState(null, '', '/m/home?overrides=a.b.c&imo=%7B%22imports%22%3A%7B%7D%7D');
}

test.each([
  ['goes on behind the skeleton', true, 'late'],
  ['is over', false, undefined],
])('after twenty seconds a start that %s is %s to be offered again', async (_when, hasSplash, told) => {
  jest.useFakeTimers();
  try {
    await runStarter(BOOT);
    if (hasSplash) document.body.insertAdjacentHTML('beforeend', '<div id="splash"></div>');
    jest.advanceTimersByTime(19_999);
    expect(document.documentElement.dataset['start']).not.toBe('late');
    delete document.documentElement.dataset['start'];
    jest.advanceTimersByTime(1);
    expect(document.documentElement.dataset['start']).toBe(told);
  } finally {
    jest.useRealTimers();
  }
});

test('scripts are held to the hashes of the page, each by one link, and those without a hash not at all', async () => {
  const elsewhere = 'https://assets.example/r/mfe-games/list.mjs';
  await runStarter(
    { ...BOOT, allowsOverrides: false },
    { ...HASHES, '/r/mfe-games/a.mjs': 'sha256-a', [elsewhere]: 'sha256-b' },
  );
  await waitFor(() => expect(document.documentElement.dataset['start']).toBe('failed'));
  const own = `${location.origin}/r/mfe-games/a.mjs`;
  const links = (): (readonly string[])[] =>
    [...document.head.querySelectorAll('link')]
      .filter(({ href }) => [own, elsewhere].includes(href))
      .map(({ rel, href, integrity }) => [rel, href, integrity]);
  const { hold } = window[BOOT_GLOBAL] ?? {};
  expect(hold?.([own, `${location.origin}/r/mfe-games/unlisted.mjs`])).toBe(false);
  expect(hold?.(['https://assets.example/r/mfe-games/a.mjs'])).toBe(false);
  expect(links()).toEqual([]);
  expect([hold?.([own, elsewhere]), hold?.([own])]).toEqual([true, true]);
  expect(links()).toEqual([
    ['modulepreload', own, 'sha256-a'],
    ['modulepreload', elsewhere, 'sha256-b'],
  ]);
});

test.each([
  ['that takes the page over', true, ['/m/answers/0a.json', 'sha256-a=']],
  ['that draws the page itself', false, undefined],
])('the answers of a rendered page are asked for with its hash in a visit %s', async (_whose, isForVisit, expected) => {
  const answers = document.createElement('div');
  answers.id = 'page-answers';
  answers.textContent = JSON.stringify({ path: '/m/answers/0a.json', integrity: 'sha256-a=' });
  const fetched: unknown[] = [];
  const refuse = globalThis.fetch;
  globalThis.fetch = ((url: string, init?: RequestInit) => {
    fetched.push([url, init?.integrity]);
    return refuse(url, init);
  }) as typeof fetch;
  document.documentElement.toggleAttribute('data-prerendered', isForVisit);
  document.head.append(answers);
  const result = await startPage({ ...BOOT, allowsOverrides: false });
  document.documentElement.removeAttribute('data-prerendered');
  expect(fetched.find((call) => String(call).startsWith('/m/answers/'))).toEqual(expected);
  expect(result?.pageAnswers === undefined).toBe(!isForVisit);
});

test('a page that has no hash of the host does not start it', async () => {
  await runStarter({ ...BOOT, allowsOverrides: false }, {});
  await waitFor(() => expect(document.documentElement.dataset['start']).toBe('failed'));
  expect(asked).toEqual([]);
});

describe('where overrides are not allowed', () => {
  it('honours no override: storage, query, cookie, developer tools', async () => {
    askForEverything();
    const result = await startPage({ ...BOOT, allowsOverrides: false });
    expect(result?.overrides).toEqual({});
    expect(result).not.toHaveProperty('staging');
    const set = resolveView(BOOT.view as MapView, result?.bucket ?? 0);
    expect(document.documentElement.dataset['release']).toBe(set.id);
    expect(addresses()).toContain('host-shell/host-start.js');
    expect(addresses().filter((address) => /localhost:4301|two-|overrides/.test(address))).toEqual([]);
    expect(asked.map((address) => address.split('?')[0])).toEqual(['/api/v1/system/status']);
  });

  it('leaves what asked as it was', async () => {
    askForEverything();
    const before = { ...localStorage };
    await startPage({ ...BOOT, allowsOverrides: false });
    const { [LOCAL_KEY.releaseBucket]: _bucket, ...after } = { ...localStorage };
    expect(after).toEqual(before);
    expect(location.search).toContain('overrides=a.b.c');
  });
});

describe('where overrides are allowed', () => {
  it('starts at once when nothing asks for one', async () => {
    const result = await startPage({ ...BOOT, allowsOverrides: true });
    expect(result).not.toHaveProperty('staging');
    expect(result?.overrides).toEqual({});
  });

  it('starts with what the map says when the script that settles them does not come, and says so', async () => {
    localStorage.setItem('import-map-override:mfe-games', '2.0.0');
    const result = await startPage({ ...BOOT, allowsOverrides: true });
    expect(result?.overrides).toEqual({});
    expect(result?.staging?.faults).toEqual([{ asked: '/r/host-shell/overrides.mjs', problem: 'unreachable' }]);
  });
});

describe('the device that the first call names', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    sessionStorage.clear();
  });

  it.each([
    ['a browser', 'Mozilla/5.0 Mobile', null, false, 'MOBILE'],
    ['the app on its first page', 'Mozilla/5.0 Mobile MCApp/1.2.0', null, false, 'OTHERS'],
    ['a session that began in the app', 'Mozilla/5.0 Mobile', '1', false, 'OTHERS'],
    ['the site on the home screen', 'Mozilla/5.0 Mobile', null, true, 'OTHERS'],
  ])('%s', async (_name, userAgent, mark, isInstalled, header) => {
    const answer = window.matchMedia('(display-mode: standalone)');
    jest.spyOn(window, 'matchMedia').mockReturnValue({ ...answer, matches: isInstalled });
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    if (mark !== null) sessionStorage.setItem('appMode', mark);
    await startPage({ ...BOOT, allowsOverrides: false });
    expect(devices).toEqual([header]);
  });
});

describe('what the first screen begins with', () => {
  const HOST = bootRelease('host', {
    contributions: { routes: [{ path: '/m/live', screen: 'list', remote: 'mfe-games' }], slots: [], intents: [] },
  });
  const READ = { id: 'R-37', path: '/games', auth: 'optional' as const, fields: { merchant: '{merchant}' } };
  const GAMES = bootRelease('games', {
    screens: { list: { scripts: ['list.js'], styles: [], shared: [], reads: [READ] } },
  });
  const LIVE = bootDocument({ 'host-shell': HOST, 'mfe-games': GAMES });
  beforeEach(() => history.replaceState(null, '', '/m/live'));
  afterEach(() => sessionStorage.clear());

  it.each([
    ['a visitor', null, 'aurora', undefined],
    ['a member', '{"token":"one","merchantCode":"","type":0}', 'aurora', 'Bearer one'],
    ['a trial', '{"token":"two","merchantCode":"aurora-trial","type":4}', 'aurora-trial', 'Bearer two'],
    ['a session without a token', '{"token":"","merchantCode":"bahari"}', 'aurora', undefined],
    [
      'who must change the password first',
      '{"token":"three","merchantCode":"aurora","firstTimeLogin":true}',
      'aurora',
      undefined,
    ],
    ['a session that is none', '[7', 'aurora', undefined],
  ])('is asked for with the status, for %s', async (_name, session, merchant, token) => {
    if (session !== null) sessionStorage.setItem('MC_SESSION_INFO', session);
    const result = await startPage(LIVE);
    const ofMember = token === undefined ? [] : ['/api/v1/wallet', '/api/v1/members/me'];
    expect(asked.map((address) => address.replace(/language=\w+/, 'language=XX'))).toEqual([
      '/api/v1/system/status?merchantCode=aurora&language=XX',
      `/api/v1/games?merchant=${merchant}`,
      ...ofMember,
    ]);
    expect(tokens).toEqual([undefined, token, ...ofMember.map(() => token)]);
    expect(Object.keys(result?.early ?? {})).toHaveLength(asked.length);
  });

  it('is asked for in the language of the address, before the saved one', async () => {
    localStorage.setItem(LOCAL_KEY.language, 'EN');
    history.replaceState(null, '', '/m/home?language=TY');
    await startPage(LIVE);
    expect(asked[0]).toBe('/api/v1/system/status?merchantCode=aurora&language=TY');
    expect(document.documentElement.lang).toBe('fil');
  });

  describe('is asked for when the skeleton is drawn', () => {
    const frames: FrameRequestCallback[] = [];
    beforeEach(() => {
      frames.splice(0);
      jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
    });
    afterEach(() => jest.restoreAllMocks());

    it('and nothing before that', async () => {
      await runStarter(LIVE);
      expect([addresses(), asked, frames.length]).toEqual([[], [], 1]);
      frames[0]?.(0);
      await waitFor(() => expect(document.documentElement.dataset['start']).toBe('failed'));
      expect(addresses()[0]).toBe('host-shell/host-start.js');
      expect(addresses()).toContain('mfe-games/list.js');
      expect(asked).toHaveLength(2);
    });

    it('after the files that the host runs on, where the line is too narrow for all', async () => {
      await startPage(LIVE);
      const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
      const priorities = new Map(links.map(({ href, fetchPriority }) => [href.split('/r/')[1], fetchPriority]));
      expect(priorities.get('host-shell/host-start.js')).toBe('high');
      expect(priorities.get('mfe-games/list.js')).toBe('low');
    });

    it('also as a module what the page has asked the bytes of', async () => {
      document.head.innerHTML = '<link rel="preload" as="script" href="/r/host-shell/host-start.js">';
      await startPage(LIVE);
      const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[href$="host-start.js"]')];
      expect(links.map(({ rel }) => rel)).toEqual(['preload', 'modulepreload']);
    });

    it('at once where nobody looks', async () => {
      jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
      await startPage(LIVE);
      expect(frames).toEqual([]);
      expect(asked).toHaveLength(2);
    });

    it('all the same where no frame is drawn', async () => {
      await startPage(LIVE);
      expect(frames).toHaveLength(1);
      expect(asked).toHaveLength(2);
      expect(addresses()).toContain('mfe-games/list.js');
    });

    it('once', async () => {
      await startPage(LIVE);
      const all = [...addresses(), ...asked];
      jest.useFakeTimers();
      frames[0]?.(0);
      jest.runAllTimers();
      jest.useRealTimers();
      expect([...addresses(), ...asked]).toEqual(all);
    });
  });

  it.each<[string, BootDocument]>([
    ['has a dialect of its own', { ...LIVE, merchant: { ...LIVE.merchant, gateway: { basePath: '/other' } } }],
    ['has no origin', { ...LIVE, merchant: { ...LIVE.merchant, apiOrigin: 'https://a@b' } }],
    [
      'is called over http in production',
      {
        ...LIVE,
        merchant: { ...LIVE.merchant, apiOrigin: 'http://api.example' },
        view: { ...LIVE.view, environment: 'production' },
      },
    ],
  ])('is left to the host where the merchant’s gateway %s', async (_name, boot) => {
    sessionStorage.setItem('MC_SESSION_INFO', '{"token":"one"}');
    const result = await startPage(boot);
    expect(asked).toEqual([]);
    expect(result?.early).toEqual({});
  });
});

it('keeps to what is held on this device', async () => {
  localStorage.setItem(LOCAL_KEY.heldRelease, heldText({ 'mfe-games': '2.0.0' }, Date.now()));
  const held = { 'mfe-games': { ...BOOT.view.packages['mfe-games'], version: '1.0.0', previous: '2.0.0' } };
  const view = { ...BOOT.view, packages: { ...BOOT.view.packages, ...held } } as BootDocument['view'];
  const result = await startPage({ ...BOOT, view, allowsOverrides: false });
  expect(result?.held).toEqual({ 'mfe-games': '2.0.0' });
  const set = resolveView(view as MapView, result?.bucket ?? 0, {}, { 'mfe-games': '2.0.0' });
  expect(set.packages['mfe-games']).toEqual({ status: 'on', version: '2.0.0', layer: 'held' });
  expect(document.documentElement.dataset['release']).toBe(set.id);
});

test.each([
  ['the version of a cohort that the device keeps', 'a'.repeat(32), '2.0.0'],
  ['the same for one of several', `${'b'.repeat(32)} ${'a'.repeat(32)}`, '2.0.0'],
  ['the version of everybody where what the device keeps is broken', `"${'a'.repeat(31)}`, '1.0.0'],
])('the first page after a sign-in has %s', async (_what, kept, version) => {
  localStorage.setItem(LOCAL_KEY.cohort, kept);
  const cohorts = [{ cohort: 'a'.repeat(32), version: '2.0.0', below: 10_000 }];
  const games = { version: '1.0.0', layer: 'default' as const, rollouts: [], cohorts };
  const view: BootDocument['view'] = { ...BOOT.view, packages: { ...BOOT.view.packages, 'mfe-games': games } };
  const result = await startPage({ ...BOOT, view, allowsOverrides: false });
  const set = resolveView(view as MapView, result?.bucket ?? 0, {}, {}, result?.cohorts);
  expect(set.packages['mfe-games']).toMatchObject({ version });
  expect(document.documentElement.dataset['release']).toBe(set.id);
});

test('a page that was rendered answers no touch, and sends no form, until the host has it', async () => {
  const root = document.createElement('div');
  root.id = 'root';
  root.setAttribute('data-prerendered', '{}');
  root.innerHTML = '<form><input name="password" value="secret"><button>Login</button></form>';
  const put = jest.spyOn(document.body, 'replaceChildren').mockImplementation((...parts) => {
    while (document.body.firstChild !== null) document.body.firstChild.remove();
    document.body.append(root, ...parts);
  });
  await startPage(BOOT);
  put.mockRestore();
  expect([root.hasAttribute('inert'), root.getAttribute('aria-disabled')]).toEqual([true, 'true']);
  const submit = (): boolean =>
    root.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })) ?? true;
  expect(submit()).toBe(false);
  root.removeAttribute('inert');
  expect(submit()).toBe(true);
});
