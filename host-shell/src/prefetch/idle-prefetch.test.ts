import type { RemoteName } from 'shared-contracts/remote/remote-names';
import type { SessionState } from 'shared-contracts/session/session-state';
import { resolveView, type MapView } from 'shared-contracts/release/resolve';
import type { HostServices } from '../host/host-services';
import { routesAhead } from '../router/routes-ahead';
import { bootDocument, bootRelease, needs } from '../testing/boot-fixture';
import { PERSONAS } from '../testing/personas';
import { PLAIN_INFO, testRoutes } from '../testing/section-routes';
import { mayFetchAhead, prefetchWhenIdle } from './idle-prefetch';

const DOCUMENT = bootDocument({
  'host-shell': bootRelease('host', {
    contributions: {
      routes: [
        { path: '/m/gameList', screen: 'game-list', remote: 'mfe-games' },
        { path: '/m/login', screen: 'login', remote: 'mfe-account' },
        { path: '/m/member/home', screen: 'member-home', remote: 'mfe-account', guard: 'member' },
      ],
      slots: [],
      intents: [],
    },
    sharedChunks: { 'shared-kit/form': needs(['form.js', 'form.css']) },
  }),
  'mfe-games': bootRelease('games', {
    screens: { 'game-list': needs(['list.js', 'list.css']), lottery: needs(['lottery.js']) },
  }),
  'mfe-account': bootRelease('account', {
    screens: { login: needs(['login.js'], ['shared-kit/form']), 'member-home': needs(['member.js']) },
  }),
});

/** A host whose player is this one, with these remotes switched off. */
function hostOf(session: SessionState, off: readonly RemoteName[] = []): HostServices {
  return {
    boot: {
      document: DOCUMENT,
      set: resolveView(DOCUMENT.view as MapView, 0),
      live: {
        remote: (name: RemoteName) => {
          const release = DOCUMENT.releases[name]?.['1.0.0'];
          return release === undefined || off.includes(name) ? { status: 'off' } : { status: 'on', release };
        },
        routes: () => testRoutes(),
      },
      fileUrl: (name: string, file: string) => `${location.origin}/r/${name}/${file}`,
    },
    session: { reader: { get: () => session } },
    info: () => PLAIN_INFO,
    device: { isApp: false },
    language: { get: () => 'EN' },
  } as unknown as HostServices;
}

const realFetch = globalThis.fetch;
const fetched: string[] = [];
const short = (url: string): string => url.replace(`${location.origin}/r/`, '');
const linked = (): string[] => [...document.head.querySelectorAll('link')].map(({ href }) => short(href));

/** Lets the page be idle for as long as there is something to do. */
function prefetched(host: HostServices): void {
  prefetchWhenIdle(host, routesAhead(host));
  jest.runAllTimers();
}

beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
  fetched.splice(0);
  // As Chromium has it; other engines have none.
  Object.defineProperty(navigator, 'connection', { value: {}, configurable: true });
  globalThis.fetch = ((url: string) => {
    fetched.push(short(url));
    return Promise.reject(new TypeError('Failed to fetch'));
  }) as typeof fetch;
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = realFetch;
  Reflect.deleteProperty(navigator, 'connection');
});

describe('mayFetchAhead', () => {
  it.each([
    [undefined, true],
    [{}, true],
    [{ effectiveType: '4g' }, true],
    [{ effectiveType: '3g' }, true],
    [{ effectiveType: '2g' }, false],
    [{ effectiveType: 'slow-2g' }, false],
    [{ saveData: true, effectiveType: '4g' }, false],
  ])('%j: %s', (connection, expected) => {
    expect(mayFetchAhead(connection)).toBe(expected);
  });
});

describe('prefetchWhenIdle', () => {
  const GAMES = ['mfe-games/games-start.js', 'mfe-games/games-EN.js', 'mfe-games/list.js'];
  const ACCOUNT = ['mfe-account/account-start.js', 'mfe-account/account-EN.js'];

  it('fetches all that the likely screens need: code, texts, shared modules, styles', () => {
    prefetched(hostOf(PERSONAS.visitor));
    expect(linked()).toEqual([...GAMES, ...ACCOUNT, 'mfe-account/login.js', 'host-shell/form.js']);
    expect(fetched).toEqual(['mfe-games/list.css', 'host-shell/form.css']);
  });

  it('fetches what a member goes on to, for a member', () => {
    prefetched(hostOf(PERSONAS.member));
    expect(linked()).toContain('mfe-account/member.js');
    expect(linked()).not.toContain('mfe-games/lottery.js');
  });

  it('fetches nothing of a section that is switched off', () => {
    prefetched(hostOf(PERSONAS.visitor, ['mfe-games']));
    expect(linked().filter((address) => address.startsWith('mfe-games/'))).toEqual([]);
    expect(linked()).toContain('mfe-account/login.js');
  });

  it('fetches one screen at a time', () => {
    const host = hostOf(PERSONAS.visitor);
    prefetchWhenIdle(host, routesAhead(host));
    expect(linked()).toEqual([]);
    jest.runOnlyPendingTimers();
    jest.runOnlyPendingTimers();
    expect(linked()).toEqual([...GAMES]);
  });

  it('holds scripts to their hashes, and asks for nothing twice', () => {
    const map = document.createElement('script');
    map.type = 'importmap';
    map.textContent = JSON.stringify({ integrity: { '/r/mfe-games/list.js': 'sha256-one' } });
    const present = document.createElement('link');
    present.setAttribute('href', `${location.origin}/r/mfe-games/games-start.js`);
    document.head.append(map, present);
    prefetched(hostOf(PERSONAS.visitor));
    const added = [...document.head.querySelectorAll('link')].find(({ href }) => href.endsWith('/list.js'));
    expect(added).toMatchObject({ rel: 'modulepreload', integrity: 'sha256-one' });
    const before = linked();
    expect(before.filter((address) => address === 'mfe-games/games-start.js')).toHaveLength(1);
    prefetched(hostOf(PERSONAS.visitor));
    expect(linked()).toEqual(before);
  });

  it('asks for bytes alone where leaving the page would end in integrity errors', () => {
    Reflect.deleteProperty(navigator, 'connection');
    prefetched(hostOf(PERSONAS.visitor));
    expect(linked()).toEqual([]);
    const scripts = [...GAMES, ...ACCOUNT, 'mfe-account/login.js', 'host-shell/form.js'];
    expect(fetched.filter((address) => address.endsWith('.js'))).toEqual(scripts);
    expect(new Set(fetched).size).toBe(fetched.length);
  });

  it('fetches nothing for a player who saves data', () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    prefetched(hostOf(PERSONAS.visitor));
    expect([linked(), fetched]).toEqual([[], []]);
  });
});
