import { emptyReleaseMap, type ReleaseMap, type Rollout } from 'shared-contracts/release/release-map';
import { pin, unpin } from './edits';
import { restore, rollback, rollbackMerchant } from './rollback-edits';

const HASH = 'a'.repeat(64);
const NOW = new Date('2026-12-01T10:00:00.000Z');
const releases = {
  'mfe-games': { '1.0.0': HASH, '1.1.0': HASH, '1.2.0': HASH },
  'mfe-agent': { '1.0.0': HASH, '1.1.0': HASH },
};

function mapWith(change: Partial<ReleaseMap> = {}): ReleaseMap {
  const defaults = { 'mfe-games': '1.1.0', 'mfe-agent': '1.0.0' };
  return { ...emptyReleaseMap('production'), revision: 20, releases, defaults, ...change };
}

describe('a merchant', () => {
  const pinned = pin(pin(mapWith(), 'bahari', 'mfe-games', '1.0.0'), 'bahari', 'mfe-games', '1.2.0');

  it('keeps what it was pinned to before, until it is unpinned', () => {
    expect(pinned).toMatchObject({
      pins: { bahari: { 'mfe-games': '1.2.0' } },
      previousPins: { bahari: { 'mfe-games': '1.0.0' } },
    });
    expect(pin(mapWith(), 'bahari', 'mfe-games', '1.0.0').previousPins).toEqual({});
    expect(unpin(pinned, 'bahari', 'mfe-games')).toMatchObject({ pins: {}, previousPins: {} });
  });

  it('goes back to it, out of rollouts of what it leaves', () => {
    const rollouts: Rollout[] = [
      { package: 'mfe-games', version: '1.2.0', merchants: ['aurora', 'bahari'] },
      { package: 'mfe-games', version: '1.2.0', merchants: ['bahari'], percent: 5 },
      { package: 'mfe-games', version: '1.1.0', merchants: ['bahari'] },
      { package: 'mfe-games', version: '1.2.0', percent: 1 },
    ];
    const map = rollbackMerchant({ ...pinned, rollouts }, 'bahari', 'mfe-games');
    expect(map.pins).toEqual({ bahari: { 'mfe-games': '1.0.0' } });
    expect(map.previousPins).toEqual({});
    expect(map.rollouts).toEqual([
      { package: 'mfe-games', version: '1.2.0', merchants: ['aurora'] },
      { package: 'mfe-games', version: '1.1.0', merchants: ['bahari'] },
      { package: 'mfe-games', version: '1.2.0', percent: 1 },
    ]);
  });

  it('goes back with all packages that have an earlier pin, or with one', () => {
    const both = pin(pin(pinned, 'bahari', 'mfe-agent', '1.0.0'), 'bahari', 'mfe-agent', '1.1.0');
    expect(rollbackMerchant(both, 'bahari').pins).toEqual({ bahari: { 'mfe-games': '1.0.0', 'mfe-agent': '1.0.0' } });
    const one = rollbackMerchant(both, 'bahari', 'mfe-agent');
    expect(one.pins).toEqual({ bahari: { 'mfe-games': '1.2.0', 'mfe-agent': '1.0.0' } });
    expect(one.previousPins).toEqual({ bahari: { 'mfe-games': '1.0.0' } });
  });
});

describe('the whole map', () => {
  const switches: ReleaseMap['switches'] = [{ package: 'mfe-agent', message: { EN: 'Closed' } }];
  const earlier = mapWith({
    revision: 12,
    releases: { 'mfe-games': { '1.0.0': HASH, '1.1.0': HASH } },
    defaults: { 'mfe-games': '1.0.0' },
    pins: { bahari: { 'mfe-games': '1.1.0' } },
    previous: { 'mfe-games': '1.1.0' },
    previousPins: { bahari: { 'mfe-games': '1.0.0' } },
    switches,
  });

  it('is as it was, and knows what was published and revoked since', () => {
    const map = restore(mapWith({ revoked: { 'mfe-agent': ['1.1.0'] } }), earlier, NOW);
    expect(map).toEqual({
      ...mapWith(),
      defaults: { 'mfe-games': '1.0.0' },
      pins: { bahari: { 'mfe-games': '1.1.0' } },
      previous: { 'mfe-games': '1.1.0' },
      previousPins: { bahari: { 'mfe-games': '1.0.0' } },
      switches,
      revoked: { 'mfe-agent': ['1.1.0'] },
    });
  });

  it('does not make the steps of an old schedule all at once', () => {
    const steps = [{ at: '2026-01-01T00:00:00.000Z', percent: 100 }];
    const rollouts: Rollout[] = [
      { package: 'mfe-games', version: '1.1.0', percent: 5, steps },
      { package: 'mfe-agent', version: '1.1.0', percent: 5, since: '2026-01-01T00:00:00.000Z' },
      { package: 'mfe-agent', version: '1.0.0', percent: 5, held: 'slow', steps },
    ];
    const since = NOW.toISOString();
    expect(restore(mapWith(), { ...earlier, rollouts }, NOW).rollouts).toEqual([
      { package: 'mfe-games', version: '1.1.0', percent: 5, steps, since, held: 'restored from revision 12' },
      { package: 'mfe-agent', version: '1.1.0', percent: 5, since },
      { package: 'mfe-agent', version: '1.0.0', percent: 5, held: 'slow', steps, since },
    ]);
  });

  it('leaves out earlier versions to fall back to that are gone or revoked', () => {
    const map = restore(mapWith({ revoked: { 'mfe-games': ['1.2.0'] } }), {
      ...earlier,
      previous: { 'mfe-games': '1.2.0', 'mfe-agent': '1.0.0' },
      previousPins: { bahari: { 'mfe-games': '0.1.0', 'mfe-agent': '1.0.0' } },
    }, NOW); // prettier-ignore
    expect(map.previous).toEqual({ 'mfe-agent': '1.0.0' });
    expect(map.previousPins).toEqual({ bahari: { 'mfe-agent': '1.0.0' } });
  });

  const gone: ReleaseMap['releases'] = { 'mfe-games': { '1.2.0': HASH }, 'mfe-agent': { '1.0.0': HASH } };
  it.each<[string, () => ReleaseMap]>([
    ['mfe-games has no previous version in production', () => rollback(mapWith(), 'mfe-games', [])],
    ['mfe-games 1.1.0 is rolled out to all merchants: end that first, with "mfe canary end mfe-games 1.1.0"; 1.0.0 is what everybody gets then',
      () => rollback(mapWith({
        defaults: { 'mfe-games': '1.0.0' }, previous: { 'mfe-games': '0.9.0' },
        rollouts: [{ package: 'mfe-games', version: '1.1.0', percent: 50 }],
      }), 'mfe-games', ['0.9.0'])],
    ['mfe-games has no earlier version in production that could still be served: "mfe verify" says what is wrong with 1.0.0',
      () => rollback(mapWith({ previous: { 'mfe-games': '1.0.0' }, revoked: { 'mfe-games': ['1.0.0'] } }), 'mfe-games', [])],
    ['bahari has no earlier pin of any package in production; "mfe unpin" gives it the default',
      () => rollbackMerchant(mapWith(), 'bahari')],
    ['bahari has no earlier pin of mfe-games in production; "mfe unpin" gives it the default',
      () => rollbackMerchant(pin(mapWith(), 'bahari', 'mfe-games', '1.0.0'), 'bahari', 'mfe-games')],
    ['mfe-games 1.0.0 is not published in production: it has 1.2.0', () => rollbackMerchant(
      mapWith({ releases: gone, previousPins: { bahari: { 'mfe-games': '1.0.0' } } }), 'bahari')],
    ['Revision 12 serves mfe-games 1.0.0, which was removed since', () => restore(mapWith({ releases: gone }), earlier, NOW)],
    ['Revision 12 serves mfe-games 1.1.0, which is revoked since',
      () => restore(mapWith({ revoked: { 'mfe-games': ['1.1.0'] } }), earlier, NOW)],
    ['Revision 12 serves mfe-agent 1.1.0, which is revoked since', () => restore(
      mapWith({ revoked: { 'mfe-agent': ['1.1.0'] } }),
      { ...earlier, rollouts: [{ package: 'mfe-agent', version: '1.1.0', percent: 1 }] }, NOW)],
  ])('refuses: %s', (sentence, edit) => {
    expect(edit).toThrow(sentence);
  }); // prettier-ignore
});
