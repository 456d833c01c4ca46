import { emptyReleaseMap, type ReleaseMap } from 'shared-contracts/release/release-map';
import { resolve } from 'shared-contracts/release/resolve';
import { fixture } from '../test-support/fixture-dist';
import { parseCandidate } from './candidates';
import { distinctSets } from './distinct-sets';
import { reverseSets, sourceOver } from './reverse-sets';
import { idOfVersions, setText } from './set-versions';

const MERCHANTS = ['aurora', 'bahari', 'lotus'];

function mapWith(changes: Partial<ReleaseMap>): ReleaseMap {
  return {
    ...emptyReleaseMap('staging'),
    releases: {
      'host-shell': { '1.0.0': 'a', '2.0.0': 'b' },
      'mfe-games': { '1.0.0': 'c', '1.1.0': 'd' },
      'mfe-agent': { '1.0.0': 'e' },
    },
    defaults: { 'host-shell': '1.0.0', 'mfe-games': '1.0.0' },
    ...changes,
  };
}

describe('distinct sets', () => {
  it('has one set when everybody gets the same, under the id that devices send', () => {
    const map = mapWith({});
    expect(distinctSets(map, MERCHANTS)).toEqual([
      {
        id: resolve(map, 'aurora', 17).id,
        versions: { 'host-shell': '1.0.0', 'mfe-games': '1.0.0' },
        merchants: MERCHANTS,
        share: 100,
      },
    ]);
  });

  it('has none before anything is served', () => {
    expect(distinctSets(emptyReleaseMap('staging'), MERCHANTS)).toEqual([]);
  });

  it('counts merchants and exact shares of pins and rollouts', () => {
    const map = mapWith({
      pins: { lotus: { 'mfe-games': '1.1.0' } },
      rollouts: [{ package: 'mfe-games', version: '1.1.0', percent: 10 }],
    });
    const old = idOfVersions({ 'host-shell': '1.0.0', 'mfe-games': '1.0.0' });
    const sets = distinctSets(map, MERCHANTS);
    expect(sets).toHaveLength(2);
    expect(sets.find((set) => set.id === old)).toMatchObject({ merchants: ['aurora', 'bahari'], share: 60 });
    expect(sets.find((set) => set.id !== old)).toMatchObject({ merchants: MERCHANTS, share: 40 });
  });

  it('leaves a rollout at nothing out', () => {
    const map = mapWith({ rollouts: [{ package: 'mfe-games', version: '1.1.0', percent: 0 }] });
    expect(distinctSets(map, MERCHANTS)).toHaveLength(1);
  });

  it('lists what a step to come will serve, which no device has yet', () => {
    const steps = [{ at: '2026-12-01T00:00:00.000Z', percent: 100 }];
    const map = mapWith({ rollouts: [{ package: 'mfe-games', version: '1.1.0', percent: 0, steps }] });
    expect(distinctSets(map, MERCHANTS).map(({ versions, share }) => [versions['mfe-games'], share])).toEqual([
      ['1.0.0', 100],
      ['1.1.0', 0],
    ]);
  });

  it('lists a section that is off as though it were on', () => {
    const off = mapWith({ switches: [{ package: 'mfe-games', merchants: ['lotus'], message: { EN: 'Back soon' } }] });
    expect(distinctSets(off, MERCHANTS)).toEqual(distinctSets(mapWith({}), MERCHANTS));
  });

  it('counts candidates as served, to all or to one merchant, also when the map does not know them', () => {
    const sets = distinctSets(mapWith({}), MERCHANTS, [
      { name: 'mfe-games', version: '9.0.0' },
      { name: 'mfe-games', version: '1.1.0', merchant: 'lotus' },
    ]);
    expect(sets.map(({ versions, merchants }) => [versions['mfe-games'], merchants])).toEqual([
      ['9.0.0', ['aurora', 'bahari']],
      ['1.1.0', ['lotus']],
    ]);
  });

  it('costs as much as the distinct views', () => {
    const many = Array.from({ length: 1000 }, (_, index) => `merchant-${index}`);
    const map = mapWith({ rollouts: [{ package: 'mfe-games', version: '1.1.0', percent: 1 }] });
    const shares = distinctSets(map, many).map((set) => [set.versions['mfe-games'], set.merchants.length, set.share]);
    expect(shares).toEqual([
      ['1.1.0', 1000, 1],
      ['1.0.0', 1000, 99],
    ]);
  });
});

describe('candidates as typed', () => {
  it.each([
    ['mfe-games=1.1.0', { name: 'mfe-games', version: '1.1.0' }],
    ['bahari:mfe-games=1.1.0-dev.2', { name: 'mfe-games', version: '1.1.0-dev.2', merchant: 'bahari' }],
  ])('%s', (text, expected) => {
    expect(parseCandidate(text)).toEqual(expected);
  });

  it.each(['mfe-games', 'mfe-games=new', '=1.0.0', 'mfe-games@1.0.0', ''])('refuses "%s"', (text) => {
    expect(() => parseCandidate(text)).toThrow(
      `"${text}" is not a candidate such as mfe-games=1.1.0 or bahari:mfe-games=1.1.0`,
    );
  });

  it('refuses what is no package', () => {
    expect(() => parseCandidate('shop=1.0.0')).toThrow('"shop" is not the name of a package');
  });
});

describe('reverse sets', () => {
  const releases = sourceOver([
    fixture('host-shell', '1.0.0').descriptor,
    fixture('host-shell', '2.0.0', { contract: { version: '2.0.0', range: '^2.0.0' } }).descriptor,
    fixture('mfe-games', '1.0.0').descriptor,
    fixture('mfe-games', '1.1.0').descriptor,
    fixture('mfe-agent', '1.0.0').descriptor,
    fixture('mfe-agent', '1.1.0').descriptor,
  ]);

  it('has nothing when nothing changed, or only one package did', () => {
    expect(reverseSets(mapWith({}), [], releases)).toEqual([]);
    expect(reverseSets(mapWith({}), [{ name: 'mfe-games', version: '1.1.0' }], releases)).toEqual([]);
  });

  it('puts the old remotes on the new host and the new ones on the old host, and says what cannot be', () => {
    const candidates = [
      { name: 'host-shell', version: '2.0.0' },
      { name: 'mfe-games', version: '1.1.0' },
    ] as const;
    const sets = reverseSets(mapWith({}), candidates, releases);
    expect(
      sets.map(({ package: name, pattern, versions, misfit }) => [name, pattern, setText(versions), misfit]),
    ).toEqual([
      [
        'host-shell',
        'ahead',
        'host-shell 2.0.0, mfe-games 1.0.0',
        'mfe-games 1.0.0 needs contract ^1.0.0, host-shell 2.0.0 has 2.0.0: build mfe-games with contract 2.0.0',
      ],
      ['host-shell', 'behind', 'host-shell 1.0.0, mfe-games 1.1.0', null],
    ]);
  });

  it('without candidates compares what is served with what was before', () => {
    const map = mapWith({
      defaults: { 'host-shell': '1.0.0', 'mfe-games': '1.1.0', 'mfe-agent': '1.1.0' },
      previous: { 'mfe-games': '1.0.0', 'mfe-agent': '1.0.0' },
    });
    expect(
      reverseSets(map, [], releases).map(({ package: name, pattern, versions }) => [name, pattern, versions]),
    ).toEqual([
      ['mfe-agent', 'ahead', { 'host-shell': '1.0.0', 'mfe-games': '1.0.0', 'mfe-agent': '1.1.0' }],
      ['mfe-agent', 'behind', { 'host-shell': '1.0.0', 'mfe-games': '1.1.0', 'mfe-agent': '1.0.0' }],
    ]);
  });
});
