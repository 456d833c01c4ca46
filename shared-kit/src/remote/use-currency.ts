import { decimalsOf, type Currency } from 'shared-contracts/currency';
import { useRemoteContext, useSite } from './remote-context';

/**
 * How the money of the site is written: its sign, and the decimals that the merchant's settings or the sign say.
 *
 * @param walletSymbol the wallet's own sign, which goes before the site's
 */
export function useCurrency(walletSymbol = ''): Currency {
  const { site } = useRemoteContext();
  const { currencySymbol } = useSite();
  const symbol = walletSymbol || currencySymbol;
  return { symbol, decimals: site.currencyDecimals ?? decimalsOf(symbol) };
}
