import { gameTypes } from 'shared-contracts/api/endpoints/games';
import { useEndpoint } from 'shared-kit/data';
import { useRemoteContext } from 'shared-kit/remote';

/** The vendors of games change with a release of the merchant's, not while somebody looks at figures. */
const FRESH_MS = 300_000;

export interface PlayedVendor {
  readonly code: string;
  readonly name: string;
}

/** A category as bets and rebates know it, with its vendors. */
export interface PlayedCategory {
  readonly code: string;
  readonly vendors: readonly PlayedVendor[];
}

/** What the team can play at, in the merchant's order; empty until known and where it did not come. */
export function usePlayedCategories(): readonly PlayedCategory[] {
  const { site } = useRemoteContext();
  const request = { typeId: 1 as const, merchant_code: site.merchantCode() };
  const { data } = useEndpoint(gameTypes, request, { staleTime: FRESH_MS });
  return (data?.sorting ?? []).map(({ gameCategory }) => ({
    code: gameCategory,
    vendors: (data?.mapping[gameCategory] ?? []).map(({ vassalage, displayName }) => ({
      code: vassalage,
      name: displayName === '' ? vassalage : displayName,
    })),
  }));
}
