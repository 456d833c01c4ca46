import { useCallback, useState } from 'react';
import { useEvent, useRemoteContext, useSite } from 'shared-kit/remote';

/** The sign of the wallet's currency; for visitors the configured one (D-33). */
export function useCurrencySymbol(): string {
  useSite();
  const { site } = useRemoteContext();
  const [walletSymbol, setWalletSymbol] = useState('');
  useEvent(
    'wallet.balanceChanged',
    useCallback(({ currencySymbol }) => setWalletSymbol(currencySymbol), []),
  );
  return walletSymbol || site.currencySymbol();
}
