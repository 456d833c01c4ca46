import { emptyReleaseMap, type ReleaseMap } from 'shared-contracts/release/release-map';
import { SetVerifier, type DescriptorSource } from 'shared-contracts/release/verify';
import type { PackageName } from 'shared-contracts/remote/remote-names';
import { PRODUCT_SECTIONS } from '../settings/admitted-sections';
import { fixture, type FixtureOptions } from '../test-support/fixture-dist';
import { countSets, problemOfMap } from './check-map';

const second = { contract: { version: '2.0.0', range: '^2.0.0' } };
const MADE: readonly [PackageName, string, FixtureOptions][] = [
  ['host-shell', '1.0.0', {}],
  ['host-shell', '2.0.0', second],
  ['mfe-games', '1.0.0', {}],
  ['mfe-games', '1.1.0', {}],
  ['mfe-games', '2.0.0', second],
  ['mfe-agent', '1.0.0', { events: { 'session.changed': 1 } }],
  ['mfe-agent', '3.0.0', { ...second, events: { 'session.changed': 2 }, requires: { react: '^20.0.0' } }],
];
const descriptors = new Map(
  MADE.map(([name, version, options]) => [`${name}@${version}`, fixture(name, version, options).descriptor]),
);
const descriptorOf: DescriptorSource = (name, version) => descriptors.get(`${name}@${version}`);

const defaults = { 'host-shell': '1.0.0', 'mfe-games': '1.0.0' };
const MERCHANTS = ['aurora', 'bahari', 'lotus'];

function mapWith(change: Partial<ReleaseMap>): ReleaseMap {
  return { ...emptyReleaseMap('production'), defaults, ...change };
}

function sentence(change: Partial<ReleaseMap>, merchants = MERCHANTS): string | undefined {
  return problemOfMap({ map: mapWith(change), merchants, descriptorOf, sections: PRODUCT_SECTIONS })?.sentence;
}

const GAMES_NEED =
  'mfe-games 2.0.0 needs contract ^2.0.0, host-shell 1.0.0 has 1.0.0: serve a host of contract 2.0.0 or later, or build mfe-games with contract 1.0.0';
const OLD_GAMES_NEED =
  'mfe-games 1.0.0 needs contract ^1.0.0, host-shell 2.0.0 has 2.0.0: build mfe-games with contract 2.0.0';
const later = '2026-12-01T10:00:00.000Z';
const latest = '2026-12-01T12:00:00.000Z';

describe('a map that may be served', () => {
  it.each<[string, Partial<ReleaseMap>]>([
    ['nothing yet', { defaults: {} }],
    ['one set', {}],
    ['a share of a version that fits', { rollouts: [{ package: 'mfe-games', version: '1.1.0', percent: 10 }] }],
    ['a version that does not fit and that nobody ever gets',
      { rollouts: [{ package: 'mfe-games', version: '2.0.0', percent: 0 }] }],
    ['two that only fit each other, for one merchant', {
      rollouts: [
        { package: 'host-shell', version: '2.0.0', merchants: ['bahari'] },
        { package: 'mfe-games', version: '2.0.0', merchants: ['bahari'] },
      ],
    }],
    ['two that only fit each other, from one moment on', {
      rollouts: [
        { package: 'host-shell', version: '2.0.0', percent: 0, steps: [{ at: later, percent: 100 }] },
        { package: 'mfe-games', version: '2.0.0', percent: 0, steps: [{ at: later, percent: 100 }] },
      ],
    }],
    ['a step that a held rollout does not make',
      { rollouts: [{ package: 'mfe-games', version: '2.0.0', percent: 0, held: 'wait', steps: [{ at: later, percent: 5 }] }] }],
    ['a previous version that does not fit: it is not served either', { previous: { 'mfe-games': '2.0.0' } }],
    ['a revoked version that no layer serves', { revoked: { 'mfe-games': ['1.1.0'] } }],
    ['a guard that can only hold, on what everybody has', {
      rollouts: [
        { package: 'mfe-games', version: '2.0.0' },
        { package: 'host-shell', version: '2.0.0', guard: { action: 'hold', minimumLoads: 9 } },
      ],
    }],
  ])('%s', (_, change) => {
    expect(sentence(change)).toBeUndefined();
  }); // prettier-ignore
});

describe('a map that may not', () => {
  it.each<[string, Partial<ReleaseMap>, string]>([
    ['names a merchant that does not exist', { pins: { nobody: { 'mfe-games': '1.0.0' } } },
      'production has no merchant nobody'],
    ['does so in a rollout', { rollouts: [{ package: 'mfe-games', version: '1.1.0', merchants: ['nobody'] }] },
      'production has no merchant nobody'],
    ['serves what does not fit', { defaults: { ...defaults, 'mfe-games': '2.0.0' } },
      `aurora, bahari, lotus would get packages that do not fit: ${GAMES_NEED}`],
    ['does so for one merchant', { pins: { bahari: { 'mfe-games': '2.0.0' } } },
      `bahari would get packages that do not fit: ${GAMES_NEED}`],
    ['does so for the smallest share', { rollouts: [{ package: 'mfe-games', version: '2.0.0', percent: 0.01 }] },
      `aurora, bahari, lotus would get packages that do not fit: ${GAMES_NEED}`],
    ['says how much more there is', { defaults: { ...defaults, 'mfe-games': '2.0.0', 'mfe-agent': '3.0.0' } },
      'aurora, bahari, lotus would get packages that do not fit: mfe-agent 3.0.0 needs contract ^2.0.0, host-shell 1.0.0 has 1.0.0: serve a host of contract 2.0.0 or later, or build mfe-agent with contract 1.0.0 (and 2 more)'],
    ['will do so by its schedule',
      { rollouts: [{ package: 'mfe-games', version: '2.0.0', percent: 0, steps: [{ at: later, percent: 5 }] }] },
      `aurora, bahari, lotus would get packages that do not fit from ${later} on: ${GAMES_NEED}`],
    ['will do so between two steps', {
      rollouts: [
        { package: 'host-shell', version: '2.0.0', percent: 0, steps: [{ at: later, percent: 100 }] },
        { package: 'mfe-games', version: '2.0.0', percent: 0, steps: [{ at: latest, percent: 100 }] },
      ],
    }, `aurora, bahari, lotus would get packages that do not fit from ${later} on: ${OLD_GAMES_NEED}`],
    ['would do so when a guard takes one of two back', {
      rollouts: [
        { package: 'host-shell', version: '2.0.0', merchants: ['lotus'] },
        { package: 'mfe-games', version: '2.0.0', merchants: ['lotus'], guard: { action: 'rollback', minimumLoads: 9 } },
      ],
    }, `lotus would get packages that do not fit if a guard stops a rollout: ${OLD_GAMES_NEED}`],
    ['would do so while a guard holds one of two', {
      rollouts: [
        { package: 'mfe-games', version: '2.0.0', percent: 0, steps: [{ at: later, percent: 100 }] },
        { package: 'host-shell', version: '2.0.0', percent: 0, steps: [{ at: later, percent: 100 }],
          guard: { action: 'hold', minimumLoads: 9 } },
      ],
    }, `aurora, bahari, lotus would get packages that do not fit from ${later} on if a guard stops a rollout: ${GAMES_NEED}`],
    ['serves what is revoked', { revoked: { 'mfe-games': ['1.0.0'] } },
      'aurora, bahari, lotus would get mfe-games 1.0.0, which is revoked'],
    ['rolls out what is revoked', {
      revoked: { 'mfe-games': ['1.1.0'] }, rollouts: [{ package: 'mfe-games', version: '1.1.0', merchants: ['lotus'], percent: 0 }],
    }, 'lotus would get mfe-games 1.1.0, which is revoked'],
    ['serves what is not published', { defaults: { ...defaults, 'mfe-games': '9.0.0' } },
      'aurora, bahari, lotus would get packages that do not fit: mfe-games 9.0.0 is not published'],
    ['brings along what is not published', { rollouts: [{ package: 'mfe-games', version: '9.0.0', percent: 0 }] },
      'mfe-games 9.0.0 is not published'],
    ['serves no host', { defaults: { 'mfe-games': '1.0.0' } },
      'aurora, bahari, lotus would get packages that do not fit: there is no host-shell in the set'],
  ])('%s', (_, change, expected) => {
    expect(sentence(change)).toBe(expected);
  }); // prettier-ignore

  it('counts merchants where they are many', () => {
    const many = Array.from({ length: 1000 }, (_, index) => `m${index}`);
    expect(
      sentence({ defaults: { ...defaults, 'mfe-games': '2.0.0' }, pins: { m1: { 'mfe-games': '1.0.0' } } }, many),
    ).toBe(`999 merchants (m0, m2, m3, …) would get packages that do not fit: ${GAMES_NEED}`);
  });
});

describe('the cost', () => {
  const many = Array.from({ length: 1000 }, (_, index) => `m${index}`);
  const verify = jest.spyOn(SetVerifier.prototype, 'verify');
  beforeEach(() => verify.mockClear());
  afterAll(() => verify.mockRestore());

  it('is that of the different views, not of the merchants', () => {
    const map = mapWith({ pins: { m5: { 'mfe-games': '1.1.0' }, m6: { 'mfe-games': '1.1.0' } } });
    expect(problemOfMap({ map, merchants: many, descriptorOf, sections: PRODUCT_SECTIONS })).toBeNull();
    expect(verify).toHaveBeenCalledTimes(2);
  });

  it('is that of what changed, where the state before was checked when it was written', () => {
    const before = mapWith({ pins: { m5: { 'mfe-games': '1.1.0' } } });
    const rolled = {
      ...before,
      rollouts: [{ package: 'mfe-games' as const, version: '1.1.0', merchants: ['m7'], percent: 1 }],
    };
    expect(problemOfMap({ map: rolled, merchants: many, descriptorOf, sections: PRODUCT_SECTIONS, before })).toBeNull();
    expect(verify).toHaveBeenCalledTimes(1);
    verify.mockClear();
    expect(problemOfMap({ map: before, merchants: many, descriptorOf, sections: PRODUCT_SECTIONS, before })).toBeNull();
    expect(verify).not.toHaveBeenCalled();
  });

  it('still finds what a change of the schedule alone would do', () => {
    const before = mapWith({ rollouts: [{ package: 'mfe-games', version: '2.0.0', percent: 0 }] });
    const steps = [{ at: later, percent: 1 }];
    const map = mapWith({ rollouts: [{ package: 'mfe-games', version: '2.0.0', percent: 0, steps }] });
    expect(
      problemOfMap({ map, merchants: many, descriptorOf, sections: PRODUCT_SECTIONS, before })?.sentence,
    ).toContain(`from ${later} on`);
  });
});

describe('the number of sets', () => {
  it('is that of the different ones over all merchants', () => {
    const map = mapWith({
      pins: { bahari: { 'mfe-games': '1.1.0' }, lotus: { 'mfe-games': '1.0.0' } },
      rollouts: [{ package: 'mfe-games', version: '1.1.0', percent: 10 }],
    });
    expect(countSets(map, MERCHANTS)).toBe(2);
    expect(countSets(mapWith({ defaults: {} }), MERCHANTS)).toBe(0);
  });

  it('is not counted where rollouts multiply beyond measure', () => {
    const names = ['host-shell', 'mfe-games', 'mfe-account', 'mfe-promotions', 'mfe-agent', 'mfe-messaging'] as const;
    const rollouts = names.flatMap((name) =>
      [1, 2, 3, 4].map((patch) => ({ package: name, version: `1.0.${patch}`, percent: 10 })),
    );
    const map = mapWith({ defaults: Object.fromEntries(names.map((name) => [name, '1.0.0'])), rollouts });
    expect(countSets(map, MERCHANTS)).toBeNull();
  });
});
