import type { Vendor } from 'shared-contracts/api/endpoints/game-entities';
import { categoryMenu } from 'shared-contracts/game-categories';
import { activeCategory, categoryClick, categoryView, vendorNames } from './categories';

const vendor = (vassalage: string): Vendor => ({ vassalage, displayName: `${vassalage} Games`, freeplay: 0 });

describe('a click on a category', () => {
  test.each([
    ['HOME', [], 'open'],
    ['HOT', [], 'open'],
    ['RNG', ['AMBR'], 'open'],
    ['BINGO', [], 'open'],
    ['LIVE', ['VLVT', 'SALA'], 'open'],
    ['FISH', [], 'open'],
    ['LOTT', ['LOTT'], 'launch'],
    ['FISH', ['CORL'], 'launch'],
  ])('%s with vendors %j: %s', (type, codes, kind) => {
    expect(categoryClick({ type, vendors: codes.map(vendor) }).kind).toBe(kind);
  });
});

test.each([
  ['HOME', 'home'],
  ['HOT', 'hot'],
  ['RNG', 'games'],
  ['BINGO', 'games'],
  ['LIVE', 'vendors'],
  ['LOTT', 'vendors'],
])('%s shows %s', (type, view) => {
  expect(categoryView(type)).toBe(view);
});

test.each([
  [null, 'HOME'],
  ['HOT', 'HOT'],
  ['LIVE', 'LIVE'],
  ['nonsense', 'HOME'],
])('the address %s means %s', (gameType, type) => {
  const menu = categoryMenu([{ type: 'LIVE', vendors: [] }]);
  expect(activeCategory(menu, gameType)?.type).toBe(type);
});

test('vendor names fall back to the code', () => {
  const names = vendorNames({ sorting: [], mapping: { LIVE: [vendor('A'), { ...vendor('B'), displayName: '' }] } });
  expect([...names]).toEqual([
    ['A', 'A Games'],
    ['B', 'B'],
  ]);
  expect(vendorNames(undefined).size).toBe(0);
});
