import { useCallback, useState } from 'react';
import { useT } from '../../i18n';
import { isFaultKey, type MoneyFault } from '../../model/money-faults';
import { useMoneyText } from './use-money-text';

type Figures = Readonly<Record<string, number>>;

export interface FaultText {
  /** Words for what is wrong with a field; `limits` are those of the amount. */
  readonly faultText: (key: string) => string;
  /** Keeps the figures that a refusal brought. */
  readonly learn: (fault: MoneyFault) => void;
}

/** What is wrong with a field of a form about money, said with its figures in the language shown. */
export function useFaultText(limits: { readonly min?: number; readonly max?: number | null } = {}): FaultText {
  const t = useT();
  const moneyText = useMoneyText();
  const [told, setTold] = useState<{ readonly amounts: Figures; readonly count: number }>({ amounts: {}, count: 0 });
  const { min = 0, max } = limits;
  const figures: Figures = { min, max: max ?? 0, ...told.amounts };
  const words = Object.fromEntries(Object.entries(figures).map(([name, amount]) => [name, moneyText(amount)]));
  return {
    faultText: (key) => t(isFaultKey(key) ? `fault.${key}` : 'fault.format', { ...words, count: told.count }),
    learn: useCallback(({ amounts = {}, count = 0 }) => setTold({ amounts, count }), []),
  };
}
