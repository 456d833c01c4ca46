import { gameTypes } from 'shared-contracts/api/endpoints/games';
import { useEndpoint } from 'shared-kit/data';
import { useRemoteContext } from 'shared-kit/remote';
import { playedCategories, type PlayedCategory } from '../model/reports/played-categories';

/** The vendors of games change with a release of the merchant's, not while somebody looks at figures. */
const FRESH_MS = 300_000;

/** What the team can play at; empty until known and where it did not come. */
export function usePlayedCategories(): readonly PlayedCategory[] {
  const { site } = useRemoteContext();
  const request = { typeId: 1 as const, merchant_code: site.merchantCode() };
  const { data } = useEndpoint(gameTypes, request, { staleTime: FRESH_MS });
  return data === undefined ? [] : playedCategories(data);
}
