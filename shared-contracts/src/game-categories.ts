import type { CategoryOrder, GameTypes, Vendor } from './api/endpoints/game-entities';
import type { LanguageCode } from './language';

/** A place of the game menus: a category with the vendors it is played at. */
export interface GameCategory {
  /** The gateway's game category, `HOME`, `HOT`, or one of the client's own: `ESPORTS`, `COCKFIGHT`, `BINGO`. */
  readonly type: string;
  /** In the merchant's order; none for HOME, HOT and BINGO. */
  readonly vendors: readonly Vendor[];
}

/** The first place of the menus, no vendor category: home itself. */
export const HOME_CATEGORY = 'HOME';
/** The second place of the menus, no vendor category: the hot games. */
export const HOT_CATEGORY = 'HOT';
/** The category whose vendors are lists of games, not places to launch. */
export const RNG_CATEGORY = 'RNG';
/** Bingo games are RNG games of the classification `BG`. */
export const BINGO_CATEGORY = 'BINGO';

/** The lotteries, which have a lobby of their own. */
export const LOTTERY_CATEGORY = 'LOTT';

/** Lotteries and e-lotteries: both are in the lobby. */
export function isLotteryCategory(type: string): boolean {
  return type === LOTTERY_CATEGORY || type === 'ELOTT';
}

/** Vendors whose games the server sorts under SPORTS (docs/product/games.md#categories). */
const SPLIT_FROM_SPORTS = {
  ESPORTS: ['AV', 'AI', 'IMES', 'TF', 'IA'],
  COCKFIGHT: ['DS88', 'DIG', 'WGB'],
} as const;

/** Filipino in the merchant's list brings bingo, in the menus and in the filter. */
export function offersBingo(supported: readonly LanguageCode[]): boolean {
  return supported.includes('TY');
}

/** The client's own category of a sports vendor, or undefined if it stays with sports. */
export function splitTypeOf(vassalage: string): string | undefined {
  return Object.entries(SPLIT_FROM_SPORTS).find(([, codes]) => (codes as readonly string[]).includes(vassalage))?.[0];
}

function vendorsOf(order: CategoryOrder, mapping: GameTypes['mapping']): readonly Vendor[] {
  const vendors = mapping[order.gameCategory] ?? [];
  const place = (vendor: Vendor): number => {
    const index = order.vendorNames.indexOf(vendor.vassalage);
    return index === -1 ? order.vendorNames.length : index;
  };
  return [...vendors].sort((first, second) => place(first) - place(second));
}

function splitSports(sports: GameCategory): GameCategory[] {
  const parts = [sports.type, ...Object.keys(SPLIT_FROM_SPORTS)].map((type) => ({
    type,
    vendors: sports.vendors.filter((vendor) => (splitTypeOf(vendor.vassalage) ?? sports.type) === type),
  }));
  // SPORTS without any vendor stays, with its empty state; a category that the split leaves empty is dropped.
  return sports.vendors.length === 0 ? [sports] : parts.filter((part) => part.vendors.length > 0);
}

/** The vendor categories in the server's order, with the client's own added. */
export function vendorCategories(types: GameTypes, hasBingo: boolean): GameCategory[] {
  return types.sorting.flatMap((order): GameCategory[] => {
    const category = { type: order.gameCategory, vendors: vendorsOf(order, types.mapping) };
    if (category.type === 'SPORTS') return splitSports(category);
    if (category.type === RNG_CATEGORY && hasBingo) return [category, { type: BINGO_CATEGORY, vendors: [] }];
    return [category];
  });
}

/** The whole menu: home, hot, then the vendor categories. */
export function categoryMenu(categories: readonly GameCategory[]): GameCategory[] {
  return [{ type: HOME_CATEGORY, vendors: [] }, { type: HOT_CATEGORY, vendors: [] }, ...categories];
}

/** The category a vendor's entry is launched with: the server knows sports only as one. */
export function launchCategory(type: string): string {
  if (Object.hasOwn(SPLIT_FROM_SPORTS, type)) return 'SPORTS';
  return type === BINGO_CATEGORY ? RNG_CATEGORY : type;
}
