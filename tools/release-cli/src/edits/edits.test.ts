import { emptyReleaseMap, type ReleaseMap } from 'shared-contracts/release/release-map';
import { pin, registerRelease, setDefault, unpin } from './edits';
import { clearSwitch, setSwitch } from './layer-edits';
import { rollback } from './rollback-edits';
import { addRollout, removeRollout } from './rollout-edits';

const HASH = 'a'.repeat(64);

function known(changes: Partial<ReleaseMap> = {}): ReleaseMap {
  const releases = { 'mfe-games': { '1.0.0': HASH, '1.1.0': HASH, '1.2.0': HASH } };
  return { ...emptyReleaseMap('production'), releases, defaults: { 'mfe-games': '1.0.0' }, ...changes };
}

describe('defaults', () => {
  it.each<[string, ReleaseMap, Partial<ReleaseMap>]>([
    [
      'a first default has no previous',
      setDefault(known({ defaults: {} }), 'mfe-games', '1.0.0'),
      { defaults: { 'mfe-games': '1.0.0' }, previous: {} },
    ],
    [
      'a new default keeps the old one as previous',
      setDefault(known(), 'mfe-games', '1.1.0'),
      { defaults: { 'mfe-games': '1.1.0' }, previous: { 'mfe-games': '1.0.0' } },
    ],
    [
      'the same default again keeps the previous one',
      setDefault(known({ previous: { 'mfe-games': '1.2.0' } }), 'mfe-games', '1.0.0'),
      { previous: { 'mfe-games': '1.2.0' } },
    ],
    [
      'a promoted canary ends, except for named merchants',
      setDefault(
        known({
          rollouts: [
            { package: 'mfe-games', version: '1.1.0', percent: 10 },
            { package: 'mfe-games', version: '1.1.0', merchants: ['bahari'] },
            { package: 'mfe-games', version: '1.2.0', percent: 1 },
          ],
        }),
        'mfe-games',
        '1.1.0',
      ),
      {
        rollouts: [
          { package: 'mfe-games', version: '1.1.0', merchants: ['bahari'] },
          { package: 'mfe-games', version: '1.2.0', percent: 1 },
        ],
      },
    ],
    [
      'a rollback serves the previous version, and the one left behind nowhere',
      rollback(
        known({
          defaults: { 'mfe-games': '1.1.0' },
          previous: { 'mfe-games': '1.0.0' },
          rollouts: [
            { package: 'mfe-games', version: '1.1.0', merchants: ['bahari'] },
            { package: 'mfe-games', version: '1.2.0', merchants: ['lotus'] },
          ],
        }),
        'mfe-games',
        ['1.0.0'],
      ),
      {
        defaults: { 'mfe-games': '1.0.0' },
        previous: {},
        rollouts: [{ package: 'mfe-games', version: '1.2.0', merchants: ['lotus'] }],
      },
    ],
  ])('%s', (_, map, expected) => expect(map).toMatchObject(expected));

  it('changes nothing but what it says, and never its input', () => {
    const before = known({ pins: { bahari: { 'mfe-games': '1.0.0' } } });
    const copy = structuredClone(before);
    const after = setDefault(before, 'mfe-games', '1.1.0');
    expect(before).toEqual(copy);
    expect(after.pins).toEqual(before.pins);
    expect(after.releases).toEqual(before.releases);
  });
});

describe('releases and pins', () => {
  it('knows a release by its hash, once', () => {
    const map = registerRelease(known(), 'mfe-agent', '1.0.0', HASH);
    expect(map.releases['mfe-agent']).toEqual({ '1.0.0': HASH });
    expect(registerRelease(map, 'mfe-agent', '1.0.0', HASH)).toBe(map);
  });

  it('pins and unpins', () => {
    const pinned = pin(known(), 'bahari', 'mfe-games', '1.1.0');
    expect(pinned.pins).toEqual({ bahari: { 'mfe-games': '1.1.0' } });
    expect(pin(pinned, 'bahari', 'mfe-games', '1.1.0')).toBe(pinned);
    expect(unpin(pinned, 'bahari', 'mfe-games').pins).toEqual({});
    const two = { ...pinned, pins: { bahari: { 'mfe-games': '1.1.0', 'mfe-agent': '1.0.0' } } };
    expect(unpin(two, 'bahari', 'mfe-games').pins).toEqual({ bahari: { 'mfe-agent': '1.0.0' } });
  });
});

describe('rollouts', () => {
  it('grows in place', () => {
    const first = addRollout(known(), { package: 'mfe-games', version: '1.1.0', percent: 5 });
    const second = addRollout(first, { package: 'mfe-games', version: '1.2.0', percent: 5 });
    const grown = addRollout(second, { package: 'mfe-games', version: '1.1.0', percent: 20 });
    expect(grown.rollouts.map(({ version, percent }) => [version, percent])).toEqual([
      ['1.1.0', 20],
      ['1.2.0', 5],
    ]);
  });

  it('keeps groups of merchants apart, in whatever order they are named', () => {
    const all = addRollout(known(), { package: 'mfe-games', version: '1.1.0', percent: 5 });
    const some = addRollout(all, { package: 'mfe-games', version: '1.1.0', merchants: ['aurora', 'bahari'] });
    expect(some.rollouts).toHaveLength(2);
    const again = { package: 'mfe-games', version: '1.1.0', percent: 50, merchants: ['bahari', 'aurora'] } as const;
    expect(addRollout(some, { ...again, merchants: [...again.merchants] }).rollouts).toHaveLength(2);
  });

  it('ends by version or altogether', () => {
    const map = known({
      rollouts: [
        { package: 'mfe-games', version: '1.1.0', percent: 5 },
        { package: 'mfe-games', version: '1.2.0', percent: 5 },
        { package: 'mfe-agent', version: '1.0.0', percent: 5 },
      ],
    });
    const games = { package: 'mfe-games' } as const;
    expect(removeRollout(map, { ...games, version: '1.1.0' }).rollouts).toHaveLength(2);
    expect(() => removeRollout(map, games)).toThrow(
      'mfe-games has 2 rollouts in production that this could mean: mfe canary end mfe-games ',
    );
  });
});

describe('switches', () => {
  const off = setSwitch(known(), { package: 'mfe-games', message: { EN: 'Back soon' } });

  it('replaces the message of the same group, and puts named merchants first', () => {
    const reworded = setSwitch(off, { package: 'mfe-games', message: { EN: 'Later' } });
    expect(reworded.switches).toEqual([{ package: 'mfe-games', message: { EN: 'Later' } }]);
    const named = setSwitch(off, { package: 'mfe-games', merchants: ['bahari'], message: {} });
    expect(named.switches.map((entry) => entry.merchants)).toEqual([['bahari'], undefined]);
  });

  it('goes on again, for all or for some', () => {
    expect(clearSwitch(off, 'mfe-games').switches).toEqual([]);
    const two = setSwitch(known(), { package: 'mfe-games', merchants: ['aurora', 'bahari'], message: {} });
    expect(clearSwitch(two, 'mfe-games', ['bahari']).switches).toEqual([
      { package: 'mfe-games', merchants: ['aurora'], message: {} },
    ]);
    expect(clearSwitch(two, 'mfe-games', ['bahari', 'aurora']).switches).toEqual([]);
  });

  it.each<[string, () => ReleaseMap]>([
    [
      'mfe-games 2.0.0 is not published in production: it has 1.0.0, 1.1.0, 1.2.0',
      () => setDefault(known(), 'mfe-games', '2.0.0'),
    ],
    [
      'mfe-agent 1.0.0 is not published in production: it has no versions yet',
      () => pin(known(), 'bahari', 'mfe-agent', '1.0.0'),
    ],
    [
      'mfe-games 1.0.0 is already known to production with other contents',
      () => registerRelease(known(), 'mfe-games', '1.0.0', 'b'),
    ],
    ['mfe-games has no previous version in production', () => rollback(known(), 'mfe-games', [])],
    ['bahari has no pin of mfe-games in production', () => unpin(known(), 'bahari', 'mfe-games')],
    [
      'A share is a number from 0 to 100 with at most two decimals',
      () => addRollout(known(), { package: 'mfe-games', version: '1.1.0', percent: 10.001 }),
    ],
    [
      'A share is a number from 0 to 100 with at most two decimals',
      () => addRollout(known(), { package: 'mfe-games', version: '1.1.0', percent: 101 }),
    ],
    ['mfe-games has no rollout in production', () => removeRollout(known(), { package: 'mfe-games' })],
    [
      'mfe-games 1.1.0 has no rollout in production',
      () => removeRollout(known(), { package: 'mfe-games', version: '1.1.0' }),
    ],
    ['mfe-games is not switched off in production', () => clearSwitch(known(), 'mfe-games')],
    [
      'mfe-games is switched off for every merchant: switch it on for all, then off where needed',
      () => clearSwitch(off, 'mfe-games', ['bahari']),
    ],
  ])('refuses: %s', (sentence, edit) => expect(edit).toThrow(sentence));
});
