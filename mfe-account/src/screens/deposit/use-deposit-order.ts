import { useEffect, useEffectEvent, useState } from 'react';
import { depositState } from 'shared-contracts/api/endpoints/money';
import type { ReplyOf } from 'shared-contracts/api/endpoint';
import { endpointKey, useEndpointScope, useQuery, type UseQueryResult } from 'shared-kit/data';
import { useRemoteContext } from 'shared-kit/remote';
import { hasStoppedAsking, nextAskIn } from '../../model/money/deposit-watch';

export type DepositOrderState = ReplyOf<typeof depositState>;

export interface DepositWatch {
  readonly read: UseQueryResult<DepositOrderState, Error>;
  /** It was asked for so long that it is not asked any more by itself. */
  readonly hasStopped: boolean;
  /** Asks now, and by itself again from now on. */
  readonly askAgain: () => void;
}

/**
 * Follows a deposit: every 10 s while it is pending and the page is in sight, for 15 min. Money that
 * came in is shown in the wallet at once.
 */
export function useDepositOrder(id: string): DepositWatch {
  const { http, intents } = useRemoteContext();
  const scope = useEndpointScope();
  const [since, setSince] = useState(() => Date.now());
  const read = useQuery({
    queryKey: endpointKey(depositState, scope, { id }),
    queryFn: ({ signal }) => http.call(depositState, { id }, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: (query) => nextAskIn(query.state.data?.state, since, Date.now()),
  });
  const state = read.data?.state;
  const showMoney = useEffectEvent(() => void intents.request('refreshWallet', {}));
  useEffect(() => {
    if (state === 'paid') showMoney();
  }, [state]);
  return {
    read,
    hasStopped: state === 'pending' && hasStoppedAsking(since, read.dataUpdatedAt),
    askAgain: () => {
      setSince(Date.now());
      void read.refetch();
    },
  };
}
