import { PACKAGE_NAMES, type PackageName } from '../remote/remote-names';
import { BUCKET_COUNT } from './bucket';
import { emptyReleaseMap, type ReleaseMap, type Rollout } from './release-map';
import { candidateVersions, possibleSets, resolve, resolveView, setId, viewForMerchant } from './resolve';

const defaults: ReleaseMap['defaults'] = { 'host-shell': '1.0.0', 'mfe-games': '1.0.0', 'mfe-account': '1.0.0' };
const closed = { EN: 'Back soon' };

function mapWith(change: Partial<ReleaseMap>): ReleaseMap {
  return { ...emptyReleaseMap('staging'), revision: 7, defaults, ...change };
}

/** What aurora's device in bucket 0 gets of mfe-games. */
function games(change: Partial<ReleaseMap>, merchant = 'aurora') {
  return resolve(mapWith(change), merchant, 0).packages['mfe-games'];
}

const toAll: Rollout = { package: 'mfe-games', version: '1.1.0' };
const toAurora: Rollout = { package: 'mfe-games', version: '1.2.0', merchants: ['aurora'] };
const pinned = { aurora: { 'mfe-games': '0.9.0' } } as const;

describe('the layers of a map', () => {
  it.each<[string, Partial<ReleaseMap>, object]>([
    ['the default', {}, { status: 'on', version: '1.0.0', layer: 'default' }],
    ['nothing without a default', { defaults: {} }, { status: 'absent' }],
    ['its pin', { pins: pinned }, { status: 'on', version: '0.9.0', layer: 'pin' }],
    ['a pin without a default', { defaults: {}, pins: pinned }, { status: 'on', version: '0.9.0', layer: 'pin' }],
    ['a rollout for all', { rollouts: [toAll] }, { status: 'on', version: '1.1.0', layer: 'rollout' }],
    ['its pin before a rollout for all', { pins: pinned, rollouts: [toAll] }, { version: '0.9.0', layer: 'pin' }],
    [
      'a rollout that names it though it is pinned',
      { pins: pinned, rollouts: [toAll, toAurora] },
      { version: '1.2.0', layer: 'rollout' },
    ],
    ['not a share of 0 %', { rollouts: [{ ...toAll, percent: 0 }] }, { version: '1.0.0', layer: 'default' }],
    [
      'the first rollout that holds its bucket',
      { rollouts: [{ package: 'mfe-games', version: '1.3.0', percent: 0 }, toAll, { ...toAll, version: '1.4.0' }] },
      { version: '1.1.0', layer: 'rollout' },
    ],
    [
      'not the rollout of another package',
      { rollouts: [{ ...toAll, package: 'mfe-account' }] },
      { version: '1.0.0', layer: 'default' },
    ],
    [
      'not the rollout of another merchant',
      { rollouts: [{ ...toAll, merchants: ['lotus'] }] },
      { version: '1.0.0', layer: 'default' },
    ],
    ['not a rollout for no merchant', { rollouts: [{ ...toAll, merchants: [] }] }, { version: '1.0.0' }],
    ['not a rollout without a default', { defaults: {}, rollouts: [toAll] }, { status: 'absent' }],
    [
      'a message where the section is off for all',
      { pins: pinned, rollouts: [toAll], switches: [{ package: 'mfe-games', message: closed }] },
      { status: 'off', message: closed },
    ],
    [
      'a message where the section is off for it',
      { switches: [{ package: 'mfe-games', merchants: ['aurora'], message: closed }] },
      { status: 'off', message: closed },
    ],
    [
      'the default where the section is off for another',
      { switches: [{ package: 'mfe-games', merchants: ['lotus'], message: closed }] },
      { status: 'on', version: '1.0.0' },
    ],
  ])('give a merchant %s', (_, change, expected) => {
    expect(games(change)).toMatchObject(expected);
  });

  it('give another merchant no pin of this one', () => {
    expect(games({ pins: pinned }, 'lotus')).toEqual({ status: 'on', version: '1.0.0', layer: 'default' });
  });

  it.each(['constructor', '__proto__', 'toString'])('give a merchant called %s the default', (merchant) => {
    expect(games({ pins: pinned }, merchant)).toEqual({ status: 'on', version: '1.0.0', layer: 'default' });
  });

  it('give a share exactly its devices', () => {
    const view = viewForMerchant(mapWith({ rollouts: [{ ...toAll, percent: 10 }] }), 'aurora');
    const counts = new Map<string, number>();
    for (let bucket = 0; bucket < BUCKET_COUNT; bucket += 1) {
      const { id } = resolveView(view, bucket);
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    expect([...counts.values()].sort((first, second) => first - second)).toEqual([1_000, 9_000]);
  });
});

describe('overrides', () => {
  const overrides = { 'mfe-games': '2.0.0-dev.1' };

  it.each<[string, Partial<ReleaseMap>, object]>([
    ['win over the default', {}, { status: 'on', version: '2.0.0-dev.1', layer: 'override' }],
    ['win over pin and rollout', { pins: pinned, rollouts: [toAurora] }, { layer: 'override' }],
    [
      'do not open a section that is off',
      { switches: [{ package: 'mfe-games', message: closed }] },
      { status: 'off', message: closed },
    ],
    ['do not add a package that is not served', { defaults: {} }, { status: 'absent' }],
  ])('%s', (_, change, expected) => {
    expect(resolve(mapWith(change), 'aurora', 0, overrides).packages['mfe-games']).toMatchObject(expected);
  });
});

describe('candidate versions', () => {
  const candidates = (change: Partial<ReleaseMap>) => candidateVersions(viewForMerchant(mapWith(change), 'aurora'));

  it.each<[string, Partial<ReleaseMap>, readonly string[]]>([
    ['the default', {}, ['1.0.0']],
    ['rollouts', { rollouts: [toAll, { ...toAll, version: '1.2.0', percent: 5 }] }, ['1.0.0', '1.1.0', '1.2.0']],
    ['the previous version', { previous: { 'mfe-games': '0.8.0' } }, ['1.0.0', '0.8.0']],
    ['each once', { rollouts: [toAll], previous: { 'mfe-games': '1.1.0' } }, ['1.0.0', '1.1.0']],
    ['no previous that is the present', { previous: { 'mfe-games': '1.0.0' } }, ['1.0.0']],
    ['the pin instead of the default', { pins: pinned, rollouts: [toAll] }, ['0.9.0']],
  ])('are %s', (_, change, expected) => {
    expect(candidates(change)['mfe-games']).toEqual(expected);
  });

  it('are none for a package that is not served', () => {
    expect(Object.keys(candidates({}))).toEqual(Object.keys(defaults));
  });
});

describe('possible sets', () => {
  const account: Rollout = { package: 'mfe-account', version: '1.1.0' };

  it.each<[string, Partial<ReleaseMap>, number]>([
    ['one', {}, 1],
    ['one where a rollout reaches everybody', { rollouts: [toAll] }, 1],
    ['one where nobody is reached', { rollouts: [{ ...toAll, percent: 0 }] }, 1],
    ['one where the rollout is the default', { rollouts: [{ ...toAll, version: '1.0.0', percent: 10 }] }, 1],
    ['two of one share', { rollouts: [{ ...toAll, percent: 10 }] }, 2],
    ['four of two shares', { rollouts: [{ ...toAll, percent: 10 }, { ...account, percent: 50 }] }, 4],
    ['three of two shares of one package',
      { rollouts: [{ ...toAll, percent: 10 }, { ...toAll, version: '1.2.0', percent: 10 }] }, 3],
    ['two where the second rollout reaches the rest',
      { rollouts: [{ ...toAll, percent: 10 }, { ...toAll, version: '1.2.0' }, { ...toAll, version: '1.3.0' }] }, 2],
    ['one where the section is off',
      { rollouts: [{ ...toAll, percent: 10 }], switches: [{ package: 'mfe-games', message: closed }] }, 1],
  ])('are %s, and just those that devices get', (_, change, count) => {
    const view = viewForMerchant(mapWith(change), 'aurora');
    const given = new Set(Array.from({ length: BUCKET_COUNT }, (__, bucket) => resolveView(view, bucket).id));
    const possible = possibleSets(view).map(({ id }) => id);
    expect(possible).toHaveLength(count);
    expect(new Set(possible)).toEqual(given);
  }); // prettier-ignore
});

describe('the id of a set', () => {
  const base = resolve(mapWith({}), 'aurora', 0);

  it('is sixteen hexadecimal digits that stay the same', () => {
    expect(base.id).toBe('70124f7b99a25612');
    expect(setId(base.packages)).toBe(base.id);
  });

  it.each<[string, Partial<ReleaseMap>, string]>([
    ['another merchant', {}, 'lotus'],
    ['another layer', { pins: { aurora: { 'mfe-games': '1.0.0' } } }, 'aurora'],
    ['another revision', { revision: 8, author: 'ann', previous: { 'mfe-games': '0.1.0' } }, 'aurora'],
    ['another order of names', { defaults: Object.fromEntries(Object.entries(defaults).reverse()) }, 'aurora'],
  ])('is the same for %s', (_, change, merchant) => {
    expect(resolve(mapWith(change), merchant, 4_711).id).toBe(base.id);
  });

  it('differs when any package differs', () => {
    const full = Object.fromEntries(PACKAGE_NAMES.map((name) => [name, '1.0.0'])) as Record<PackageName, string>;
    const sets = [
      base,
      resolve(mapWith({ defaults: full }), 'aurora', 0),
      ...PACKAGE_NAMES.map((name) => resolve(mapWith({ defaults: { ...full, [name]: '1.0.1' } }), 'aurora', 0)),
      resolve(mapWith({ defaults: full, switches: [{ package: 'mfe-agent', message: closed }] }), 'aurora', 0),
    ];
    expect(new Set(sets.map(({ id }) => id)).size).toBe(sets.length);
  });
});

describe('the view of a merchant', () => {
  const map = mapWith({
    author: 'operator-ann',
    reason: 'secret-reason',
    releases: { 'mfe-games': { '9.9.9': 'hash-of-lotus' } },
    pins: { ...pinned, lotus: { 'mfe-games': '9.9.9', 'mfe-agent': '9.9.8' } },
    rollouts: [
      { ...toAll, version: '9.9.7', merchants: ['lotus'] },
      { ...toAll, version: '1.2.0', merchants: ['lotus', 'aurora'], percent: 12.34 },
    ],
    switches: [{ package: 'mfe-account', merchants: ['lotus'], message: { EN: 'closed-for-lotus' } }],
  });

  it('has what concerns this merchant', () => {
    expect(viewForMerchant(map, 'aurora')).toEqual({
      environment: 'staging',
      revision: 7,
      merchant: 'aurora',
      packages: {
        'host-shell': { version: '1.0.0', layer: 'default', rollouts: [] },
        'mfe-games': { version: '0.9.0', layer: 'pin', rollouts: [{ version: '1.2.0', below: 1_234 }] },
        'mfe-account': { version: '1.0.0', layer: 'default', rollouts: [] },
      },
    });
  });

  it.each(['lotus', '9.9.', 'hash', 'ann', 'secret', 'mfe-agent'])('does not reveal %s', (secret) => {
    expect(JSON.stringify(viewForMerchant(map, 'aurora'))).not.toContain(secret);
  });
});
