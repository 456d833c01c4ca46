import { useCallback } from 'react';
import { payoutAccounts, type PayoutAccounts } from 'shared-contracts/api/endpoints/member';
import { readAgain, showAnswer } from 'shared-kit/changes';
import { endpointKey, useEndpoint, useEndpointScope, useQueryClient, type UseQueryResult } from 'shared-kit/data';

/** The accounts money can go to; what is about money is requested again by every screen. */
export function usePayoutAccounts(): { readonly read: UseQueryResult<PayoutAccounts, Error> } {
  return { read: useEndpoint(payoutAccounts, {}, { staleTime: 0 }) };
}

/** Ways to change what is shown of the accounts, without asking for them. */
export function usePayoutAccountCache(): {
  /** Shows what a change answered. */
  readonly replace: (answer: PayoutAccounts) => void;
  /** Asks for them again wherever they are shown. */
  readonly refresh: () => void;
} {
  const client = useQueryClient();
  const scope = useEndpointScope();
  const replace = useCallback(
    (answer: PayoutAccounts) => showAnswer(client, endpointKey(payoutAccounts, scope, {}), answer),
    [client, scope],
  );
  const refresh = useCallback(() => void readAgain(client, [payoutAccounts.id]), [client]);
  return { replace, refresh };
}
