import { useEffect, useEffectEvent, useState } from 'react';
import { depositState } from 'shared-contracts/api/endpoints/money';
import type { ReplyOf } from 'shared-contracts/api/endpoint';
import { endpointKey, useEndpointScope, useQuery, type UseQueryResult } from 'shared-kit/data';
import { serverNow, useLive, useRemoteContext } from 'shared-kit/remote';
import { hasStoppedAsking, nextAskIn } from '../../model/money/deposit-watch';

export type DepositOrderState = ReplyOf<typeof depositState>;

export interface DepositWatch {
  readonly read: UseQueryResult<DepositOrderState, Error>;
  /** It was asked for so long that it is not asked any more by itself. */
  readonly hasStopped: boolean;
  /** Asks now, and by itself again from now on. */
  readonly askAgain: () => void;
}

/** Asks again when the host tells that the order ended, and once when it begins to tell; answers whether it does. */
function useToldEnd(id: string, ask: () => void): boolean {
  const { events } = useRemoteContext();
  const { isTold } = useLive('deposit');
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (isTold) askNow();
  }, [isTold]);
  useEffect(() => events.on('deposit.ended', (ended) => ended.id === id && askNow()), [events, id]);
  return isTold;
}

/**
 * Follows a deposit: as the host tells it, else every 10 s while it is pending and the page is in sight, for 15 min.
 * Money that came in is shown in the wallet at once.
 */
export function useDepositOrder(id: string): DepositWatch {
  const { http, intents } = useRemoteContext();
  const scope = useEndpointScope();
  const isBalanceTold = useLive('balance').isTold;
  // An order that has ended stays so, however often the channel comes back.
  const isTold = useToldEnd(id, () => {
    if ((read.data?.state ?? 'pending') === 'pending') void read.refetch();
  });
  const [since, setSince] = useState(serverNow);
  const read = useQuery({
    queryKey: endpointKey(depositState, scope, { id }),
    queryFn: ({ signal }) => http.call(depositState, { id }, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: (query) => !isTold && nextAskIn(query.state.data?.state, since, serverNow()),
  });
  const state = read.data?.state;
  const showMoney = useEffectEvent(() => {
    if (!isBalanceTold) void intents.request('refreshWallet', {});
  });
  useEffect(() => {
    if (state === 'paid') showMoney();
  }, [state]);
  return {
    read,
    // Each answer draws this anew: reading when it came asks for that.
    hasStopped: read.dataUpdatedAt > 0 && !isTold && state === 'pending' && hasStoppedAsking(since, serverNow()),
    askAgain: () => {
      setSince(serverNow());
      void read.refetch();
    },
  };
}
