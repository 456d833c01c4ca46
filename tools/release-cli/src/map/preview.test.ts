import { emptyReleaseMap, type ReleaseMap } from 'shared-contracts/release/release-map';
import { BUCKET_COUNT } from 'shared-contracts/release/bucket';
import { packageOf, resolveView, viewForMerchant } from 'shared-contracts/release/resolve';
import { packageEntries, type ByPackage } from 'shared-contracts/remote/remote-names';
import { previewChange, previewPresent, sharesOf } from './preview';
import { changeLines, presentLines } from './preview-table';

const before: ReleaseMap = {
  ...emptyReleaseMap('production'),
  defaults: { 'host-shell': '1.0.0', 'mfe-games': '1.0.0' },
  pins: { bahari: { 'mfe-games': '1.0.0' } },
};

function gets(after: ReleaseMap, merchant: string): unknown {
  const rows = previewChange(before, after, ['aurora', 'bahari']);
  return rows.filter((row) => row.merchant === merchant).map((row) => [row.package, row.after]);
}

function games(...after: readonly unknown[]): unknown {
  return [['mfe-games', after]];
}

describe('who gets what', () => {
  it.each<[string, Partial<ReleaseMap>, unknown, unknown]>([
    [
      'a new default passes by a pinned merchant',
      { defaults: { ...before.defaults, 'mfe-games': '1.1.0' } },
      games({ version: '1.1.0', layer: 'default', percent: 100 }),
      [],
    ],
    [
      'a share of devices is exact',
      { rollouts: [{ package: 'mfe-games', version: '1.1.0', percent: 12.34 }] },
      games(
        { version: '1.0.0', layer: 'default', percent: 87.66 },
        { version: '1.1.0', layer: 'rollout', percent: 12.34 },
      ),
      [],
    ],
    [
      'a pinned merchant that is named canaries',
      { rollouts: [{ package: 'mfe-games', version: '1.1.0', merchants: ['bahari'] }] },
      [],
      games({ version: '1.1.0', layer: 'rollout', percent: 100 }),
    ],
    [
      'a switch takes the section away',
      { switches: [{ package: 'mfe-games', merchants: ['bahari'], message: {} }] },
      [],
      games({ version: 'off', layer: 'switch', percent: 100 }),
    ],
    [
      'a package that nobody had is new',
      { defaults: { ...before.defaults, 'mfe-agent': '1.0.0' } },
      [['mfe-agent', [{ version: '1.0.0', layer: 'default', percent: 100 }]]],
      [['mfe-agent', [{ version: '1.0.0', layer: 'default', percent: 100 }]]],
    ],
    [
      'a section without a default goes to a merchant that a rollout names',
      { rollouts: [{ package: 'mfe-agent', version: '1.0.0', merchants: ['bahari'], percent: 100 }] },
      [],
      [['mfe-agent', [{ version: '1.0.0', layer: 'rollout', percent: 100 }]]],
    ],
    ['a kept previous version changes nothing for now', { previous: { 'mfe-games': '0.9.0' } }, [], []],
  ])('%s', (_, changes, aurora, bahari) => {
    const after = { ...before, ...changes };
    expect(gets(after, 'aurora')).toEqual(aurora);
    expect(gets(after, 'bahari')).toEqual(bahari);
  });

  it('prints what changes, and what is', () => {
    const after = { ...before, rollouts: [{ package: 'mfe-games' as const, version: '1.1.0', percent: 10 }] };
    expect(changeLines(previewChange(before, after, ['aurora', 'bahari']))).toEqual([
      'merchant  package    before           after',
      'aurora    mfe-games  1.0.0 (default)  90 % 1.0.0 (default) + 10 % 1.1.0 (rollout)',
    ]);
    expect(presentLines(previewPresent(after, ['aurora', 'bahari']))).toEqual([
      'merchant  package     gets',
      'aurora    host-shell  1.0.0 (default)',
      'aurora    mfe-games   90 % 1.0.0 (default) + 10 % 1.1.0 (rollout)',
      'bahari    host-shell  1.0.0 (default)',
      'bahari    mfe-games   1.0.0 (pin)',
    ]);
    expect(changeLines(previewChange(before, before, ['aurora']))).toEqual(['Nobody gets anything else than before.']);
    expect(presentLines([])).toEqual(['Nobody gets anything yet.']);
  });
});

describe('shares', () => {
  const rollout = (percent: number) => ({ package: 'mfe-games' as const, version: '1.1.0', percent });
  const at = (percent: number): ReleaseMap => ({ ...before, rollouts: [rollout(percent)] });

  it.each([
    [0, 0],
    [0.01, 1],
    [1, 100],
    [10, 1000],
    [12.34, 1234],
    [99, 9900],
    [99.99, 9999],
    [100, 10_000],
  ])('of %d %% are exactly %d of 10,000 devices', (percent, devices) => {
    const shares = sharesOf(viewForMerchant(at(percent), 'aurora'), 'mfe-games');
    const found = shares.find((share) => share.version === '1.1.0')?.percent ?? 0;
    expect(found * 100).toBeCloseTo(devices, 9);
    const [row] = previewChange(before, at(percent), ['aurora']);
    expect(row?.after ?? before.defaults['mfe-games']).toEqual(devices === 0 ? '1.0.0' : shares);
  });

  function devices(map: ReleaseMap, wanted: ByPackage<string>): readonly number[] {
    const view = viewForMerchant(map, 'aurora');
    return Array.from({ length: BUCKET_COUNT }, (_, bucket) => bucket).filter((bucket) => {
      const set = resolveView(view, bucket);
      return packageEntries(wanted).every(([name, version]) => {
        const entry = packageOf(set, name);
        return entry.status === 'on' && entry.version === version;
      });
    });
  }

  it('of two packages are independent: of 10 % each, about 1 % get both, and always the same', () => {
    const both: ReleaseMap = {
      ...before,
      rollouts: [rollout(10), { package: 'host-shell', version: '1.1.0', percent: 10 }],
    };
    expect(devices(both, { 'mfe-games': '1.1.0' })).toHaveLength(1000);
    expect(devices(both, { 'host-shell': '1.1.0' })).toHaveLength(1000);
    expect(devices(both, { 'mfe-games': '1.1.0', 'host-shell': '1.1.0' })).toHaveLength(106);
  });

  it('only ever add devices while they grow', () => {
    const given = [1, 5, 25, 99.99, 100].map((percent) => new Set(devices(at(percent), { 'mfe-games': '1.1.0' })));
    for (const [index, larger] of given.entries())
      for (const bucket of given[index - 1] ?? []) expect(larger.has(bucket)).toBe(true);
    expect(given.map((set) => set.size)).toEqual([100, 500, 2500, 9999, 10_000]);
  });
});

describe('a thousand merchants', () => {
  const codes = Array.from({ length: 1000 }, (_, index) => `merchant-${index}`);
  const after: ReleaseMap = {
    ...before,
    pins: { 'merchant-7': { 'mfe-games': '1.0.0' } },
    rollouts: [{ package: 'mfe-games', version: '1.1.0', percent: 10 }],
  };
  const start: ReleaseMap = { ...before, pins: {} };

  it('are counted by what they get, not one by one, and only where something changes', () => {
    const rows = previewChange(start, after, codes);
    expect(rows).toHaveLength(1000);
    // One counting for the default before, one for the rollout, one for the pin.
    expect(new Set(rows.flatMap((row) => [row.before, row.after])).size).toBe(3);
  });

  it('are shown as one where they get the same', () => {
    expect(changeLines(previewChange(start, after, codes))).toEqual([
      'merchant                                               package    before           after',
      '999 merchants (merchant-0, merchant-1, merchant-2, …)  mfe-games  1.0.0 (default)  90 % 1.0.0 (default) + 10 % 1.1.0 (rollout)',
      'merchant-7                                             mfe-games  1.0.0 (default)  1.0.0 (pin)',
    ]);
    expect(presentLines(previewPresent(start, codes))).toHaveLength(3);
  });
});
