import { MOST_DECIMALS } from 'shared-contracts/currency';
import { amountFault, type AmountFault } from 'shared-kit/fields';

/** What an amount may be, in the wallet's currency; null is "no limit". */
export interface MoneyLimits {
  readonly min: number;
  readonly max: number | null;
}

/** What is wrong with a typed amount; each has a text `fault.<key>`. */
export type AmountFaultKey = 'amountMissing' | (typeof FAULT_KEYS)[AmountFault];

const FAULT_KEYS = {
  invalid: 'amountInvalid',
  unclear: 'amountUnclear',
  decimals: 'amountDecimals',
  low: 'amountLow',
  high: 'amountHigh',
} as const satisfies Record<AmountFault, string>;

/** An amount of the contract as the amount field writes it: the currency's decimals, no needless zeros. */
export function amountText(amount: number, decimals: number): string {
  const written = amount.toFixed(decimals);
  return written.includes('.') ? written.replace(/\.?0{1,8}$/, '') : written;
}

/** Limits as the amount field wants them. */
export function textLimits({ min, max }: MoneyLimits): { readonly min: string; readonly max?: string } {
  return { min: amountText(min, MOST_DECIMALS), ...(max !== null && { max: amountText(max, MOST_DECIMALS) }) };
}

/** What is wrong with a typed amount, or undefined. */
export function amountError(typed: string, limits: MoneyLimits, decimals: number): AmountFaultKey | undefined {
  if (typed === '') return 'amountMissing';
  const fault = amountFault(typed, { ...textLimits(limits), decimals });
  if (fault === undefined) return Number(typed) > 0 ? undefined : 'amountInvalid';
  return FAULT_KEYS[fault];
}

/** What is left of an amount after the fee, to the decimal of the currency; never below 0. */
export function afterFee(amount: string, fee: number, decimals: number): number {
  const left = Number(amount) - fee;
  return left > 0 ? Number(left.toFixed(decimals)) : 0;
}

/** The most that can be taken out now: what is free, within the limit. */
export function mostOf(free: number, max: number | null): number {
  return max === null ? free : Math.min(free, max);
}
