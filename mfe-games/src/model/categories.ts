import type { CategoryOrder, GameTypes, Vendor } from 'shared-contracts/api/endpoints/game-entities';
import type { LanguageCode } from 'shared-contracts/language';

/** A place of the category menu: a category with the vendors it is played at. */
export interface Category {
  readonly type: string;
  readonly vendors: readonly Vendor[];
}

/** The two places of the menu that are no vendor category (S1 2.6). */
export const HOME_TYPE = 'HOME';
const HOT_TYPE = 'HOT';
/** Home opens here without a query (S1 9). */
const DEFAULT_CATEGORY = HOME_TYPE;
/** Bingo games are RNG games of this classification (S1 2.7, D-38). */
export const BINGO_TYPE = 'BINGO';
export const BINGO_CLASSIFY = 'BG';

/** Vendors whose games the server sorts under SPORTS (S1 9, D-38). */
const SPLIT_FROM_SPORTS = {
  ESPORTS: ['AV', 'AI', 'IMES', 'TF', 'IA'],
  COCKFIGHT: ['DS88', 'DIG', 'WGB'],
} as const;
/** These always open in the page, whatever the number of their vendors (S1 2.6). */
const ALWAYS_OPENS = [HOME_TYPE, HOT_TYPE, 'RNG', BINGO_TYPE];
/** These show games; the others show their vendors (S1 2.6). */
const SHOWS_GAMES = ['RNG', BINGO_TYPE];

/** Filipino in the merchant's list brings bingo, in the menu and in the filter (D-08, D-38). */
export function offersBingo(supported: readonly LanguageCode[]): boolean {
  return supported.includes('TY');
}

function vendorsOf(order: CategoryOrder, mapping: GameTypes['mapping']): readonly Vendor[] {
  const vendors = mapping[order.gameCategory] ?? [];
  const place = (vendor: Vendor): number => {
    const index = order.vendorNames.indexOf(vendor.vassalage);
    return index === -1 ? order.vendorNames.length : index;
  };
  return [...vendors].sort((first, second) => place(first) - place(second));
}

/** The client's own category of a sports vendor, or undefined where it stays with sports. */
export function splitTypeOf(vassalage: string): string | undefined {
  return Object.entries(SPLIT_FROM_SPORTS).find(([, codes]) => (codes as readonly string[]).includes(vassalage))?.[0];
}

function splitSports(sports: Category): Category[] {
  const parts = [sports.type, ...Object.keys(SPLIT_FROM_SPORTS)].map((type) => ({
    type,
    vendors: sports.vendors.filter((vendor) => (splitTypeOf(vendor.vassalage) ?? sports.type) === type),
  }));
  // Sports that never had a vendor stays, with its empty state (D-34); what the split leaves empty goes (D-38).
  return sports.vendors.length === 0 ? [sports] : parts.filter((part) => part.vendors.length > 0);
}

/** The vendor categories in the server's order, with the client's own added (S1 3, D-38). */
export function vendorCategories(types: GameTypes, hasBingo: boolean): Category[] {
  return types.sorting.flatMap((order): Category[] => {
    const category = { type: order.gameCategory, vendors: vendorsOf(order, types.mapping) };
    if (category.type === 'SPORTS') return splitSports(category);
    if (category.type === 'RNG' && hasBingo) return [category, { type: BINGO_TYPE, vendors: [] }];
    return [category];
  });
}

/** The whole menu: home, hot, then the vendor categories (S1 2.6). */
export function categoryMenu(categories: readonly Category[]): Category[] {
  return [{ type: HOME_TYPE, vendors: [] }, { type: HOT_TYPE, vendors: [] }, ...categories];
}

/** What a click on a category does: it opens in the page, or its only vendor is launched (S1 2.6, D-34). */
export type CategoryClick = { readonly kind: 'open' } | { readonly kind: 'launch'; readonly vendor: Vendor };

/** Decides a click on a category. A category without vendors opens and shows that it is empty (D-34). */
export function categoryClick(category: Category): CategoryClick {
  const [only, ...others] = category.vendors;
  if (ALWAYS_OPENS.includes(category.type) || only === undefined || others.length > 0) return { kind: 'open' };
  return { kind: 'launch', vendor: only };
}

/** What the page shows for the active category (S1 2.6). */
export type CategoryView = 'home' | 'hot' | 'games' | 'vendors';

export function categoryView(type: string): CategoryView {
  if (type === HOME_TYPE) return 'home';
  if (type === HOT_TYPE) return 'hot';
  return SHOWS_GAMES.includes(type) ? 'games' : 'vendors';
}

/** The category of the address; one that the menu does not have is home. */
export function activeCategory(menu: readonly Category[], gameType: string | null): Category | undefined {
  return menu.find((category) => category.type === gameType) ?? menu.find(({ type }) => type === DEFAULT_CATEGORY);
}

/** The category a vendor's entry is launched with: the server knows sports only as one (D-38). */
export function launchCategory(type: string): string {
  if (Object.hasOwn(SPLIT_FROM_SPORTS, type)) return 'SPORTS';
  return type === BINGO_TYPE ? 'RNG' : type;
}

/** Vendor names by code, over all categories. */
export function vendorNames(types: GameTypes | undefined): ReadonlyMap<string, string> {
  const vendors = Object.values(types?.mapping ?? {}).flat();
  return new Map(vendors.map((vendor) => [vendor.vassalage, vendor.displayName || vendor.vassalage]));
}
