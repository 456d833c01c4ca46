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

/** An amount of the contract as the amount field writes it: at most two decimals, no needless zeros. */
export function amountText(amount: number): string {
  return String(Math.round(amount * 100) / 100);
}

/** Limits as the amount field wants them. */
export function textLimits({ min, max }: MoneyLimits): { readonly min: string; readonly max?: string } {
  return { min: amountText(min), ...(max !== null && { max: amountText(max) }) };
}

/** What is wrong with a typed amount, or undefined. */
export function amountError(typed: string, limits: MoneyLimits): AmountFaultKey | undefined {
  if (typed === '') return 'amountMissing';
  const fault = amountFault(typed, textLimits(limits));
  if (fault === undefined) return Number(typed) > 0 ? undefined : 'amountInvalid';
  return FAULT_KEYS[fault];
}

/** What is left of an amount after the fee, in whole cents: binary fractions have no place in money; never below 0. */
export function afterFee(amount: string, fee: number): number {
  const cents = Math.round(Number(amount) * 100) - Math.round(fee * 100);
  return Number.isFinite(cents) ? Math.max(0, cents) / 100 : 0;
}

/** The most that can be taken out now: what is free, within the limit. */
export function mostOf(free: number, max: number | null): number {
  return max === null ? free : Math.min(free, max);
}
