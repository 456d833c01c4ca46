import type { GameTypes } from 'shared-contracts/api/endpoints/game-entities';
import { gameTypes } from 'shared-contracts/api/endpoints/games';
import { LOCAL_KEY } from 'shared-contracts/storage';
import { endpointKey, useQuery, type UseQueryResult } from 'shared-kit/data';
import { useRemoteContext } from 'shared-kit/remote';
import { readVendorCache, writeVendorCache } from '../model/vendor-cache';
import { CATALOGUE_STALE_MILLISECONDS, useCatalogueScope } from './use-catalogue';

/** The vendor data: what was stored at once, then what the server says now (S1 4). */
export function useVendors(): UseQueryResult<GameTypes, Error> {
  const { http, storage } = useRemoteContext();
  const { asker, scope } = useCatalogueScope();
  const request = { typeId: 1 as const, merchant_code: asker.merchant };
  return useQuery({
    queryKey: endpointKey(gameTypes, scope, request),
    queryFn: async ({ signal }) => {
      const data = await http.call(gameTypes, request, { signal });
      storage.setLocal(LOCAL_KEY.vendorCache, writeVendorCache(data, asker.language, Date.now()));
      return data;
    },
    initialData: () => readVendorCache(storage.getLocal(LOCAL_KEY.vendorCache), asker.language) ?? undefined,
    // As old as can be: shown, and asked for again at once.
    initialDataUpdatedAt: 0,
    staleTime: CATALOGUE_STALE_MILLISECONDS,
  });
}
