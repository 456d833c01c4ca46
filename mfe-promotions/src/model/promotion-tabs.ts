import type { Promotion } from 'shared-contracts/api/endpoints/announcements';

/** Every tab of the promotions, in the order shown (docs/product/promotions.md#the-list). */
export const PROMOTION_TABS = [
  'ALL',
  'NEW',
  'DEPOSIT',
  'APP',
  'RNG',
  'LIVE',
  'PVP',
  'SPORTS',
  'FISH',
  'LOTT',
  'REBATE',
  'RANK',
  'MALL',
  'OTHER',
] as const;
export type PromotionTab = (typeof PROMOTION_TABS)[number];
export type PromotionCategory = Exclude<PromotionTab, 'ALL'>;

/** The tab of a text, such as a field of an address; ALL for any other. */
export function toTab(value: string | null): PromotionTab {
  return PROMOTION_TABS.find((tab) => tab === value) ?? 'ALL';
}

/** The category of a promotion; an unknown code counts as OTHER. */
export function categoryOf({ category }: Pick<Promotion, 'category'>): PromotionCategory {
  return isCategory(category) ? category : 'OTHER';
}

/** All tabs if there is more than one category, else none. */
export function tabsOf(promotions: readonly Pick<Promotion, 'category'>[]): readonly PromotionTab[] {
  return new Set(promotions.map(categoryOf)).size > 1 ? PROMOTION_TABS : [];
}

/** What a tab shows. */
export function promotionsOfTab<Item extends Pick<Promotion, 'category'>>(
  promotions: readonly Item[],
  tab: PromotionTab,
): readonly Item[] {
  return tab === 'ALL' ? promotions : promotions.filter((promotion) => categoryOf(promotion) === tab);
}

function isCategory(code: string): code is PromotionCategory {
  return code !== 'ALL' && (PROMOTION_TABS as readonly string[]).includes(code);
}
