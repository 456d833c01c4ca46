import type { BootDocument } from 'shared-contracts/release/boot-document';
import { earlyKey } from '../starter/early-key';
import type { StarterResult } from '../starter/starter-result';
import { bootDocument, bootRelease, servedAs } from '../testing/boot-fixture';
import { readBoot, type Boot } from './boot';

const HASH = 'sha256-one';
const GAMES = bootRelease('games', {
  styleIntegrity: { 'games.css': HASH },
  contributions: { routes: [{ path: '/m/slotsCenter/', screen: 'game-list' }], slots: [], intents: [] },
});
const DOCUMENT = bootDocument({ 'host-shell': bootRelease('host'), 'mfe-games': GAMES });
const BOTH = { '1.0.0': GAMES, '2.0.0': { ...GAMES, entry: 'second.js' } };

const STATUS = earlyKey('R-01', {}, { merchant: 'aurora', language: 'EN', token: null });

function starter(changes: Partial<StarterResult> = {}): StarterResult {
  return { bucket: 0, overrides: {}, styles: Promise.resolve(), early: {}, ...changes };
}

function read(boot: BootDocument, result?: StarterResult): Boot {
  const page = document.implementation.createHTMLDocument();
  const element = page.createElement('script');
  element.id = 'boot';
  element.type = 'application/json';
  element.textContent = JSON.stringify(boot);
  page.body.append(element);
  return readBoot(page, result);
}

describe('readBoot', () => {
  it('knows each remote’s release, and where its files are', () => {
    const boot = read(DOCUMENT, starter());
    expect(boot.live.remote('mfe-games')).toEqual({ status: 'on', version: '1.0.0', release: GAMES });
    expect(boot.live.remote('mfe-agent')).toEqual({ status: 'absent' });
    expect(boot.fileUrl('mfe-games', 'a.js')).toBe(`${location.origin}/r/mfe-games/a.js`);
    expect(boot.styleIntegrity).toEqual({ [`${location.origin}/r/mfe-games/games.css`]: HASH });
    expect(boot.live.routes().get('/m/slotsCenter')).toMatchObject({ remote: 'mfe-games', screen: 'game-list' });
  });

  it('keeps files on another origin where they are', () => {
    const boot = read({ ...DOCUMENT, assetsBase: 'https://files.example/r/' }, starter());
    expect(boot.fileUrl('mfe-games', 'a.js')).toBe('https://files.example/r/mfe-games/a.js');
  });

  it('knows the pages of a section that is off, and the operator’s word for it', () => {
    const off = { ...servedAs('1.0.0'), off: { EN: 'closed' } };
    const boot = read(bootDocument({ 'mfe-games': GAMES }, { packages: { 'mfe-games': off } }), starter());
    expect(boot.live.remote('mfe-games')).toEqual({ status: 'off', message: { EN: 'closed' } });
    expect(boot.live.routes().get('/m/slotsCenter')).toMatchObject({ remote: 'mfe-games' });
  });

  it('knows the host’s pages, which no section takes', () => {
    const host = bootRelease('host', {
      contributions: { routes: [{ path: '/m/set', screen: 'settings' }], slots: [], intents: [] },
    });
    const taking = {
      ...GAMES,
      contributions: { ...GAMES.contributions, routes: [{ path: '/m/set', screen: 'mine' }] },
    };
    const boot = read(bootDocument({ 'host-shell': host, 'mfe-games': taking }));
    boot.live.replace(new Map());
    expect(boot.live.routes().get('/m/set')).toMatchObject({ remote: 'host-shell', screen: 'settings' });
  });

  it('calls a version absent that the page does not carry', () => {
    const boot = read(bootDocument({ 'mfe-games': GAMES }, { packages: { 'mfe-games': servedAs('9.0.0') } }));
    expect(boot.live.remote('mfe-games')).toEqual({ status: 'absent' });
  });

  it.each([
    [true, '2.0.0'],
    [false, '1.0.0'],
  ])('with overrides allowed %s serves %s', (allowsOverrides, version) => {
    const boot = read(
      { ...DOCUMENT, allowsOverrides, releases: { 'mfe-games': BOTH } },
      starter({ overrides: { 'mfe-games': '2.0.0' } }),
    );
    expect(boot.live.remote('mfe-games')).toMatchObject({ version });
  });

  it('serves by the bucket that the starter drew', () => {
    const everybody = { ...servedAs('1.0.0'), rollouts: [{ version: '2.0.0', below: 10_000 }] };
    const packages = { ...DOCUMENT.view.packages, 'mfe-games': everybody };
    const boot = read(
      { ...DOCUMENT, view: { ...DOCUMENT.view, packages }, releases: { 'mfe-games': BOTH } },
      starter({ bucket: 9999 }),
    );
    expect(boot.live.remote('mfe-games')).toMatchObject({ version: '2.0.0' });
    expect(boot.set.packages['mfe-games']).toMatchObject({ layer: 'rollout' });
  });

  it('keeps the answers that the starter asked for', async () => {
    const answer = { status: 200, body: {} };
    const boot = read(DOCUMENT, starter({ early: { [STATUS]: Promise.resolve(answer) } }));
    expect(await boot.early.take(STATUS)).toBe(answer);
  });

  it('works without a starter', async () => {
    const boot = read(DOCUMENT);
    expect(boot.early.take(STATUS)).toBeUndefined();
    await expect(boot.stylesReady).resolves.toBeUndefined();
  });

  it('refuses a page it cannot use, and names what is wrong', () => {
    expect(() => readBoot(document.implementation.createHTMLDocument())).toThrow('not JSON');
    expect(() => read({ ...DOCUMENT, assetsBase: 5 as unknown as string })).toThrow('assetsBase');
  });
});

it('leaves in the open no answer that was given to a token, and no token', () => {
  const own = earlyKey('R-21', {}, { merchant: 'aurora', language: 'EN', token: 'the-token' });
  const answer = Promise.resolve({ status: 200, body: {} });
  const result = starter({ early: { [STATUS]: answer, [own]: answer } });
  expect(read(DOCUMENT, result).early.take(own)).toBe(answer);
  expect(Object.keys(result.early)).toEqual([STATUS]);
});
