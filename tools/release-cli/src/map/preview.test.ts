import { emptyReleaseMap, type ReleaseMap } from 'shared-contracts/release/release-map';
import { previewChange } from './preview';
import { changeLines, presentLines } from './preview-table';

const before: ReleaseMap = {
  ...emptyReleaseMap('production'),
  defaults: { 'host-shell': '1.0.0', 'mfe-games': '1.0.0' },
  pins: { bahari: { 'mfe-games': '1.0.0' } },
};

function gets(after: ReleaseMap, merchant: string): unknown {
  const row = previewChange(before, after, ['aurora', 'bahari']).find(
    (entry) => entry.merchant === merchant && entry.package === 'mfe-games',
  );
  return [row?.isChanged, row?.after];
}

describe('who gets what', () => {
  it.each<[string, Partial<ReleaseMap>, unknown, unknown]>([
    [
      'a new default passes by a pinned merchant',
      { defaults: { ...before.defaults, 'mfe-games': '1.1.0' } },
      [true, [{ version: '1.1.0', layer: 'default', percent: 100 }]],
      [false, [{ version: '1.0.0', layer: 'pin', percent: 100 }]],
    ],
    [
      'a share of devices is exact',
      { rollouts: [{ package: 'mfe-games', version: '1.1.0', percent: 12.34 }] },
      [
        true,
        [
          { version: '1.0.0', layer: 'default', percent: 87.66 },
          { version: '1.1.0', layer: 'rollout', percent: 12.34 },
        ],
      ],
      [false, [{ version: '1.0.0', layer: 'pin', percent: 100 }]],
    ],
    [
      'a pinned merchant that is named canaries',
      { rollouts: [{ package: 'mfe-games', version: '1.1.0', merchants: ['bahari'] }] },
      [false, [{ version: '1.0.0', layer: 'default', percent: 100 }]],
      [true, [{ version: '1.1.0', layer: 'rollout', percent: 100 }]],
    ],
    [
      'a switch takes the section away',
      { switches: [{ package: 'mfe-games', merchants: ['bahari'], message: {} }] },
      [false, [{ version: '1.0.0', layer: 'default', percent: 100 }]],
      [true, [{ version: 'off', layer: 'switch', percent: 100 }]],
    ],
  ])('%s', (_, changes, aurora, bahari) => {
    const after = { ...before, ...changes };
    expect(gets(after, 'aurora')).toEqual(aurora);
    expect(gets(after, 'bahari')).toEqual(bahari);
  });

  it('prints what changes, and what is', () => {
    const after = { ...before, rollouts: [{ package: 'mfe-games' as const, version: '1.1.0', percent: 10 }] };
    const rows = previewChange(before, after, ['aurora', 'bahari']);
    expect(changeLines(rows)).toEqual([
      'merchant  package    before           after',
      'aurora    mfe-games  1.0.0 (default)  90 % 1.0.0 (default) + 10 % 1.1.0 (rollout)',
    ]);
    expect(presentLines(rows)).toHaveLength(5);
    expect(changeLines(previewChange(before, before, ['aurora']))).toEqual(['Nobody gets anything else than before.']);
    expect(presentLines([])).toEqual(['Nobody gets anything yet.']);
  });
});
