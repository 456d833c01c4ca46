import { referral, type Referral } from 'shared-contracts/api/endpoints/promotions';
import { useEndpointScope } from 'shared-kit/data';
import { useRemoteContext } from 'shared-kit/remote';
import { usePages, type Pages } from './use-pages';

/** Invite code, rules, totals and invited friends; every page repeats what is not the list. */
export function useReferral(enabled: boolean): Pages<Referral> {
  const { http } = useRemoteContext();
  const scope = useEndpointScope();
  return usePages([referral.id, ...scope], (pageNo, options) => http.call(referral, { pageNo }, options), enabled);
}
