import { useCallback, useEffect, useState } from 'react';
import type { Currency } from 'shared-contracts/currency';
import { useRemoteContext } from './remote-context';
import { useCurrency } from './use-currency';
import { useToldBalance } from './use-wallet-currency';

/** The balance as the host last told it, in the wallet's own currency or the site's; only the host fetches it. */
export interface Wallet extends Currency {
  /** Null until the first answer. */
  readonly balance: number | null;
  /** A fresh balance is on its way; the refresh is disabled meanwhile. */
  readonly isRefreshing: boolean;
  /** The last attempt gave no answer; an older balance stays. */
  readonly hasFailed: boolean;
  /** Resolves to false when no fresh balance came. */
  readonly refresh: () => Promise<boolean>;
}

type Attempt = 'running' | 'done' | 'failed';

/** Follows the balance, and asks for a fresh one when it is first shown. */
export function useWallet(): Wallet {
  const { intents } = useRemoteContext();
  const told = useToldBalance();
  const [attempt, setAttempt] = useState<Attempt>('running');
  const refresh = useCallback(async (): Promise<boolean> => {
    setAttempt('running');
    const answer = await intents.request('refreshWallet', {});
    const isFresh = answer.handled && answer.result === 'refreshed';
    setAttempt(isFresh ? 'done' : 'failed');
    return isFresh;
  }, [intents]);
  useEffect(() => void refresh(), [refresh]);
  const currency = useCurrency(told?.currencySymbol);
  return {
    ...currency,
    balance: told?.balance ?? null,
    isRefreshing: attempt === 'running',
    hasFailed: attempt === 'failed',
    refresh,
  };
}
