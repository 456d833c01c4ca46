import { categoryOf, PROMOTION_TABS, promotionsOfTab, tabsOf } from './promotion-tabs';

const promotions = [{ category: 'NEW' }, { category: 'RANK' }, { category: 'SEASONAL' }, { category: 'NEW' }];

test('there are fourteen tabs, all first and other last', () => {
  expect(PROMOTION_TABS).toHaveLength(14);
  expect(PROMOTION_TABS[0]).toBe('ALL');
  expect(PROMOTION_TABS.at(-1)).toBe('OTHER');
});

test.each([
  ['NEW', 'NEW'],
  ['LOTT', 'LOTT'],
  ['OTHER', 'OTHER'],
  ['SEASONAL', 'OTHER'],
  ['new', 'OTHER'],
  ['ALL', 'OTHER'],
  ['', 'OTHER'],
])('the category code "%s" counts as %s', (category, expected) => {
  expect(categoryOf({ category })).toBe(expected);
});

test.each([
  ['nothing', [], 0],
  ['one category', [{ category: 'NEW' }, { category: 'NEW' }], 0],
  ['two unknown codes, both OTHER', [{ category: 'A' }, { category: 'B' }], 0],
  ['two categories', [{ category: 'NEW' }, { category: 'RNG' }], 14],
] as const)('%s gives the right number of tabs', (_case, list, tabs) => {
  expect(tabsOf(list)).toHaveLength(tabs);
});

test.each([
  ['ALL', 4],
  ['NEW', 2],
  ['RANK', 1],
  ['OTHER', 1],
  ['FISH', 0],
] as const)('the tab %s shows %d promotions', (tab, count) => {
  expect(promotionsOfTab(promotions, tab)).toHaveLength(count);
});
