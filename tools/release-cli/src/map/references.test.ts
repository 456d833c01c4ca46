import { emptyReleaseMap, type ReleaseMap } from 'shared-contracts/release/release-map';
import { unregister } from '../collect/collect';
import { revisionsBefore, statesSince, versionId, versionsInUse, versionsNamed } from './references';

function state(revision: number, writtenAt: string, changes: Partial<ReleaseMap> = {}): ReleaseMap {
  return { ...emptyReleaseMap('production'), revision, writtenAt, ...changes };
}

describe('what a map refers to', () => {
  it.each<[string, Partial<ReleaseMap>, readonly string[]]>([
    ['nothing', {}, []],
    ['a default', { defaults: { 'mfe-games': '1.0.0' } }, ['mfe-games@1.0.0']],
    ['a pin', { pins: { lotus: { 'mfe-games': '0.9.0' } } }, ['mfe-games@0.9.0']],
    ['a way back', { previous: { 'mfe-games': '0.8.0' } }, ['mfe-games@0.8.0']],
    ["a pin's way back", { previousPins: { lotus: { 'mfe-games': '0.7.0' } } }, ['mfe-games@0.7.0']],
    [
      'a rollout, also at nothing',
      { rollouts: [{ package: 'mfe-games', version: '2.0.0', percent: 0 }] },
      ['mfe-games@2.0.0'],
    ],
    ['no release that is only known', { releases: { 'mfe-games': { '3.0.0': 'x' } } }, []],
    ['no version that is revoked', { revoked: { 'mfe-games': ['1.0.1'] } }, []],
  ])('%s', (_, changes, expected) => {
    expect(versionsNamed(state(1, '2026-01-01T00:00:00.000Z', changes)).map(versionId)).toEqual(expected);
  });

  it('the newest versions where they can be asked for by name', () => {
    const known = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`1.${index}.0`, 'x']));
    const map = state(1, '2026-01-01T00:00:00.000Z', { releases: { 'mfe-games': known } });
    expect(versionsInUse(map, false)).toEqual([]);
    const kept = versionsInUse(map, true).map(({ version }) => version);
    expect(kept).toEqual(Array.from({ length: 10 }, (_, index) => `1.${11 - index}.0`));
  });

  it('but not those of them that are revoked', () => {
    const releases = { 'mfe-games': { '1.0.0': 'a', '1.1.0': 'b' } };
    const map = state(1, '2026-01-01T00:00:00.000Z', { releases, revoked: { 'mfe-games': ['1.1.0'] } });
    expect(versionsInUse(map, true)).toEqual([{ name: 'mfe-games', version: '1.0.0' }]);
  });
});

describe('earlier states', () => {
  const states = [
    state(1, '2026-01-01T00:00:00.000Z'),
    state(2, '2026-02-01T00:00:00.000Z'),
    state(3, '2026-03-01T00:00:00.000Z'),
  ];

  it.each([
    ['2026-02-01T00:00:00.001Z', [2]],
    ['2026-02-01T00:00:00.000Z', [1, 2]],
    ['2026-03-01T00:00:00.001Z', []],
  ])('were in force after %s', (since, revisions) => {
    // It is the end that counts: revision 2 was in force until revision 3 was written.
    expect(statesSince(states, Date.parse(since)).map(({ revision }) => revision)).toEqual(revisions);
  });

  it('keeps the newest revisions whatever their age', () => {
    const many = Array.from({ length: 30 }, (_, index) => state(index + 1, '2020-01-01T00:00:00.000Z'));
    const now = Date.parse('2026-01-01T00:00:00.000Z');
    expect(revisionsBefore(many, now)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(revisionsBefore(many.slice(0, 21), now)).toEqual([]);
    expect(revisionsBefore(many, Date.parse('2019-01-01T00:00:00.000Z'))).toEqual([]);
  });
});

describe('forgetting versions', () => {
  it('leaves what the map has come to need', () => {
    const map = state(1, '2026-01-01T00:00:00.000Z', {
      releases: { 'mfe-games': { '1.0.0': 'a', '1.1.0': 'b', '1.2.0': 'c' }, 'mfe-agent': { '1.0.0': 'd' } },
      defaults: { 'mfe-games': '1.1.0' },
    });
    const versions = [
      { name: 'mfe-games', version: '1.0.0' },
      { name: 'mfe-games', version: '1.1.0' },
    ] as const;
    const waiver = { kind: 'gap', what: '/m/old', environment: 'production', revision: 1 } as const;
    const waived = { 'mfe-games': { '1.0.0': [waiver], '1.1.0': [waiver] } };
    expect(unregister({ ...map, waived }, versions, false).waived).toEqual({ 'mfe-games': { '1.1.0': [waiver] } });
    const gone = { 'mfe-games': { '1.0.0': [waiver] } };
    expect(unregister({ ...map, waived: gone }, versions, false)).not.toHaveProperty('waived');
    expect(unregister(map, versions, false).releases).toEqual({
      'mfe-games': { '1.1.0': 'b', '1.2.0': 'c' },
      'mfe-agent': { '1.0.0': 'd' },
    });
  });
});
