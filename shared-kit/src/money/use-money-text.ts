import { useCallback } from 'react';
import { htmlLanguage } from 'shared-contracts/language';
import { useLanguage } from '../remote/remote-context';
import { useCurrency } from '../remote/use-currency';
import { formatMoney } from '../ui/value/format-money';

/** Amounts in words of the site: the merchant's currency, the grouping of the language. */
export function useMoneyText(): (amount: string | number) => string {
  const locale = htmlLanguage(useLanguage());
  const { symbol, decimals } = useCurrency();
  return useCallback((amount) => formatMoney(amount, symbol, locale, decimals), [symbol, locale, decimals]);
}
