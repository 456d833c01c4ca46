import type { Vendor } from 'shared-contracts/api/endpoints/game-entities';
import { wholeCategory } from 'shared-contracts/category-pages';
import {
  BINGO_CATEGORY,
  HOME_CATEGORY,
  launchCategory,
  RNG_CATEGORY,
  type GameCategory,
} from 'shared-contracts/game-categories';
import type { LaunchTarget } from 'mfe-games/contract';
import { href } from 'shared-contracts/paths';

/** What a vendor of the side menu does: an RNG vendor is a list on home, any other is launched. */
export type VendorAction =
  { readonly kind: 'go'; readonly to: string } | { readonly kind: 'launch'; readonly target: LaunchTarget };

export interface VendorRow {
  readonly code: string;
  readonly name: string;
  readonly action: VendorAction;
}

/** A line of the game accordion: a place on home, or a category that opens to its vendors. */
export type GameMenuRow =
  | { readonly kind: 'place'; readonly type: string; readonly to: string }
  | {
      readonly kind: 'vendors';
      readonly type: string;
      /** The page with the games of all of them. */
      readonly all: string;
      readonly vendors: readonly VendorRow[];
    };

function vendorAction(type: string, vendor: Vendor): VendorAction {
  const { vassalage, freeplay } = vendor;
  if (type === RNG_CATEGORY) return { kind: 'go', to: href('home', { gameType: type, vassalage }) };
  const freePlay = freeplay === 1 ? 1 : 0;
  return { kind: 'launch', target: { gameCategory: launchCategory(type), vassalage, freePlay } };
}

function placeOf(type: string): GameMenuRow {
  return { kind: 'place', type, to: type === HOME_CATEGORY ? href('home') : href('home', { gameType: type }) };
}

/** The game accordion: home, hot, bingo and categories without vendors open their place on home. */
export function gameMenu(categories: readonly GameCategory[]): readonly GameMenuRow[] {
  return categories.map(({ type, vendors }) => {
    if (type === BINGO_CATEGORY || vendors.length === 0) return placeOf(type);
    const rows = vendors.map((vendor) => ({
      code: vendor.vassalage,
      name: vendor.displayName || vendor.vassalage,
      action: vendorAction(type, vendor),
    }));
    return { kind: 'vendors', type, all: wholeCategory(type), vendors: rows };
  });
}
