import { referral, type Referral } from 'shared-contracts/api/endpoints/promotions';
import { useEndpointPages, type EndpointPages } from 'shared-kit/lists';

/** Invite code, rules, totals and invited friends; every page repeats what is not the list. */
export function useReferral(): EndpointPages<Referral> {
  return useEndpointPages(referral, {});
}
