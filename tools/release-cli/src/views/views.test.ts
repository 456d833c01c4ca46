import { SetVerifier } from 'shared-contracts/release/verify';
import { prunePrevious } from 'shared-contracts/release/fallbacks';
import { emptyReleaseMap, type ReleaseMap } from 'shared-contracts/release/release-map';
import { viewForMerchant } from 'shared-contracts/release/resolve';
import type { PackageName } from 'shared-contracts/remote/remote-names';
import { fixture } from '../test-support/fixture-dist';
import { publishedProblem, strictProblem } from './frontend-discovery-rules';
import { discoveryView, flatView, importMapView, type ViewSource } from './views';

const releases = new Map(
  (
    [
      ['host-shell', '1.0.0'],
      ['mfe-games', '1.0.0'],
      ['mfe-games', '1.1.0'],
      ['mfe-games', '1.2.0'],
      ['mfe-agent', '2.0.0'],
      ['mfe-account', '1.0.0'],
    ] as const
  ).map(([name, version]) => [`${name}@${version}`, fixture(name, version).descriptor]),
);
const descriptorOf = (name: PackageName, version: string) => releases.get(`${name}@${version}`);

function sourceOf(changes: Partial<ReleaseMap>, merchant = 'aurora'): ViewSource {
  const map: ReleaseMap = {
    ...emptyReleaseMap('production'),
    revision: 7,
    defaults: { 'host-shell': '1.0.0', 'mfe-games': '1.0.0', 'mfe-agent': '2.0.0' },
    ...changes,
  };
  const view = prunePrevious(viewForMerchant(map, merchant), new SetVerifier(descriptorOf));
  return { view, descriptorOf, assetsBase: '/r/' };
}

const entryOf = (name: PackageName, version: string): string => `/r/${name}/${descriptorOf(name, version)?.entry}`;
const split: Partial<ReleaseMap> = {
  rollouts: [
    { package: 'mfe-games', version: '1.1.0', percent: 10 },
    { package: 'mfe-games', version: '1.2.0', percent: 33.33, merchants: ['aurora'] },
  ],
};

describe('the Frontend Discovery view', () => {
  it('gives every version its exact share', () => {
    const { microFrontends } = discoveryView(sourceOf(split));
    const games = microFrontends['mfe-games'] ?? [];
    expect(games.map(({ metadata }) => metadata.version)).toEqual(['1.0.0', '1.1.0', '1.2.0']);
    expect(games.map(({ deployment }) => deployment?.default)).toEqual([true, false, false]);
    const traffic = games.map(({ deployment }) => deployment?.traffic ?? 0);
    expect(traffic[1]).toBe(10);
    // The second rollout draws on its own from those that the first has left.
    expect(traffic[2]).toBeGreaterThan(29);
    expect(traffic[2]).toBeLessThan(31);
    expect(traffic.reduce((sum, share) => sum + share, 0)).toBe(100);
    expect(microFrontends['mfe-agent']?.map(({ deployment }) => deployment)).toEqual([{ traffic: 100, default: true }]);
  });

  it('names address, hash and the facts of federation and release', () => {
    const [element] = discoveryView(sourceOf({})).microFrontends['mfe-games'] ?? [];
    expect(element).toMatchObject({
      url: entryOf('mfe-games', '1.0.0'),
      fallbackUrl: `${entryOf('mfe-games', '1.0.0')}?r=1`,
      extras: {
        environment: 'production',
        merchant: 'aurora',
        revision: 7,
        moduleFederation: { name: 'mfe-games', type: 'module', exposes: ['./remote'] },
        routes: ['/m/mfe-games'],
        host: ['1.0.0'],
      },
    });
    expect(element?.metadata.integrity).toMatch(/^sha256-/);
  });

  it('has one element and no deployment for one device', () => {
    const { microFrontends } = discoveryView(sourceOf(split), 0);
    expect(microFrontends['mfe-games']).toHaveLength(1);
    expect(microFrontends['mfe-games']?.[0]).not.toHaveProperty('deployment');
  });

  it('leaves out the host, what is off, and what is not served', () => {
    const source = sourceOf({ switches: [{ package: 'mfe-agent', message: { EN: 'Soon' } }] });
    expect(Object.keys(discoveryView(source).microFrontends)).toEqual(['mfe-games']);
  });

  it.each<[string, Partial<ReleaseMap>]>([
    ['plain', {}],
    ['split', split],
    ['a rollout to nobody yet', { rollouts: [{ package: 'mfe-games', version: '1.1.0', percent: 0 }] }],
    ['a rollout to all', { rollouts: [{ package: 'mfe-games', version: '1.1.0' }] }],
    ['a third each', { rollouts: [{ package: 'mfe-games', version: '1.1.0', percent: 33.33 }] }],
    ['pinned', { pins: { aurora: { 'mfe-games': '1.1.0' } } }],
    ['nothing', { defaults: {} }],
  ])('keeps to the published rules and to the stricter ones: %s', (_, changes) => {
    for (const bucket of [undefined, 0, 9999]) {
      const document: unknown = JSON.parse(JSON.stringify(discoveryView(sourceOf(changes), bucket)));
      expect(publishedProblem(document)).toBeNull();
      expect(strictProblem(document)).toBeNull();
    }
  });
});

describe('the rules', () => {
  const element = {
    url: '/r/mfe-games/entry.mjs',
    metadata: { integrity: `sha256-${'A'.repeat(43)}=`, version: '1.0.0' },
    deployment: { traffic: 100, default: true },
  };
  const half = (version: string, isDefault: boolean) => ({
    ...element,
    metadata: { ...element.metadata, version },
    deployment: { traffic: 50, default: isDefault },
  });
  const of = (...elements: readonly unknown[]) => ({ schema: 'v1-pre', microFrontends: { games: elements } });

  it.each<[string, unknown, boolean, boolean]>([
    ['one version', of(element), true, true],
    ['two halves', of(half('1.0.0', true), half('1.1.0', false)), true, true],
    ['no deployment', of({ ...element, deployment: undefined }), true, true],
    ['no micro front ends', { schema: 'v1-pre', microFrontends: {} }, true, true],
    ['a further field at the top', { ...of(element), revision: 3 }, false, false],
    ['no schema', { microFrontends: {} }, false, false],
    ['a further field in metadata', of({ ...element, metadata: { ...element.metadata, sha: 'x' } }), false, false],
    ['a further field of an element', of({ ...element, name: 'x' }), false, false],
    ['the same element twice', of(element, element), false, false],
    ['traffic beyond 100', of({ ...element, deployment: { traffic: 101, default: true } }), false, false],
    ['deployment without traffic', of({ ...element, deployment: { default: true } }), false, false],
    ['an empty list', of(), true, false],
    ['rubbish as the second element', of(element, { any: 'thing' }), true, false],
    [
      'a further field in deployment',
      of({ ...element, deployment: { traffic: 100, default: true, x: 1 } }),
      true,
      false,
    ],
    ['two defaults', of(half('1.0.0', true), half('1.1.0', true)), true, false],
    ['no default', of(half('1.0.0', false), half('1.1.0', false)), true, false],
    ['99 % in all', of({ ...element, deployment: { traffic: 99, default: true } }), true, false],
    ['one version twice', of(half('1.0.0', true), { ...half('1.0.0', false), url: '/x' }), true, false],
    ['a hash that is none', of({ ...element, metadata: { integrity: 'x', version: '1.0.0' } }), true, false],
    ['a version that is none', of({ ...element, metadata: { ...element.metadata, version: 'new' } }), true, false],
    ['an address that is none', of({ ...element, url: 'entry.mjs' }), true, false],
    [
      'two versions, one weighted',
      of(half('1.0.0', true), { ...half('1.1.0', false), deployment: undefined }),
      true,
      false,
    ],
  ])('%s: published %#', (_, document, isPublished, isStrict) => {
    const value: unknown = JSON.parse(JSON.stringify(document));
    expect(publishedProblem(value) === null).toBe(isPublished);
    expect(strictProblem(value) === null).toBe(isStrict);
  });
});

describe('import map and list', () => {
  it('hold one version of each package, by default that of devices no partial rollout reaches', () => {
    const { imports, integrity } = importMapView(sourceOf(split));
    expect(imports).toEqual({
      'host-shell': entryOf('host-shell', '1.0.0'),
      'mfe-games': entryOf('mfe-games', '1.0.0'),
      'mfe-agent': entryOf('mfe-agent', '2.0.0'),
    });
    expect(Object.keys(integrity)).toEqual(Object.values(imports));
    expect(flatView(sourceOf(split))).toEqual(imports);
  });

  it('follow a rollout that reaches everybody, and the bucket', () => {
    const all = sourceOf({ rollouts: [{ package: 'mfe-games', version: '1.1.0' }] });
    expect(flatView(all)['mfe-games']).toBe(entryOf('mfe-games', '1.1.0'));
    const seen = new Set(Array.from({ length: 50 }, (_, bucket) => flatView(sourceOf(split), bucket)['mfe-games']));
    expect([...seen].map(String).toSorted()).toEqual(
      ['1.0.0', '1.1.0', '1.2.0'].map((version) => entryOf('mfe-games', version)).toSorted(),
    );
  });
});
