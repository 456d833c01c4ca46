import { BUCKET_COUNT } from './bucket';
import { emptyReleaseMap, type ReleaseMap, type Rollout } from '../documents/release-map';
import {
  fallbackVersions,
  packageOf,
  resolve,
  resolveView,
  setId,
  versionsOfSet,
  viewForMerchant,
  type HeldVersions,
  type Overrides,
} from './resolve';

const defaults: ReleaseMap['defaults'] = { 'host-shell': '1.0.0', 'mfe-games': '1.0.0', 'mfe-account': '1.0.0' };
const closed = { EN: 'Back soon' };

function mapWith(change: Partial<ReleaseMap>): ReleaseMap {
  return { ...emptyReleaseMap('staging'), revision: 7, defaults, ...change };
}

/** What aurora's device in bucket 0 gets of mfe-games. */
function games(change: Partial<ReleaseMap>, merchant = 'aurora') {
  return packageOf(resolve(mapWith(change), merchant, 0), 'mfe-games');
}

const toAll: Rollout = { package: 'mfe-games', version: '1.1.0' };
const toAurora: Rollout = { package: 'mfe-games', version: '1.2.0', merchants: ['aurora'] };
const pinned = { aurora: { 'mfe-games': '0.9.0' } } as const;

describe('the layers of a map', () => {
  it.each<[string, Partial<ReleaseMap>, object]>([
    ['the default', {}, { status: 'on', version: '1.0.0', layer: 'default' }],
    ['nothing without a default', { defaults: {} }, { status: 'absent' }],
    [
      'a rollout to all of its devices without a default',
      { defaults: {}, rollouts: [toAurora] },
      { status: 'on', version: '1.2.0', layer: 'rollout' },
    ],
    [
      'nothing by a rollout to a share of its devices, without a default for the others',
      { defaults: {}, rollouts: [{ ...toAurora, percent: 99.99 }] },
      { status: 'absent' },
    ],
    [
      'nothing by a rollout to another merchant, without a default',
      { defaults: {}, rollouts: [{ ...toAll, merchants: ['lotus'] }] },
      { status: 'absent' },
    ],
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

describe('an override to off', () => {
  it('switches the section off on this device only', () => {
    const packages = resolve(mapWith({}), 'aurora', 0, { 'mfe-games': 'off' }).packages;
    expect(packages['mfe-games']).toEqual({ status: 'off', message: {} });
    expect(packages['mfe-account']).toEqual({ status: 'on', version: '1.0.0', layer: 'default' });
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
    expect(packageOf(resolve(mapWith(change), 'aurora', 0, overrides), 'mfe-games')).toMatchObject(expected);
  });
});

describe('held versions', () => {
  const held = (change: Partial<ReleaseMap>, versions: HeldVersions, asked: Overrides = {}) =>
    resolveView(viewForMerchant(mapWith(change), 'aurora'), 0, asked, versions).packages;
  const previous = { 'mfe-games': '0.9.0', 'mfe-account': '0.9.0' };
  const on = (version: string, layer: string) => ({ status: 'on', version, layer });

  it.each<[string, Partial<ReleaseMap>, HeldVersions, object]>([
    ['keep the version before', { previous }, { 'mfe-games': '0.9.0' }, on('0.9.0', 'held')],
    ['keep what a rollout gave', { rollouts: [{ ...toAll, percent: 0 }] }, { 'mfe-games': '1.1.0' }, on('1.1.0', 'held')],
    ['say nothing of what is chosen anyway', { previous }, { 'mfe-games': '1.0.0' }, on('1.0.0', 'default')],
    ['are let go when the page no longer brings one of them', { previous },
      { 'mfe-games': '0.9.0', 'mfe-account': '0.7.0' }, on('1.0.0', 'default')],
    ['are let go when one of them is revoked', { previous, revoked: { 'mfe-games': ['0.9.0'] } },
      { 'mfe-games': '0.9.0' }, on('1.0.0', 'default')],
    ['are let go when a rollout of one of them is revoked',
      { rollouts: [{ ...toAll, percent: 0 }], revoked: { 'mfe-games': ['1.1.0'] } }, { 'mfe-games': '1.1.0' },
      on('1.0.0', 'default')],
    ['are let go for a package that is not served', { previous }, { 'mfe-games': '0.9.0', 'mfe-agent': '1.0.0' },
      on('1.0.0', 'default')],
    ['do not open a section that is off', { previous, switches: [{ package: 'mfe-games', message: closed }] },
      { 'mfe-games': '0.9.0' }, { status: 'off', message: closed }],
  ])('%s', (_, change, versions, expected) => {
    expect(held(change, versions)['mfe-games']).toEqual(expected);
  }); // prettier-ignore

  it('of other packages are kept while one section is off', () => {
    const off = { previous, switches: [{ package: 'mfe-games' as const, message: closed }] };
    const kept = held(off, { 'mfe-games': '0.9.0', 'mfe-account': '0.9.0' });
    expect(kept['mfe-account']).toEqual(on('0.9.0', 'held'));
  });

  it('give way to an override', () => {
    const packages = held({ previous }, { 'mfe-games': '0.9.0' }, { 'mfe-games': '2.0.0' });
    expect(packages['mfe-games']).toEqual(on('2.0.0', 'override'));
  });
});

describe('versions to fall back to', () => {
  const fallback = (change: Partial<ReleaseMap>, chosen: string) => {
    const view = viewForMerchant(mapWith(change), 'aurora').packages['mfe-games'];
    return view === undefined ? [] : fallbackVersions(view, chosen);
  };
  const previous = { 'mfe-games': '0.9.0' };
  const canary = [{ ...toAll, percent: 10 }];

  it.each<[string, Partial<ReleaseMap>, string, readonly string[]]>([
    ['the one everybody has, then the one before', { previous, rollouts: canary }, '1.1.0', ['1.0.0', '0.9.0']],
    ['the one before', { previous }, '1.0.0', ['0.9.0']],
    ['none where there is no other', {}, '1.0.0', []],
    ['none that is revoked', { previous, revoked: { 'mfe-games': ['0.9.0'] } }, '1.0.0', []],
    ['the one of the pin before', { pins: pinned, previous, previousPins: { aurora: { 'mfe-games': '0.7.0' } } },
      '0.9.0', ['0.7.0']],
    ['no default’s for a pin', { pins: pinned, previous: { 'mfe-games': '0.8.0' } }, '0.9.0', []],
  ])('are %s', (_, change, chosen, expected) => {
    expect(fallback(change, chosen)).toEqual(expected);
  }); // prettier-ignore
});

describe('the id of a set', () => {
  const base = resolve(mapWith({}), 'aurora', 0);

  it('is sixteen hexadecimal digits that stay the same', () => {
    expect(base.id).toBe('5b9c835dd570b35c');
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
    const names = ['host-shell', 'mfe-agent', 'mfe-games'] as const;
    const full = Object.fromEntries(names.map((name) => [name, '1.0.0']));
    const sets = [
      base,
      resolve(mapWith({ defaults: full }), 'aurora', 0),
      ...names.map((name) => resolve(mapWith({ defaults: { ...full, [name]: '1.0.1' } }), 'aurora', 0)),
      resolve(mapWith({ defaults: full, switches: [{ package: 'mfe-agent', message: closed }] }), 'aurora', 0),
    ];
    expect(new Set(sets.map(({ id }) => id)).size).toBe(sets.length);
  });
});

it('the versions of a set are those of what is on', () => {
  const set = resolve(mapWith({ switches: [{ package: 'mfe-games', message: closed }] }), 'aurora', 0);
  expect(versionsOfSet(set)).toEqual({ 'host-shell': '1.0.0', 'mfe-account': '1.0.0' });
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

describe('a rollout to a cohort', () => {
  const [testers, others] = ['1'.repeat(32), '2'.repeat(32)];
  const toTesters: Rollout = { ...toAll, cohort: { id: testers, label: 'testers', players: 12 } };

  const gamesOf = (change: Partial<ReleaseMap>, cohorts: string, bucket = 0) =>
    packageOf(resolveView(viewForMerchant(mapWith(change), 'aurora'), bucket, {}, {}, cohorts), 'mfe-games');

  it.each<[string, Partial<ReleaseMap>, string, object]>([
    ['its version where the device is in it', {}, `${others} ${testers}`, { version: '1.1.0', layer: 'rollout' }],
    ['the default where it is in another', {}, others, { version: '1.0.0', layer: 'default' }],
    ['the default where it is in none', {}, '', { version: '1.0.0', layer: 'default' }],
    [
      'its version before a rollout to everybody',
      { rollouts: [{ ...toAll, version: '1.2.0' }, toTesters] },
      testers,
      { version: '1.1.0' },
    ],
    ['the pin of a merchant that it does not name', { pins: pinned }, testers, { version: '0.9.0', layer: 'pin' }],
    [
      'its version where it names the pinned merchant',
      { pins: pinned, rollouts: [{ ...toTesters, merchants: ['aurora'] }] },
      testers,
      { version: '1.1.0' },
    ],
    [
      'nothing at another merchant',
      { rollouts: [{ ...toTesters, merchants: ['lotus'] }] },
      testers,
      { version: '1.0.0' },
    ],
    ['the default where what it keeps is broken', {}, testers.slice(1), { version: '1.0.0' }],
    ['nothing without a default', { defaults: {} }, testers, { status: 'absent' }],
  ])('gives a device %s', (_, change, cohorts, expected) => {
    expect(gamesOf({ rollouts: [toTesters], ...change }, cohorts)).toMatchObject(expected);
  });

  it('gives a share of its devices what the share says, and those of nobody else anything', () => {
    const rollouts = [{ ...toTesters, percent: 10 }];
    const buckets = Array.from({ length: BUCKET_COUNT }, (_, bucket) => bucket);
    const count = (cohorts: string) =>
      buckets.filter((bucket) => {
        const entry = gamesOf({ rollouts }, cohorts, bucket);
        return entry.status === 'on' && entry.version === '1.1.0';
      }).length;
    expect([count(testers), count('')]).toEqual([1000, 0]);
  });

  it('is apart from other rollouts in a view, where hosts that know no cohorts do not look', () => {
    const view = viewForMerchant(mapWith({ rollouts: [toTesters] }), 'aurora').packages['mfe-games'];
    expect(view).toMatchObject({ rollouts: [], cohorts: [{ cohort: testers, version: '1.1.0', below: BUCKET_COUNT }] });
    expect(JSON.stringify(view)).not.toContain('testers');
  });
});
