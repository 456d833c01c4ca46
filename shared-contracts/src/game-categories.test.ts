import type { GameTypes, Vendor } from './api/endpoints/game-entities';
import { categoryMenu, launchCategory, offersBingo, vendorCategories } from './game-categories';

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

test('the menu begins with home and hot', () => {
  expect(categoryMenu([{ type: 'LIVE', vendors: [] }]).map(({ type }) => type)).toEqual(['HOME', 'HOT', 'LIVE']);
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
