import { useCallback, useState } from 'react';
import type { Currency } from 'shared-contracts/currency';
import { useCurrency, useEvent } from 'shared-kit/remote';

/** The wallet's currency; for visitors the configured one. */
export function useWalletCurrency(): Currency {
  const [walletSymbol, setWalletSymbol] = useState('');
  useEvent(
    'wallet.balanceChanged',
    useCallback(({ currencySymbol }) => setWalletSymbol(currencySymbol), []),
  );
  return useCurrency(walletSymbol);
}
