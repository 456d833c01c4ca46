import { useCallback } from 'react';
import { htmlLanguage } from 'shared-contracts/language';
import { useLanguage, useSite } from '../remote/remote-context';
import { formatMoney } from '../ui/value/format-money';

/** Amounts in words of the site: the merchant's sign, the grouping of the language (D-48). */
export function useMoneyText(): (amount: string | number) => string {
  const locale = htmlLanguage(useLanguage());
  const { currencySymbol } = useSite();
  return useCallback((amount) => formatMoney(amount, currencySymbol, locale), [currencySymbol, locale]);
}
