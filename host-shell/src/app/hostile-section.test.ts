import { isApiError } from 'shared-contracts/api/api-error';
import { announcements } from 'shared-contracts/api/endpoints/announcements';
import { createWithdrawal, withdrawalSettings } from 'shared-contracts/api/endpoints/money';
import { callText } from 'shared-contracts/remote/capabilities';
import type { RemoteContext } from 'shared-contracts/remote/remote-context';
import type { RemoteName } from 'shared-contracts/remote/remote-names';
import { SESSION_KEY } from 'shared-contracts/storage';
import { readBoot } from '../boot/boot';
import type { HostServices } from '../host/host-services';
import { bootDocument, bootRelease } from '../testing/boot-fixture';
import { createHostServices } from './create-host-services';

const TOKEN = 'the-token-of-the-member';
const STORED = { token: TOKEN, merchantCode: 'aurora', userName: 'demo_member', type: 0, firstTimeLogin: false };
const NOTICES = { types: 'PR', platform: 'M', merchantCode: 'aurora' } as const;

/** What a section that is listed for little may do. */
const LISTED = {
  calls: [callText(announcements)],
  requests: [],
  local: ['theme'],
  session: ['hideBalance'],
  asks: ['refreshUnread'],
  emits: ['reward.claimed'],
  hears: ['language.changed'],
};

/** What the host asks for by itself when a member is there. */
const OF_THE_HOST = ['GET /api/v1/members/me', 'GET /api/v1/wallet'];

const asked: string[] = [];
const askedBySections = (): ReadonlySet<string> => new Set(asked.filter((call) => !OF_THE_HOST.includes(call)));
const originalFetch = globalThis.fetch;

function makeHost(): HostServices {
  const contributions = { routes: [], slots: [], intents: ['openChat'] };
  const document = bootDocument({
    'host-shell': bootRelease('host'),
    'mfe-promotions': bootRelease('promotions', { capabilities: LISTED, contributions }),
    // From before capabilities were stated.
    'mfe-account': bootRelease('account'),
  });
  const page = window.document.implementation.createHTMLDocument();
  const element = Object.assign(page.createElement('script'), { id: 'boot', type: 'application/json' });
  element.textContent = JSON.stringify(document);
  page.body.append(element);
  const host = createHostServices(readBoot(page), () => null);
  host.session.start();
  return host;
}

function contextOf(host: HostServices, name: RemoteName): RemoteContext {
  return host.context(name, '1.0.0') as unknown as RemoteContext;
}

/** Everything that can be reached from a value by its properties, with the way to it. */
function* reachable(value: unknown, way = 'context', seen = new Set<unknown>()): Generator<[string, unknown]> {
  yield [way, value];
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value)) return;
  seen.add(value);
  for (const key of Reflect.ownKeys(value)) {
    const found = Reflect.getOwnPropertyDescriptor(value, key);
    if (found !== undefined && 'value' in found) yield* reachable(found.value, `${way}.${String(key)}`, seen);
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== Function.prototype && prototype !== null)
    yield* reachable(prototype, `${way}.[prototype]`, seen);
}

/** A detail of the error that a call was refused with. */
async function refusalOf(call: Promise<unknown>): Promise<string> {
  const error: unknown = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return isApiError(error) && error.failure.kind === 'malformed' ? error.failure.detail : 'not refused';
}

function refused(host: HostServices): readonly unknown[] {
  return host.telemetry
    .all()
    .filter(({ event }) => event === 'capability.refused')
    .map(({ detail }) => [detail['remote'], detail['kind'], detail['what']]);
}

beforeEach(() => {
  sessionStorage.setItem(SESSION_KEY.session, JSON.stringify(STORED));
  sessionStorage.setItem(SESSION_KEY.token, TOKEN);
  asked.length = 0;
  globalThis.fetch = (input, init) => {
    const address = typeof input === 'string' ? new URL(input, location.origin) : input;
    asked.push(`${init?.method ?? 'GET'} ${'pathname' in address ? address.pathname : address.url}`);
    return Promise.reject(new TypeError('no network'));
  };
});
afterEach(() => {
  globalThis.fetch = originalFetch;
  sessionStorage.clear();
});

describe.each(['mfe-promotions', 'mfe-account'] as const)('the context of %s', (name) => {
  it('leads to no token and to nothing that the host is made of', () => {
    const host = makeHost();
    const inner: unknown[] = [
      host.storage,
      host.storage.session,
      host.session,
      host.http,
      host.bus,
      host.loader,
      host.intents,
    ];
    const found = [...reachable(contextOf(host, name))].filter(
      ([, value]) => inner.includes(value) || (typeof value === 'string' && value.includes(TOKEN)),
    );
    expect(found.map(([way]) => way)).toEqual([]);
    // The search does see what lies open.
    expect([...reachable({ open: { lies: TOKEN } })].map(([way]) => way)).toContain('context.open.lies');
  });

  it('gives no key of the session', () => {
    const { storage } = contextOf(makeHost(), name);
    for (const key of [SESSION_KEY.session, SESSION_KEY.token] as never[]) {
      expect(() => storage.getSession(key)).toThrow();
      expect(() => storage.setSession(key, '{}')).toThrow();
      expect(() => storage.removeSession(key)).toThrow();
      expect(() => storage.watchSession(key, () => undefined)).toThrow();
    }
    expect(sessionStorage.getItem(SESSION_KEY.token)).toBe(TOKEN);
  });

  it('takes no session that no reply brought', () => {
    const host = makeHost();
    const { requests } = contextOf(host, name);
    if (name === 'mfe-account') requests.adopt({ token: 'of-somebody-else', userName: 'attacker' });
    else expect(() => requests.adopt({ token: 'of-somebody-else', userName: 'attacker' })).toThrow();
    expect(host.session.token()).toBe(TOKEN);
    expect(sessionStorage.getItem(SESSION_KEY.token)).toBe(TOKEN);
  });

  it('changes nothing in the hands of another section', () => {
    const host = makeHost();
    const mine = contextOf(host, name);
    const theirs = contextOf(host, 'mfe-messaging');
    const services = [
      'http',
      'storage',
      'intents',
      'session',
      'requests',
      'site',
      'overlays',
      'language',
      'flags',
      'theme',
    ] as const;
    for (const service of services) {
      const before = { ...theirs[service] };
      for (const part of Object.keys(before)) Reflect.set(mine[service], part, () => 'taken');
      expect({ ...contextOf(host, 'mfe-messaging')[service] }).toEqual(before);
      expect({ ...theirs[service] }).toEqual(before);
    }
  });
});

describe('a section whose release states what it uses', () => {
  it('gets what it states', async () => {
    const host = makeHost();
    const { http, storage, events, intents } = contextOf(host, 'mfe-promotions');
    await expect(http.call(announcements, NOTICES)).rejects.toMatchObject({ failure: { kind: 'network' } });
    expect(askedBySections()).toEqual(new Set(['GET /api/v1/announcements']));
    storage.setLocal('theme', 'light');
    expect(storage.getLocal('theme')).toBe('light');
    storage.setSession('hideBalance', '1');
    expect(storage.getSession('hideBalance')).toBe('1');
    events.on('language.changed', () => undefined)();
    (events.emit as (name: string, payload: unknown) => void)('reward.claimed', { rewardId: '1' });
    intents.handle('openChat', () => 'opened')();
    expect(await intents.request('refreshUnread', {})).toMatchObject({ handled: true });
    expect(refused(host)).toEqual([]);
  });

  it('may call nothing else, under no other name, and not by an endpoint that changes its mind', async () => {
    const host = makeHost();
    const { http } = contextOf(host, 'mfe-promotions');
    let reads = 0;
    const turning = {
      ...announcements,
      get path() {
        reads += 1;
        return reads === 1 ? announcements.path : createWithdrawal.path;
      },
    };
    const disguised = { ...createWithdrawal, id: announcements.id } as unknown as typeof announcements;
    expect(await refusalOf(http.call(withdrawalSettings, {}))).toBe(
      `mfe-promotions 1.0.0 may not use ${callText(withdrawalSettings)}: its capabilities list no such calls`,
    );
    expect(await refusalOf(http.call(disguised, NOTICES))).toContain(`may not use R-60 POST `);
    expect(askedBySections()).toEqual(new Set());
    await http.call(turning, NOTICES).catch(() => undefined);
    expect(askedBySections()).toEqual(new Set(['GET /api/v1/announcements']));
    expect(http.early?.(withdrawalSettings, {})).toBeUndefined();
    expect(refused(host)).toContainEqual(['mfe-promotions', 'calls', callText(withdrawalSettings)]);
  });

  it.each<[string, string, string, (context: RemoteContext) => unknown]>([
    ['a key of another section', 'local', 'remPass', ({ storage }) => storage.getLocal('remPass')],
    ['a key it would overwrite', 'local', 'aff', ({ storage }) => storage.setLocal('aff', 'mine')],
    ['open orders', 'session', 'openOrders', ({ storage }) => storage.getSession('openOrders')],
    [
      'an event that is not its own',
      'emits',
      'game.launched',
      ({ events }) => events.emit('game.launched' as never, {} as never),
    ],
    [
      'an event it did not ask for',
      'hears',
      'member.registered',
      ({ events }) => events.on('member.registered', () => undefined),
    ],
    ['an intent of others', 'asks', 'resumeLogin', ({ intents }) => intents.request('resumeLogin', {})],
    [
      'an intent it would answer in another’s place',
      'answers',
      'resumeLogin',
      ({ intents }) => intents.handle('resumeLogin', () => 'refused'),
    ],
    [
      'a session it would put in place of the member’s',
      'requests',
      'adopt',
      ({ requests }) => requests.adopt({ token: 'mine', userName: 'me' }),
    ],
    [
      'a sign-in',
      'requests',
      'signIn',
      ({ requests }) => requests.signIn({ type: 'username', username: 'me', password: 'x', remember: false }),
    ],
    ['a name that every list has', 'local', 'constructor', ({ storage }) => storage.getLocal('constructor' as never)],
  ])('is refused, and reported for, %s', (_what, kind, what, attempt) => {
    const host = makeHost();
    expect(() => attempt(contextOf(host, 'mfe-promotions'))).toThrow(`mfe-promotions 1.0.0 may not use ${what}: `);
    expect(refused(host)).toEqual([['mfe-promotions', kind, what]]);
    expect(askedBySections()).toEqual(new Set());
    expect(host.session.reader.get()).toMatchObject({ userName: 'demo_member' });
  });
});
