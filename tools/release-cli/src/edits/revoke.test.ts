import { emptyReleaseMap, type ReleaseMap } from 'shared-contracts/release/release-map';
import { pin, setDefault } from './edits';
import { revoke, unrevoke } from './revoke';

const HASH = 'a'.repeat(64);
const releases = { 'mfe-games': { '1.0.0': HASH, '1.1.0': HASH, '1.2.0': HASH } };

function mapWith(change: Partial<ReleaseMap> = {}): ReleaseMap {
  return { ...emptyReleaseMap('production'), releases, defaults: { 'mfe-games': '1.1.0' }, ...change };
}

function revoked(change: Partial<ReleaseMap>, version = '1.1.0'): ReleaseMap {
  const before = change.previous?.['mfe-games'];
  return revoke(mapWith(change), 'mfe-games', version, before === undefined || before === version ? [] : [before]);
}

describe('a revoked version', () => {
  it.each<[string, ReleaseMap, Partial<ReleaseMap>]>([
    ['gives way to the one before',
      revoked({ previous: { 'mfe-games': '1.0.0' } }),
      { defaults: { 'mfe-games': '1.0.0' }, previous: {}, revoked: { 'mfe-games': ['1.1.0'] } }],
    ['is not what anybody falls back to',
      revoked({ previous: { 'mfe-games': '1.0.0' }, previousPins: { aurora: { 'mfe-games': '1.0.0' } } }, '1.0.0'),
      { defaults: { 'mfe-games': '1.1.0' }, previous: {}, previousPins: {}, revoked: { 'mfe-games': ['1.0.0'] } }],
    ['ends its rollouts, and no others',
      revoked({ rollouts: [
        { package: 'mfe-games', version: '1.2.0', percent: 5 }, { package: 'mfe-games', version: '1.2.0', merchants: ['aurora'] },
        { package: 'mfe-games', version: '1.0.0', percent: 1 },
      ] }, '1.2.0'),
      { rollouts: [{ package: 'mfe-games', version: '1.0.0', percent: 1 }], defaults: { 'mfe-games': '1.1.0' } }],
    ['gives pins back to what they were before, else to the default',
      revoked({
        pins: { aurora: { 'mfe-games': '1.2.0' }, bahari: { 'mfe-games': '1.2.0' }, lotus: { 'mfe-games': '1.0.0' } },
        previousPins: { aurora: { 'mfe-games': '1.0.0' } },
      }, '1.2.0'),
      { pins: { aurora: { 'mfe-games': '1.0.0' }, lotus: { 'mfe-games': '1.0.0' } }, previousPins: {} }],
    ['stands beside others', revoked({ revoked: { 'mfe-games': ['1.0.0'] } }, '1.2.0'),
      { revoked: { 'mfe-games': ['1.0.0', '1.2.0'] } }],
  ])('%s', (_, map, expected) => {
    expect(map).toEqual({ ...mapWith(), ...expected, revoked: map.revoked });
    expect(map.revoked).toEqual(expected.revoked ?? { 'mfe-games': ['1.2.0'] });
  }); // prettier-ignore

  it('is revoked once, and can be served again when it is not any more', () => {
    const map = revoked({}, '1.2.0');
    expect(revoke(map, 'mfe-games', '1.2.0', [])).toBe(map);
    expect(unrevoke(map, 'mfe-games', '1.2.0')).toEqual(mapWith());
    const two = revoke(map, 'mfe-games', '1.0.0', []);
    expect(unrevoke(two, 'mfe-games', '1.2.0').revoked).toEqual({ 'mfe-games': ['1.0.0'] });
  });

  it.each<[string, () => ReleaseMap]>([
    ['mfe-games 1.1.0 is what everybody gets and there is no earlier version to fall back to: promote another first',
      () => revoked({})],
    ['mfe-games 3.0.0 is not published in production', () => revoked({}, '3.0.0')],
    ['mfe-games 1.1.0 is not revoked in production', () => unrevoke(mapWith(), 'mfe-games', '1.1.0')],
    ['mfe-games 1.2.0 is revoked in production', () => setDefault(revoked({}, '1.2.0'), 'mfe-games', '1.2.0')],
    ['mfe-games 1.2.0 is revoked in production', () => pin(revoked({}, '1.2.0'), 'aurora', 'mfe-games', '1.2.0')],
  ])('is refused: %s', (sentence, edit) => {
    expect(edit).toThrow(sentence);
  }); // prettier-ignore
});
