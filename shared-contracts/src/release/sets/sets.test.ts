import { BUCKET_COUNT } from './bucket';
import { emptyReleaseMap, type ReleaseMap, type Rollout } from '../documents/release-map';
import { resolveView, viewForMerchant } from './resolve';
import { candidateVersions, MAXIMUM_SETS, possibleSets, reachableVersions } from './sets';

const defaults: ReleaseMap['defaults'] = { 'host-shell': '1.0.0', 'mfe-games': '1.0.0', 'mfe-account': '1.0.0' };
const closed = { EN: 'Back soon' };
const toAll: Rollout = { package: 'mfe-games', version: '1.1.0' };
const pinned = { aurora: { 'mfe-games': '0.9.0' } } as const;

function mapWith(change: Partial<ReleaseMap>): ReleaseMap {
  return { ...emptyReleaseMap('staging'), revision: 7, defaults, ...change };
}

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
    expect(Object.keys(candidates({}))).toEqual(Object.keys(defaults).sort());
  });
});

describe('possible sets', () => {
  const account: Rollout = { package: 'mfe-account', version: '1.1.0' };
  const cohort = { id: '1'.repeat(32), label: 'testers', players: 3 };

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
    ['two of a cohort', { rollouts: [{ ...toAll, cohort }] }, 2],
    ['four of a cohort and a share', { rollouts: [{ ...toAll, cohort }, { ...account, percent: 50 }] }, 4],
    ['three where everybody else has a third', { rollouts: [{ ...toAll, cohort, percent: 10 }, { ...toAll, version: '1.2.0', percent: 5 }] }, 3],
    ['one where the section is off',
      { rollouts: [{ ...toAll, percent: 10 }], switches: [{ package: 'mfe-games', message: closed }] }, 1],
  ])('are %s, and just those that devices get', (_, change, count) => {
    const view = viewForMerchant(mapWith(change), 'aurora');
    const given = new Set(
      ['', cohort.id].flatMap((cohorts) =>
        Array.from({ length: BUCKET_COUNT }, (__, bucket) => resolveView(view, bucket, {}, {}, cohorts).id),
      ),
    );
    const possible = possibleSets(view).map(({ id }) => id);
    expect(possible).toHaveLength(count);
    expect(new Set(possible)).toEqual(given);
  }); // prettier-ignore
});

describe('reachable versions', () => {
  const reachable = (change: Partial<ReleaseMap>) => reachableVersions(viewForMerchant(mapWith(change), 'aurora'));

  it.each<[string, Partial<ReleaseMap>, readonly string[] | undefined]>([
    ['the default', {}, ['1.0.0']],
    ['a share and the rest', { rollouts: [{ ...toAll, percent: 1 }] }, ['1.1.0', '1.0.0']],
    ['no share of nobody', { rollouts: [{ ...toAll, percent: 0 }] }, ['1.0.0']],
    ['only what reaches everybody', { rollouts: [toAll] }, ['1.1.0']],
    ['nothing that only a fallback needs', { previous: { 'mfe-games': '0.8.0' } }, ['1.0.0']],
    ['none of a section that is off', { switches: [{ package: 'mfe-games', message: closed }] }, undefined],
  ])('are %s', (_, change, expected) => {
    expect(reachable(change)['mfe-games']).toEqual(expected);
  });

  it('are those of the possible sets', () => {
    const rollouts = [
      { ...toAll, percent: 10 },
      { ...toAll, version: '1.2.0', percent: 30 },
    ];
    const view = viewForMerchant(mapWith({ rollouts }), 'aurora');
    const listed = possibleSets(view).map(({ packages: { 'mfe-games': games } }) =>
      games?.status === 'on' ? games.version : games?.status,
    );
    expect(new Set(reachable({ rollouts })['mfe-games'])).toEqual(new Set(listed));
  });
});

describe('too many sets', () => {
  it('are refused with their number', () => {
    const names = ['host-shell', 'mfe-a', 'mfe-b', 'mfe-c', 'mfe-d', 'mfe-games'] as const;
    const all = Object.fromEntries(names.map((name) => [name, '1.0.0']));
    const rollouts = names.flatMap((name) =>
      ['1.1.0', '1.2.0', '1.3.0'].map((version) => ({ package: name, version, percent: 10 })),
    );
    const view = viewForMerchant(mapWith({ defaults: all, rollouts: rollouts.slice(0, -3) }), 'aurora');
    expect(possibleSets(view)).toHaveLength(1024);
    const more = viewForMerchant(
      mapWith({ defaults: all, rollouts: [...rollouts, { package: 'mfe-games', version: '2.0.0', percent: 1 }] }),
      'aurora',
    );
    expect(MAXIMUM_SETS).toBe(4096);
    expect(() => possibleSets(more)).toThrow('aurora has 5120 different sets: end some rollouts first');
  });
});
