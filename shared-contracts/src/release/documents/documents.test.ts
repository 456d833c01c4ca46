import { parseBootDocument } from './boot-document';
import { parseDescriptor } from './descriptor';
import { parseMerchantConfig } from './merchant-config';
import { emptyReleaseMap, parseReleaseMap } from './release-map';
import { viewForMerchant } from '../sets/resolve';

type Path = readonly (string | number)[];

/** A copy of a document with one value replaced, or removed where the value is undefined. */
function withValue(document: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  const copy = Array.isArray(document) ? [...document] : { ...(document as object) };
  const inside = withValue((copy as Record<string | number, unknown>)[step], rest, value);
  return Object.assign(copy, { [step]: inside });
}

const files = { scripts: ['a.0f.js'], styles: ['a.0f.css'], shared: ['react'] };
const locales = { CN: files, EN: files, ID: files, TY: files };
const integrity = `sha256-${'A'.repeat(43)}=`;
const contributions = {
  routes: [{ path: '/m/new', screen: 'new', title: { CN: 'x', EN: 'x', ID: 'x', TY: 'x' }, guard: 'member' }],
  slots: [{ slot: 'home.banner', widget: 'banner', order: 1 }],
  intents: ['openChat'],
};
const descriptor = {
  schema: 1,
  name: 'mfe-games',
  version: '1.2.3-dev.1',
  commit: 'c0ffee',
  builtAt: '2026-01-01T00:00:00Z',
  contract: { version: '1.0.0', range: '^1.0.0' },
  events: { 'game.launched': 1 },
  provides: { react: '19.1.0' },
  requires: { react: '^19.0.0' },
  entry: 'entry.0f.js',
  start: files,
  screens: { new: { ...files, texts: ['member'] } },
  widgets: { banner: files },
  locales: { ...locales, 'EN-member': files },
  sharedChunks: { 'shared-kit/chart': files },
  contributions,
  budget: { start: 4.5, screen: 25.8, widget: 0, requests: 5, chain: 1 },
  page: { starter: 'starter.js', styles: 'page.css', skeleton: 'page.html' },
  inlineStyles: [integrity],
  files: [{ name: 'a.0f.js', bytes: 10, gzip: 8, integrity }],
};

const map = {
  ...emptyReleaseMap('production'),
  revision: 3,
  releases: { 'mfe-games': { '1.0.0': 'hash' } },
  waived: {
    'mfe-games': { '1.0.0': [{ kind: 'gap' as const, what: '/m/old', environment: 'staging', revision: 2 }] },
  },
  defaults: { 'host-shell': '1.0.0', 'mfe-games': '1.0.0' },
  pins: { aurora: { 'mfe-games': '0.9.0' } },
  rollouts: [
    {
      package: 'mfe-games' as const,
      version: '1.1.0',
      percent: 12.34,
      merchants: ['aurora'],
      steps: [{ at: '2026-12-01T10:00:00.000Z', percent: 50 }],
      guard: { action: 'hold' as const, minimumLoads: 200 },
      held: 'fails more often',
      since: '2026-11-30T10:00:00.000Z',
    },
  ],
  switches: [{ package: 'mfe-agent' as const, merchants: ['lotus'], message: { EN: 'Back soon' } }],
  previous: { 'mfe-games': '0.8.0' },
  previousPins: { aurora: { 'mfe-games': '0.7.0' } },
  revoked: { 'mfe-games': ['0.6.0'] },
};

const merchant = {
  code: 'aurora',
  trialMerchantCode: 'aurora-trial',
  name: 'Aurora',
  brand: { hue: 275, chroma: 0.17, accentHue: 85, surfaceHue: 0 },
  languages: { supported: ['TY', 'EN'], default: 'TY' },
  imageFallback: '',
  apiOrigin: '',
};

const boot = {
  schema: 1,
  merchant,
  assetsBase: '/r/',
  allowsOverrides: false,
  liveReload: false,
  overrideOrigins: ['http://localhost:4301'],
  keys: [{ id: 'k1', spki: 'MFkw' }],
  view: viewForMerchant(map, 'aurora'),
  releases: {
    'mfe-games': {
      '1.0.0': {
        entry: 'entry.0f.js',
        start: files,
        screens: { new: files },
        widgets: { banner: files },
        locales,
        sharedChunks: {},
        contributions,
        contract: { version: '1.0.0', range: '^1.0.0' },
        styleIntegrity: { 'a.0f.css': integrity },
      },
    },
  },
};

function parseBootValue(value: unknown): unknown {
  return parseBootDocument(JSON.stringify(value));
}

describe.each([
  { what: 'release descriptor', parse: parseDescriptor, good: descriptor, bad: [
    [['schema'], 2],
    [['name'], 'casino'],
    [['version'], '1.2'],
    [['version'], '1.0.0-a..b'],
    [['builtAt'], 'today'],
    [['contract', 'version'], 'v1'],
    [['contract', 'range'], '>=1 <2'],
    [['provides', 'react'], '19.1.0; x'],
    [['requires', 'react'], '*'],
    [['inlineStyles', 0], `'${integrity}'`],
    [['inlineStyles', 0], `${integrity}'; connect-src *; style-src '${integrity}`],
    [['inlineStyles', 0], "'unsafe-inline'"],
    [['contributions', 'routes', 0, 'path'], '//evil.example'],
    [['contributions', 'routes', 0, 'path'], '/m/../api'],
    [['contributions', 'routes', 0, 'screen'], '<b>'],
    [['contributions', 'routes', 0, 'title', 'EN'], 'ok\u202eko'],
    [['contributions', 'intents', 0], 'open chat'],
    [['files', 0, 'bytes'], -1],
    [['events', 'game.launched'], '1'],
    [['provides', 'react'], '^19.0.0'],
    [['entry'], '../entry.js'],
    [['start', 'scripts', 0], 'folder/a.js'],
    [['start', 'styles', 0], '.hidden.css'],
    [['screens', 'new', 'scripts'], 'a.js'],
    [['locales', 'TY'], undefined],
    [['locales', 'EN-member', 'scripts', 0], 'folder/a.js'],
    [['locales', 'EN <b>'], files],
    [['screens', 'new', 'texts'], 'member'],
    [['screens', 'new', 'texts', 0], '<b>'],
    [['contributions', 'routes', 0, 'path'], 'm/new'],
    [['contributions', 'routes', 0, 'title', 'ID'], undefined],
    [['contributions', 'routes', 0, 'guard'], 'vip'],
    [['contributions', 'slots', 0, 'slot'], 'home footer'],
    [['budget', 'screen'], '25.8'],
    [['budget', 'chain'], undefined],
    [['budget', 'widget'], -1],
    [['page', 'skeleton'], 'a b.html'],
    [['files', 0, 'integrity'], 'sha256-x'],
    [['files', 0, 'integrity'], `sha384-${'A'.repeat(43)}=`],
    [['files', 0, 'bytes'], '10'],
  ] },
  { what: 'release map', parse: parseReleaseMap, good: map, bad: [
    [['schema'], '1'],
    [['environment'], undefined],
    [['revision'], 1.5],
    [['revision'], -1],
    [['releases', 'mfe-games', '1.0.0'], 7],
    [['waived', 'casino'], {}],
    [['waived', 'mfe-games', '1.0.0'], '/m/old'],
    [['waived', 'mfe-games', '1.0.0', 0, 'kind'], 'anything'],
    [['waived', 'mfe-games', '1.0.0', 0, 'revision'], '2'],
    [['defaults', 'casino'], '1.0.0'],
    [['defaults', 'mfe-games'], null],
    [['pins', 'aurora', 'mfe-games'], 1],
    [['rollouts', 0, 'package'], 'mfe-Casino'],
    [['rollouts', 0, 'percent'], 101],
    [['rollouts', 0, 'percent'], -1],
    [['rollouts', 0, 'merchants'], 'aurora'],
    [['switches', 0, 'package'], 'host-shell'],
    [['switches', 0, 'message', 'EN'], 7],
    [['rollouts', 0, 'steps', 0, 'at'], 'tomorrow'],
    [['rollouts', 0, 'steps', 0, 'percent'], 100.5],
    [['rollouts', 0, 'guard', 'action'], 'stop'],
    [['rollouts', 0, 'guard', 'minimumLoads'], 0],
    [['previous'], undefined],
    [['previousPins', 'aurora', 'mfe-games'], 7],
    [['revoked', 'mfe-games'], '0.6.0'],
  ] },
  { what: 'merchant configuration', parse: parseMerchantConfig, good: merchant, bad: [
    [['code'], 'Aurora'],
    [['code'], '../aurora'],
    [['code'], ''],
    [['trialMerchantCode'], undefined],
    [['name'], null],
    [['brand', 'hue'], 361],
    [['brand', 'chroma'], 0.4],
    [['brand', 'accentHue'], 'red'],
    [['brand', 'surfaceHue'], -1],
    [['languages', 'supported', 1], 'en'],
    [['languages', 'default'], 'XX'],
    [['apiOrigin'], undefined],
    [['apiOrigin'], 'https://api.example;sandbox'],
    [['apiOrigin'], 'https://api.example:99999'],
    [['imageFallback'], 'javascript:alert(1)//'],
    [['name'], 'Aurora\u0007'],
    [['name'], '\ud800'],
    [['name'], ''],
  ] },
  { what: 'boot document', parse: parseBootValue, good: boot, bad: [
    [['schema'], 2],
    [['merchant', 'code'], 'Aurora'],
    [['assetsBase'], undefined],
    [['allowsOverrides'], 'false'],
    [['keys', 0, 'id'], 'a key'],
    [['keys', 0, 'spki'], '<script>'],
    [['overrideOrigins'], 'http://localhost:4301'],
    [['view', 'revision'], '3'],
    [['view', 'packages', 'mfe-games', 'layer'], 'rollout'],
    [['view', 'packages', 'mfe-games', 'rollouts', 0, 'below'], '10'],
    [['view', 'packages', 'casino'], {}],
    [['releases', 'mfe-games', '1.0.0', 'entry'], undefined],
    [['releases', 'mfe-games', '1.0.0', 'start', 'scripts', 0], '../a.js'],
    [['releases', 'mfe-games', '1.0.0', 'contract', 'range'], 1],
  ] },
] satisfies { what: string; parse: (value: unknown) => unknown; good: object; bad: [Path, unknown][] }[])(
  'a $what',
  ({ what, parse, good, bad }) => {
    it('is read as it was written', () => {
      expect(parse(good)).toEqual(good);
    });

    it.each<[string, Path, unknown]>(bad.map(([path, value]) => [path.join('.'), path, value]))(
      'is refused by the name of its field %s',
      (field, path, value) => {
        expect(() => parse(withValue(good, path, value))).toThrow(`The ${what} is not valid: ${field}: `);
      },
    );

    it.each([null, 'text', 7, []])('is not %j', (value) => {
      expect(() => parse(value)).toThrow(`The ${what} is not valid: `);
    });
  },
); // prettier-ignore

describe('what documents may leave out', () => {
  it('is filled in: shared modules and inline styles of a descriptor', () => {
    const lean = withValue(withValue(descriptor, ['inlineStyles'], undefined), ['start', 'shared'], undefined);
    expect(parseDescriptor(lean)).toMatchObject({ inlineStyles: [], start: { shared: [] } });
  });

  it('is filled in: commit and time of a build, which descriptors stated once', () => {
    const { commit: _commit, builtAt: _builtAt, ...stated } = descriptor;
    expect(parseDescriptor(stated)).toMatchObject({ commit: 'unknown', builtAt: '1970-01-01T00:00:00.000Z' });
    expect(parseDescriptor(descriptor)).toMatchObject({ commit: 'c0ffee', builtAt: '2026-01-01T00:00:00Z' });
  });

  it('stays left out: share and merchants of a rollout', () => {
    const rollouts = [{ package: 'mfe-games', version: '1.1.0' }];
    expect(parseReleaseMap({ ...map, rollouts }).rollouts).toEqual(rollouts);
  });

  it('is filled in: pins and revoked versions of a map that was written without them', () => {
    const { previousPins: _pins, revoked: _revoked, ...older } = map;
    expect(parseReleaseMap(older)).toMatchObject({ previousPins: {}, revoked: {} });
  });

  it('stays left out: what was waived, in a map of before it was kept', () => {
    const { waived: _waived, ...older } = map;
    expect(parseReleaseMap(older)).toEqual(older);
  });

  it('is nearly everything of a map that serves nothing', () => {
    expect(parseReleaseMap(emptyReleaseMap('test'))).toEqual(emptyReleaseMap('test'));
  });
});

describe('the text of a boot document', () => {
  it.each(['', '{', '<!doctype html>', 'undefined'])('is refused when it is no JSON: %j', (text) => {
    expect(() => parseBootDocument(text)).toThrow('The boot document is not JSON');
  });
});

it('has hashes of SHA-384 in releases of old', () => {
  const ofOld = `sha384-${'A'.repeat(64)}`;
  expect(parseDescriptor(withValue(descriptor, ['files', 0, 'integrity'], ofOld)).files[0]?.integrity).toBe(ofOld);
});
