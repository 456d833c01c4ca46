import { emptyReleaseMap, type ReleaseMap } from 'shared-contracts/release/release-map';
import { viewForMerchant } from 'shared-contracts/release/resolve';
import { changedMerchants, groupViews, namedMerchants } from './view-groups';

const map: ReleaseMap = {
  ...emptyReleaseMap('production'),
  defaults: { 'host-shell': '1.0.0', 'mfe-games': '1.0.0' },
  pins: { aurora: { 'mfe-games': '1.1.0' }, bahari: { 'mfe-games': '1.1.0' } },
  rollouts: [{ package: 'mfe-games', version: '1.2.0', merchants: ['cedar', 'aurora'], percent: 5 }],
  switches: [{ package: 'mfe-games', merchants: ['delta'], message: {} }],
};
const MERCHANTS = ['aurora', 'bahari', 'cedar', 'delta', 'ember', 'falcon'];

describe('merchants by what they get', () => {
  it('are grouped as their own views would be', () => {
    const groups = groupViews(map, MERCHANTS);
    expect(groups.map((group) => group.merchants)).toEqual([
      ['aurora'],
      ['bahari'],
      ['cedar'],
      ['delta'],
      ['ember', 'falcon'],
    ]);
    for (const group of groups)
      for (const merchant of group.merchants)
        expect(viewForMerchant(map, merchant).packages).toEqual(group.view.packages);
    expect([...namedMerchants(map)].toSorted()).toEqual(['aurora', 'bahari', 'cedar', 'delta']);
  });

  it('are together where one is named for what all others get', () => {
    const same = { ...map, pins: {}, rollouts: [{ package: 'mfe-games' as const, version: '1.2.0', percent: 5 }] };
    const named = { ...same, switches: [{ package: 'mfe-agent' as const, merchants: ['delta'], message: {} }] };
    expect(groupViews(named, MERCHANTS).map((group) => group.merchants)).toEqual([MERCHANTS]);
  });

  it('are those that a change concerns', () => {
    expect(changedMerchants(map, { ...map, revision: 9 }, MERCHANTS)).toEqual([]);
    expect(changedMerchants(map, { ...map, pins: { bahari: { 'mfe-games': '1.1.0' } } }, MERCHANTS)).toEqual([
      'aurora',
    ]);
    expect(changedMerchants(map, { ...map, defaults: { ...map.defaults, 'mfe-games': '1.3.0' } }, MERCHANTS)).toEqual([
      'cedar', 'delta', 'ember', 'falcon',
    ]); // prettier-ignore
  });
});
