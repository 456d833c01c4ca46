import { useCallback, useState } from 'react';
import { isFaultKey, type FaultKey, type MoneyFault } from './money-faults';
import { useCurrency } from '../remote/use-currency';
import { useMoneyText } from './use-money-text';

/** Shown where a typed amount is not understood: it has every mark that the language writes. */
export const EXAMPLE_AMOUNT = 1234.5;

/** Too many decimals are said by how many the currency has. */
export function saidFault<Key extends string>(key: Key, decimals: number): Key | 'amountWhole' | 'amountFewerDecimals' {
  if (key !== 'amountDecimals' || decimals === 2) return key;
  return decimals === 0 ? 'amountWhole' : 'amountFewerDecimals';
}

type Figures = Readonly<Record<string, number>>;

/** The words for the faults of one form. */
export interface FaultText {
  /** Words for what is wrong with a field; `limits` are those of the amount. */
  readonly faultText: (key: string) => string;
  /** Keeps the figures that a refusal brought. */
  readonly learn: (fault: MoneyFault) => void;
}

/** What goes into the words for a fault: amounts come written, `example` is one of them. */
type FaultFigures = Readonly<Record<string, string | number>> & { readonly count: number };

/** The section's own words for a fault. */
export type SayFault = (key: FaultKey, figures: FaultFigures) => string;

/** What is wrong with a field of a form about money, said with its figures in the language shown. */
export function useFaultText(
  say: SayFault,
  limits: { readonly min?: number; readonly max?: number | null } = {},
): FaultText {
  const moneyText = useMoneyText();
  const { decimals } = useCurrency();
  const [told, setTold] = useState<{ readonly amounts: Figures; readonly count: number }>({ amounts: {}, count: 0 });
  const { min = 0, max } = limits;
  const figures: Figures = { min, max: max ?? 0, ...told.amounts };
  const words = Object.fromEntries(Object.entries(figures).map(([name, amount]) => [name, moneyText(amount)]));
  return {
    faultText: (key) =>
      say(isFaultKey(key) ? saidFault(key, decimals) : 'format', {
        ...words,
        count: told.count,
        example: moneyText(EXAMPLE_AMOUNT),
      }),
    learn: useCallback(({ amounts = {}, count = 0 }) => setTold({ amounts, count }), []),
  };
}
