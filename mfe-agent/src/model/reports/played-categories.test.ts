import { playedCategories } from './played-categories';

const category = (gameCategory: string) => ({ gameCategory, vendorNames: [], icon: '' });
const vendor = (vassalage: string, displayName = '') => ({ vassalage, displayName, freeplay: 0 });

test('are in the merchant’s order, with their vendors', () => {
  const mapping = { RNG: [vendor('PG', 'PG Soft'), vendor('JILI', 'Jili')], LIVE: [vendor('EVO', 'Evolution')] };
  expect(playedCategories({ sorting: [category('LIVE'), category('RNG')], mapping })).toEqual([
    { code: 'LIVE', vendors: [{ code: 'EVO', name: 'Evolution' }] },
    { code: 'RNG', vendors: [{ code: 'PG', name: 'PG Soft' }, { code: 'JILI', name: 'Jili' }] },
  ]);
}); // prettier-ignore

test('a vendor without a name goes by its code, a category without vendors has none', () => {
  expect(
    playedCategories({ sorting: [category('FISH'), category('PVP')], mapping: { FISH: [vendor('CQ9')] } }),
  ).toEqual([
    { code: 'FISH', vendors: [{ code: 'CQ9', name: 'CQ9' }] },
    { code: 'PVP', vendors: [] },
  ]);
});
