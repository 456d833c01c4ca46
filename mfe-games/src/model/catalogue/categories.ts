import type { GameTypes, Vendor } from 'shared-contracts/api/endpoints/game-entities';
import {
  BINGO_CATEGORY,
  HOME_CATEGORY,
  HOT_CATEGORY,
  RNG_CATEGORY,
  type GameCategory,
} from 'shared-contracts/game-categories';

/** Bingo games are RNG games of this classification. */
export const BINGO_CLASSIFY = 'BG';

/** Home opens here without a query. */
const DEFAULT_CATEGORY = HOME_CATEGORY;
/** These always open in the page, whatever the number of their vendors. */
const ALWAYS_OPENS: readonly string[] = [HOME_CATEGORY, HOT_CATEGORY, RNG_CATEGORY, BINGO_CATEGORY];
/** These show games; the others show their vendors. */
const SHOWS_GAMES: readonly string[] = [RNG_CATEGORY, BINGO_CATEGORY];

/** What a click on a category does: it opens in the page, or its only vendor is launched. */
export type CategoryClick = { readonly kind: 'open' } | { readonly kind: 'launch'; readonly vendor: Vendor };

/** Decides a click on a category (docs/product/games.md#categories). One without vendors opens and is shown empty. */
export function categoryClick(category: GameCategory): CategoryClick {
  const [only, ...others] = category.vendors;
  if (ALWAYS_OPENS.includes(category.type) || only === undefined || others.length > 0) return { kind: 'open' };
  return { kind: 'launch', vendor: only };
}

/** What the page shows for the active category. */
export type CategoryView = 'home' | 'hot' | 'games' | 'vendors';

export function categoryView(type: string): CategoryView {
  if (type === HOME_CATEGORY) return 'home';
  if (type === HOT_CATEGORY) return 'hot';
  return SHOWS_GAMES.includes(type) ? 'games' : 'vendors';
}

/** The category of the address; one that the menu does not have is home. */
export function activeCategory(menu: readonly GameCategory[], gameType: string | null): GameCategory | undefined {
  return menu.find((category) => category.type === gameType) ?? menu.find(({ type }) => type === DEFAULT_CATEGORY);
}

/** Vendor names by code, over all categories. */
export function vendorNames(types: GameTypes | undefined): ReadonlyMap<string, string> {
  const vendors = Object.values(types?.mapping ?? {}).flat();
  return new Map(vendors.map((vendor) => [vendor.vassalage, vendor.displayName || vendor.vassalage]));
}
