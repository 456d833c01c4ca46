import { useCallback, useEffect, useState } from 'react';
import { useEvent, useRemoteContext, useSite } from 'shared-kit/remote';

/** The balance as the host last told it; the host is its only reader (S1 2.9). */
export interface Wallet {
  /** Null until the first answer. */
  readonly balance: number | null;
  readonly symbol: string;
  readonly isRefreshing: boolean;
  /** The last attempt gave no answer; an older balance stays (D-48). */
  readonly hasFailed: boolean;
  readonly refresh: () => Promise<boolean>;
}

interface Known {
  readonly balance: number;
  readonly currencySymbol: string;
}

/** Follows the balance, and asks for a fresh one when it is first shown. */
export function useWallet(): Wallet {
  const { intents } = useRemoteContext();
  const site = useSite();
  const [known, setKnown] = useState<Known | null>(null);
  const [isRefreshing, setRefreshing] = useState(true);
  const [hasFailed, setFailed] = useState(false);
  useEvent('wallet.balanceChanged', setKnown);
  const refresh = useCallback(async () => {
    setRefreshing(true);
    const answer = await intents.request('refreshWallet', {});
    const isFresh = answer.handled && answer.result === 'refreshed';
    setRefreshing(false);
    setFailed(!isFresh);
    return isFresh;
  }, [intents]);
  useEffect(() => void refresh(), [refresh]);
  const symbol = known !== null && known.currencySymbol !== '' ? known.currencySymbol : site.currencySymbol;
  return { balance: known?.balance ?? null, symbol, isRefreshing, hasFailed, refresh };
}
