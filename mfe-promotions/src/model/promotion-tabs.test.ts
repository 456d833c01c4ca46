import { categoryOf, PROMOTION_TABS, promotionsOfTab, tabsOf } from './promotion-tabs';

const promotions = [{ category: 'NEW' }, { category: 'RANK' }, { category: 'SEASONAL' }, { category: 'NEW' }];

const CODES = ['NEW', 'DEPOSIT', 'APP', 'RNG', 'LIVE', 'PVP', 'SPORTS', 'FISH', 'LOTT', 'REBATE', 'RANK', 'MALL', 'OTHER']; // prettier-ignore

test('there are fourteen tabs in the order of the specification', () => {
  expect(PROMOTION_TABS).toEqual(['ALL', ...CODES]);
});

test.each(CODES)('the code %s is a category and its tab shows it alone', (code) => {
  const one = { category: code };
  const others = CODES.filter((other) => other !== code).map((category) => ({ category }));
  expect(categoryOf(one)).toBe(code);
  expect(promotionsOfTab([...others, one], categoryOf(one))).toEqual([one]);
  expect(tabsOf([one])).toEqual([]);
  expect(tabsOf([one, ...others])).toEqual(PROMOTION_TABS);
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
