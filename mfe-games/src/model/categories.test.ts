import type { GameTypes, Vendor } from 'shared-contracts/api/endpoints/game-entities';
import {
  activeCategory,
  categoryClick,
  categoryMenu,
  categoryView,
  launchCategory,
  offersBingo,
  vendorCategories,
  vendorNames,
} from './categories';

const vendor = (vassalage: string): Vendor => ({ vassalage, displayName: `${vassalage} Games`, freeplay: 0 });

function types(...categories: readonly (readonly [string, readonly string[]])[]): GameTypes {
  return {
    sorting: categories.map(([gameCategory, vendorNames]) => ({
      gameCategory,
      vendorNames: [...vendorNames],
      icon: '',
    })),
    mapping: Object.fromEntries(categories.map(([category, codes]) => [category, codes.map(vendor)])),
  };
}

describe('vendor categories', () => {
  test('keep the order of the server, with bingo right after RNG', () => {
    const categories = vendorCategories(types(['LIVE', ['VLVT']], ['RNG', ['AMBR']], ['FISH', ['CORL']]), true);
    expect(categories.map(({ type }) => type)).toEqual(['LIVE', 'RNG', 'BINGO', 'FISH']);
  });

  test('have no bingo where Filipino is not offered, nor without RNG', () => {
    expect(vendorCategories(types(['RNG', ['AMBR']]), false).map(({ type }) => type)).toEqual(['RNG']);
    expect(vendorCategories(types(['LIVE', ['VLVT']]), true).map(({ type }) => type)).toEqual(['LIVE']);
  });

  test('split e-sports and cockfight out of sports by vendor code', () => {
    const categories = vendorCategories(types(['SPORTS', ['STAD', 'AV', 'DS88', 'IA', 'WGB', 'PTCH']]), true);
    expect(categories.map(({ type, vendors }) => [type, vendors.map(({ vassalage }) => vassalage)])).toEqual([
      ['SPORTS', ['STAD', 'PTCH']],
      ['ESPORTS', ['AV', 'IA']],
      ['COCKFIGHT', ['DS88', 'WGB']],
    ]);
  });

  test('drop what the split leaves empty', () => {
    expect(vendorCategories(types(['SPORTS', ['AV']]), true).map(({ type }) => type)).toEqual(['ESPORTS']);
    expect(vendorCategories(types(['SPORTS', ['STAD']]), true).map(({ type }) => type)).toEqual(['SPORTS']);
    expect(vendorCategories(types(['SPORTS', []]), true).map(({ type }) => type)).toEqual(['SPORTS']);
  });

  test('order vendors as the sorting names them, unnamed ones last', () => {
    const data = types(['LIVE', ['A', 'B', 'C']]);
    const sorted = { ...data, sorting: [{ gameCategory: 'LIVE', vendorNames: ['C', 'A'], icon: '' }] };
    expect(vendorCategories(sorted, true)[0]?.vendors.map(({ vassalage }) => vassalage)).toEqual(['C', 'A', 'B']);
  });

  test('survive a category that the mapping lacks', () => {
    const sorting = [{ gameCategory: 'FISH', vendorNames: ['CORL'], icon: '' }];
    expect(vendorCategories({ sorting, mapping: {} }, true)).toEqual([{ type: 'FISH', vendors: [] }]);
  });
});

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

test.each([
  ['ESPORTS', 'SPORTS'],
  ['COCKFIGHT', 'SPORTS'],
  ['BINGO', 'RNG'],
  ['LIVE', 'LIVE'],
])('%s is launched as %s', (type, category) => {
  expect(launchCategory(type)).toBe(category);
});

test('bingo needs Filipino in the list, not on the screen', () => {
  expect(offersBingo(['EN', 'TY'])).toBe(true);
  expect(offersBingo(['EN', 'CN'])).toBe(false);
});

test('vendor names fall back to the code', () => {
  const names = vendorNames({ sorting: [], mapping: { LIVE: [vendor('A'), { ...vendor('B'), displayName: '' }] } });
  expect([...names]).toEqual([
    ['A', 'A Games'],
    ['B', 'B'],
  ]);
  expect(vendorNames(undefined).size).toBe(0);
});
