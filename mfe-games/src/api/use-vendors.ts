import type { GameTypes } from 'shared-contracts/api/endpoints/game-entities';
import { LOCAL_KEY } from 'shared-contracts/storage';
import { useKeptEndpoint, type UseQueryResult } from 'shared-kit/data';
import { VENDORS } from '../model/first-requests/vendors';

/** The vendor data: what was kept at once, then what the server says now. The side menu reads the same. */
export function useVendors(): UseQueryResult<GameTypes, Error> {
  return useKeptEndpoint(VENDORS.endpoint, VENDORS.requestFor, LOCAL_KEY.vendorCache);
}
