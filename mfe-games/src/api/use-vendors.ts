import type { GameTypes } from 'shared-contracts/api/endpoints/game-entities';
import { gameTypes } from 'shared-contracts/api/endpoints/games';
import { LOCAL_KEY } from 'shared-contracts/storage';
import { useKeptEndpoint, type UseQueryResult } from 'shared-kit/data';

/** The vendor data: what was kept at once, then what the server says now (S1 4); the side menu reads the same. */
export function useVendors(): UseQueryResult<GameTypes, Error> {
  return useKeptEndpoint(
    gameTypes,
    ({ merchant }) => ({ typeId: 1 as const, merchant_code: merchant }),
    LOCAL_KEY.vendorCache,
  );
}
