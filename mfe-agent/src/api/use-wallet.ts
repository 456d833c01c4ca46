import { useCallback, useEffect, useState } from 'react';
import type { EventMap } from 'shared-contracts/events/event-map';
import { useEvent, useRemoteContext } from 'shared-kit/remote';

/** The balance as the host told it last; `undefined` before the first one. */
export interface WalletRead {
  readonly wallet: EventMap['wallet.balanceChanged'] | undefined;
  readonly isRefreshing: boolean;
  /** The last attempt failed; an amount that is shown is the old one (D-48). */
  readonly hasFailed: boolean;
  readonly refresh: () => void;
}

type Attempt = 'running' | 'done' | 'failed';

/** Follows the wallet, which the host owns, and asks for a fresh balance on opening. */
export function useWallet(): WalletRead {
  const { intents } = useRemoteContext();
  const [wallet, setWallet] = useState<EventMap['wallet.balanceChanged']>();
  const [attempt, setAttempt] = useState<Attempt>('running');
  useEvent('wallet.balanceChanged', setWallet);
  const ask = useCallback(async (): Promise<void> => {
    const answer = await intents.request('refreshWallet', {});
    setAttempt(answer.handled && answer.result === 'refreshed' ? 'done' : 'failed');
  }, [intents]);
  useEffect(() => void ask(), [ask]);
  const refresh = (): void => {
    setAttempt('running');
    void ask();
  };
  return { wallet, isRefreshing: attempt === 'running', hasFailed: attempt === 'failed', refresh };
}
