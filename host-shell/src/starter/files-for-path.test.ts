import type { BootDocument } from 'shared-contracts/release/boot-document';
import { BUCKET_COUNT, queuePosition } from 'shared-contracts/release/bucket';
import { resolveView, type MapView } from 'shared-contracts/release/resolve';
import { bootDocument, bootRelease, needs, servedAs } from '../testing/boot-fixture';
import { MEMBER_READS } from './early-reads';
import { filesForPath, isAgentSession, type FirstFiles } from './files-for-path';

const HASH = 'sha256-one';
const HOST = bootRelease('host', {
  start: needs(['host-start.js', 'host.css']),
  screens: { home: needs(['host-home.js']) },
  sharedChunks: { 'shared-kit/form': needs(['shared-form.js', 'shared-form.css']) },
  styleIntegrity: { 'host.css': HASH },
  contributions: {
    routes: [
      { path: '/m/home', screen: 'home', remote: 'host-shell' },
      { path: '/', screen: 'home', remote: 'host-shell' },
      { path: '/m/login', screen: 'login', remote: 'mfe-account' },
    ],
    slots: [],
    intents: [],
  },
});
const ACCOUNT = bootRelease('account', {
  screens: { login: needs(['login.js', 'login.css'], ['shared-kit/form', 'shared-kit/unknown']) },
  widgets: { 'wallet-panel': needs(['wallet.js']) },
  styleIntegrity: { 'login.css': HASH },
  contributions: {
    routes: [{ path: '/m/trail', screen: 'login' }],
    slots: [{ slot: 'panel.wallet', widget: 'wallet-panel', order: 0 }],
    intents: [],
  },
});
const GAMES = bootRelease('games', {
  widgets: { catalogue: needs(['catalogue.js']) },
  contributions: { routes: [], slots: [{ slot: 'home.catalogue', widget: 'catalogue', order: 0 }], intents: [] },
});
const BOOT = bootDocument({ 'host-shell': HOST, 'mfe-account': ACCOUNT, 'mfe-games': GAMES });

function filesAt(pathname: string, boot: BootDocument = BOOT, bucket = 0, isAgent = false): FirstFiles {
  return filesForPath(boot, resolveView(boot.view as MapView, bucket), { pathname, language: 'EN', isAgent });
}

/** Addresses without the origin and the prefix. */
const names = (urls: readonly string[]): string[] => urls.map((url) => url.replace(`${location.origin}/r/`, ''));

/** All that is fetched ahead, in its order. */
const fetched = ({ hostScripts, urls }: FirstFiles): string[] => names([...hostScripts, ...urls]);

const HOST_FILES = ['host-shell/host-start.js', 'host-shell/host-EN.js'];
const HOME_FILES = [
  ...HOST_FILES,
  'host-shell/host-home.js',
  'mfe-games/games-start.js',
  'mfe-games/games-EN.js',
  'mfe-games/catalogue.js',
];

describe('filesForPath', () => {
  it.each(['/', '/m/home', '/m/home/'])('takes the host and what fills home at %s', (path) => {
    expect(fetched(filesAt(path))).toEqual(HOME_FILES);
  });

  it('takes nothing of a widget that the merchant hides', () => {
    const slots = { 'home.catalogue': { hidden: ['mfe-games/catalogue'] } };
    const files = fetched(filesAt('/m/home', { ...BOOT, merchant: { ...BOOT.merchant, slots } }));
    expect(files).toEqual([...HOST_FILES, 'host-shell/host-home.js']);
  });

  it('takes a document by itself: its entry, its files, the texts, and nothing of the site', () => {
    const document = { entry: 'document.js', ...needs(['document.js', 'react.js', 'document.css']) };
    const boot = bootDocument({
      'host-shell': { ...HOST, documents: { '/vip.html': document } },
      'mfe-account': ACCOUNT,
      'mfe-games': GAMES,
    });
    const files = filesAt('/vip.html', boot);
    expect(names([files.hostEntry])).toEqual(['host-shell/document.js']);
    expect(names(files.hostStyles)).toEqual(['host-shell/document.css']);
    expect(fetched(files)).toEqual(['host-shell/document.js', 'host-shell/react.js', 'host-shell/host-EN.js']);
    expect(names([filesAt('/m/home', boot).hostEntry])).toEqual(['host-shell/host-entry.js']);
  });

  it('takes nothing of the agents’ section for whoever is no agent, and home’s files instead', () => {
    const agent = bootRelease('agent', {
      screens: { team: needs(['team.js']) },
      contributions: { routes: [{ path: '/m/member/team', screen: 'team', guard: 'agent' }], slots: [], intents: [] },
    });
    const boot = bootDocument({ 'host-shell': HOST, 'mfe-agent': agent });
    const at = (isAgent: boolean) => fetched(filesAt('/m/member/team', boot, 0, isAgent));
    expect(at(false)).toEqual([...HOST_FILES, 'host-shell/host-home.js']);
    expect(at(true)).toEqual([...HOST_FILES, 'mfe-agent/agent-start.js', 'mfe-agent/agent-EN.js', 'mfe-agent/team.js']);
  });

  it.each([
    ['{"type":1,"token":"x"}', true],
    ['{"type":"2"}', true],
    ['{"type":41}', true],
    ['{"type":0}', false],
    ['{"type":4}', false],
    ['{"type":40}', false],
    ['{"type":null}', false],
    ['{}', false],
    ['broken', false],
    [null, false],
  ])('the stored session %s is an agent’s: %s', (stored, expected) => {
    expect(isAgentSession(stored)).toBe(expected);
  });

  it('takes a screen’s remote and the shared chunks it names, each file once', () => {
    const files = fetched(filesAt('/m/login'));
    expect(files).toEqual([
      ...HOST_FILES,
      'mfe-account/account-start.js',
      'mfe-account/account-EN.js',
      'host-shell/shared-form.js',
      'host-shell/shared-form.css',
      'mfe-account/login.js',
      'mfe-account/login.css',
    ]);
    expect(new Set(files).size).toBe(files.length);
  });

  it('takes the further pictures everywhere but on home', () => {
    const drawn = { ...HOST, sharedChunks: { ...HOST.sharedChunks, 'shared-kit/drawings': needs(['drawings.js']) } };
    const boot = bootDocument({ 'host-shell': drawn, 'mfe-account': ACCOUNT });
    const isDrawnAt = (path: string) => fetched(filesAt(path, boot)).includes('host-shell/drawings.js');
    expect(['/', '/m/home', '/m/nowhere', '/m/login', '/m/trail'].map(isDrawnAt)).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
  });

  it('names what the screen and the widgets of a page begin with, then the frame', () => {
    const read = (id: string) => ({ id, path: `/${id}`, auth: 'public' as const, fields: {} });
    const boot = bootDocument({
      'host-shell': HOST,
      'mfe-account': { ...ACCOUNT, screens: { login: { ...needs(['login.js']), reads: [read('one')] } } },
      'mfe-games': { ...GAMES, widgets: { catalogue: { ...needs(['catalogue.js']), reads: [read('two')] } } },
    });
    const frame = MEMBER_READS.map(({ id }) => id);
    const readsAt = (path: string) => filesAt(path, boot).reads.map(({ id }) => id);
    expect(['/m/login', '/m/home', '/m/nowhere'].map(readsAt)).toEqual([['one', ...frame], ['two', ...frame], frame]);
  });

  it('finds a route that a remote adds', () => {
    expect(fetched(filesAt('/m/trail'))).toContain('mfe-account/login.js');
  });

  it('takes the home screen for a path nobody knows, since that is where it leads', () => {
    expect(fetched(filesAt('/m/nowhere'))).toEqual([...HOST_FILES, 'host-shell/host-home.js']);
  });

  it('names what the host begins with apart, and the hashes of all styles', () => {
    const { hostEntry, hostScripts, hostStyles, urls, styleIntegrity } = filesAt('/m/login');
    expect(hostEntry).toBe(`${location.origin}/r/host-shell/host-entry.js`);
    expect(names(hostScripts)).toEqual(['host-shell/host-start.js']);
    expect(names(hostStyles)).toEqual(['host-shell/host.css']);
    expect(names(urls)).not.toContain('host-shell/host-start.js');
    expect(names(urls)).not.toContain('host-shell/host.css');
    expect(names(Object.keys(styleIntegrity))).toEqual(['host-shell/host.css', 'mfe-account/login.css']);
  });

  it('gives the canary’s files to its buckets and nobody else', () => {
    const canary = { ...servedAs('1.0.0'), rollouts: [{ version: '2.0.0', below: BUCKET_COUNT / 2 }] };
    const boot: BootDocument = {
      ...BOOT,
      view: { ...BOOT.view, packages: { ...BOOT.view.packages, 'mfe-games': canary } },
      releases: { ...BOOT.releases, 'mfe-games': { '1.0.0': GAMES, '2.0.0': { ...GAMES, start: needs(['v2.js']) } } },
    };
    for (let bucket = 0; bucket < 40; bucket += 1) {
      const isCanary = queuePosition(bucket, 'mfe-games@2.0.0') < BUCKET_COUNT / 2;
      expect(fetched(filesAt('/', boot, bucket)).includes('mfe-games/v2.js')).toBe(isCanary);
    }
  });

  it('takes nothing of a section that is off, and fails without a host', () => {
    const off = { ...servedAs('1.0.0'), off: { EN: 'closed' } };
    const boot = bootDocument({ 'host-shell': HOST, 'mfe-games': GAMES }, { packages: { 'mfe-games': off } });
    expect(fetched(filesAt('/', boot))).toEqual([...HOST_FILES, 'host-shell/host-home.js']);
    expect(() => filesAt('/', bootDocument({ 'mfe-games': GAMES }))).toThrow('no host');
  });
});
