import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { RemoteRelease } from '../boot/live-releases';
import { LOAD_TIMEOUT_MS, LoadFailure } from '../files/load-fault';
import {
  forgetEntries,
  gives,
  hangs,
  NEW_ENTRY,
  NOT_FETCHED,
  OLD_ENTRY,
  on,
  pageOf,
  someRemote,
  throws,
  version,
  type Opening,
} from '../testing/loader-fixture';
import { releasePlugin, SectionOff, type OpenedSection } from './release-plugin';
import { SectionReleases } from './section-releases';

const ID = 'mfe-games/remote';
const RETRY_URL = `${NEW_ENTRY}?r=1`;

interface Page {
  /** What each address answers, in turn; the last answer stays. */
  readonly answers?: Readonly<Record<string, readonly Opening[]>>;
  readonly release?: RemoteRelease;
  /** What developer tools do to a registration. */
  readonly tools?: (remote: { entry?: string; version?: string }) => void;
}

/** The real runtime with this plugin alone, and everything it was seen to do. */
function makePage({ answers = {}, release = on(), tools }: Page) {
  forgetEntries();
  const asked: string[] = [];
  const said: string[] = [];
  const opened: OpenedSection[] = [];
  const boot = {
    ...pageOf(),
    live: {
      remote: (name: string) => (name === 'mfe-games' ? release : ({ status: 'absent' } as const)),
      fallbacks: () => [version('old')],
    },
    fileUrl: (name: string, file: string) => `https://site.example/${name}/${file}`,
    hasRetryUrls: () => true,
  };
  const releases = new SectionReleases(boot);
  const plugin = releasePlugin({
    releases,
    boot,
    mayRun: () => true,
    mayOverride: (entry) => entry.startsWith('http://localhost:4301/'),
    onOpened: (section) => void opened.push(section),
    onFault: (_name, failed, { stage, cause }) => void said.push(`${failed} ${stage}: ${cause}`),
    onFallback: (_name, failed) => void said.push(`${failed} is replaced`),
    load: (url) => {
      const turn = asked.filter((one) => one === url).length;
      asked.push(url);
      const turns = answers[url] ?? [];
      return (turns[turn] ?? turns.at(-1) ?? throws(NOT_FETCHED))();
    },
  });
  const toolsPlugin = {
    name: 'tools',
    beforeRegisterRemote: <Args extends { readonly remote: object }>(args: Args): Args => {
      tools?.(args.remote);
      return args;
    },
  };
  const instance = createInstance({ name: 'host-shell', remotes: [], plugins: [plugin, toolsPlugin] });
  const load = (id = ID): Promise<string> =>
    instance.loadRemote(id).then(
      () => opened.at(-1)?.version ?? 'nothing',
      (error: unknown) => (error instanceof LoadFailure || error instanceof SectionOff ? error.message : String(error)),
    );
  return { plugin, instance, load, releases, asked, said };
}

/** Lets a load go through its pauses and its limit. */
async function settle<Value>(work: Promise<Value>): Promise<Value> {
  await jest.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS);
  return work;
}

/** The page lists the hash of an entry. */
function publishHash(): void {
  const map = document.createElement('script');
  map.type = 'importmap';
  map.textContent = JSON.stringify({ integrity: { [NEW_ENTRY]: 'sha256-right' } });
  document.head.replaceChildren(map);
}

/** What the entry's address answers when its bytes are asked for; without one, it cannot be reached. */
function serve(body?: string): void {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(body, body === undefined ? { status: 503 } : {}));
}

beforeEach(() => {
  publishHash();
  serve();
  jest.useFakeTimers();
  // The runtime warns whenever another version takes a section's place, and of what a plugin throws.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const lost = throws(NOT_FETCHED);
const broken = throws(new ReferenceError('x'));
const right = gives(someRemote());

it.each<[string, Page & { readonly served?: string }, string, readonly string[], readonly string[]]>([
  ['the chosen version', { answers: { [NEW_ENTRY]: [right] } }, '1.2.0', [NEW_ENTRY], []],
  [
    'one that throws when it is run, by the one before',
    { answers: { [NEW_ENTRY]: [broken], [OLD_ENTRY]: [right] } },
    '1.1.0',
    [NEW_ENTRY, OLD_ENTRY],
    ['1.2.0 evaluation: ReferenceError', '1.2.0 is replaced'],
  ],
  [
    'one that is lost twice, after two pauses',
    { answers: { [NEW_ENTRY]: [lost, lost, right] } },
    '1.2.0',
    [NEW_ENTRY, NEW_ENTRY, NEW_ENTRY],
    [],
  ],
  [
    'one with other bytes, from its retry URL',
    { answers: { [NEW_ENTRY]: [lost], [RETRY_URL]: [right] }, served: 'other bytes' },
    '1.2.0',
    [NEW_ENTRY, RETRY_URL],
    [],
  ],
  [
    'one that never comes, by the one before',
    { answers: { [NEW_ENTRY]: [hangs], [OLD_ENTRY]: [right] } },
    '1.1.0',
    [NEW_ENTRY, OLD_ENTRY],
    ['1.2.0 entry: timeout', '1.2.0 is replaced'],
  ],
  [
    'nothing of a section that is off',
    { release: { status: 'off', message: { EN: 'Back at nine' } } },
    '[ Federation Runtime ]: This section is switched off',
    [],
    [],
  ],
  [
    'nothing where all fail, and says what the chosen one died of',
    { answers: { [NEW_ENTRY]: [broken], [OLD_ENTRY]: [gives(null)] } },
    'evaluation: ReferenceError',
    [NEW_ENTRY, OLD_ENTRY],
    ['1.2.0 evaluation: ReferenceError', '1.1.0 exposed: not a remote'],
  ],
  [
    'nothing of a container without init and get',
    { answers: { [NEW_ENTRY]: [async () => ({})], [OLD_ENTRY]: [right] } },
    '1.1.0',
    [NEW_ENTRY, OLD_ENTRY],
    ['1.2.0 exposed: no container: it exports no init and get', '1.2.0 is replaced'],
  ],
  [
    'nothing that is another section than its manifest says',
    { answers: { [NEW_ENTRY]: [gives({ ...someRemote(), name: 'mfe-agent' })], [OLD_ENTRY]: [right] } },
    '1.1.0',
    [NEW_ENTRY, OLD_ENTRY],
    ['1.2.0 exposed: it is the section mfe-agent', '1.2.0 is replaced'],
  ],
])('loads %s', async (_case, page, version, addresses, words) => {
  serve(page.served);
  const { load, asked, said } = makePage(page);
  expect(await settle(load())).toBe(version);
  expect(asked).toEqual(addresses);
  expect(said).toEqual(words);
});

it('asks for the chosen version again when a person retries', async () => {
  const { load, releases, asked } = makePage({
    answers: { [NEW_ENTRY]: [broken], [RETRY_URL]: [right], [OLD_ENTRY]: [right] },
  });
  expect(await load()).toBe('1.1.0');
  expect(await load()).toBe('1.1.0');
  releases.useChosen('mfe-games');
  releases.addressOf('mfe-games', '1.2.0').prepareRetry();
  expect(await load()).toBe('1.2.0');
  expect(asked).toEqual([NEW_ENTRY, OLD_ENTRY, RETRY_URL]);
});

it.each<[string, readonly Opening[], string, readonly string[]]>([
  ['the chosen one', [right], '1.2.0', [NEW_ENTRY]],
  ['the one before', [broken], '1.1.0', [NEW_ENTRY, OLD_ENTRY]],
])('gives three callers at once the same: %s', async (_case, turns, expected, addresses) => {
  const { load, asked, said } = makePage({ answers: { [NEW_ENTRY]: turns, [OLD_ENTRY]: [right] } });
  expect(await settle(Promise.all([load(), load(), load()]))).toEqual([expected, expected, expected]);
  expect(asked).toEqual(addresses);
  expect(said.filter((word) => word.includes('evaluation'))).toHaveLength(addresses.length - 1);
});

it('knows no section by another name', async () => {
  const { load, asked } = makePage({});
  expect(await load('unknown/remote')).toContain('missing: no release');
  expect(asked).toEqual([]);
});

describe('developer tools', () => {
  const ELSEWHERE = 'http://localhost:4301/entry.mjs';

  it('bring an entry from an origin that is allowed', async () => {
    const { load, asked } = makePage({
      answers: { [ELSEWHERE]: [right] },
      tools: (remote) => void Object.assign(remote, { entry: ELSEWHERE }),
    });
    expect(await load()).toBe('1.2.0');
    expect(asked).toEqual([ELSEWHERE]);
  });

  it.each<[string, NonNullable<Page['tools']>]>([
    ['an entry at another origin', (remote) => void (remote.entry = 'https://evil.example/entry.mjs')],
    ['a version in the place of the entry', (remote) => void (remote.entry = '9.9.9')],
    [
      'a version and no entry',
      (remote) => {
        delete remote.entry;
        remote.version = '9.9.9';
      },
    ],
  ])('change nothing by %s that the page has not settled', async (_what, tools) => {
    const { load, asked } = makePage({ answers: { [NEW_ENTRY]: [right] }, tools });
    expect(await load()).toBe('1.2.0');
    expect(asked).toEqual([NEW_ENTRY]);
  });
});

/** The hooks that carry the loading policy. A release of the runtime that renames one is refused here by its types. */
const HOOKS = [
  'beforeRequest',
  'registerRemote',
  'loadEntry',
  'onLoad',
  'errorLoadRemote',
] as const satisfies readonly (keyof ModuleFederationRuntimePlugin)[];

it('hangs on hooks that the runtime has', () => {
  const { plugin, instance } = makePage({});
  const { hooks, remoteHandler, loaderHook, snapshotHandler, sharedHandler } = instance;
  const parts = [hooks, remoteHandler.hooks, loaderHook, snapshotHandler.hooks, sharedHandler.hooks];
  const present = parts.flatMap(({ lifecycle }) => Object.keys(lifecycle));
  const { name, ...used } = plugin;
  expect(name).toBe('releases');
  expect(Object.keys(used)).toEqual(HOOKS);
  expect(HOOKS.filter((hook) => !present.includes(hook))).toEqual([]);
});
