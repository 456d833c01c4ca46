import type { GameTypes } from 'shared-contracts/api/endpoints/game-entities';

export interface PlayedVendor {
  readonly code: string;
  readonly name: string;
}

/** A category as bets and rebates know it, with its vendors. */
export interface PlayedCategory {
  readonly code: string;
  readonly vendors: readonly PlayedVendor[];
}

/** What can be played at, in the merchant's order; a vendor without a name goes by its code. */
export function playedCategories({
  sorting,
  mapping,
}: Pick<GameTypes, 'sorting' | 'mapping'>): readonly PlayedCategory[] {
  return sorting.map(({ gameCategory }) => ({
    code: gameCategory,
    vendors: (mapping[gameCategory] ?? []).map(({ vassalage, displayName }) => ({
      code: vassalage,
      name: displayName === '' ? vassalage : displayName,
    })),
  }));
}
