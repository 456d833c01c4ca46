import { useCallback } from 'react';
import { payoutAccounts, type PayoutAccount } from 'shared-contracts/api/endpoints/member';
import { endpointKey, useEndpoint, useEndpointScope, useQueryClient, type UseQueryResult } from 'shared-kit/data';

interface AccountList {
  readonly list: PayoutAccount[];
}

/** The accounts money can go to, and the way to show what a change answered. */
export function usePayoutAccounts(): {
  readonly read: UseQueryResult<AccountList, Error>;
  readonly replace: (answer: AccountList) => void;
} {
  const client = useQueryClient();
  const scope = useEndpointScope();
  const read = useEndpoint(payoutAccounts, {}, { staleTime: 0 });
  const replace = useCallback(
    (answer: AccountList) => client.setQueryData(endpointKey(payoutAccounts, scope, {}), answer),
    [client, scope],
  );
  return { read, replace };
}
