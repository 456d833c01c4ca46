import { useState } from 'react';
import type { Currency } from 'shared-contracts/currency';
import type { EventMap } from 'shared-contracts/events/event-map';
import { useEvent } from './remote-context';
import { useCurrency } from './use-currency';

type Told = EventMap['wallet.balanceChanged'];

/** What the host last told of the balance; null before that, and after whoever had it has left. */
export function useToldBalance(): Told | null {
  const [told, setTold] = useState<Told | null>(null);
  useEvent('wallet.balanceChanged', setTold);
  return told === null || told.isForgotten === true ? null : told;
}

/** The wallet's currency; for visitors the site's. Asks for no balance. */
export function useWalletCurrency(): Currency {
  return useCurrency(useToldBalance()?.currencySymbol);
}
