import { MOST_DECIMALS } from 'shared-contracts/currency';
import { unreadReason, type ReadAmount, type UnreadReason } from './read-amount';

/** Bounds of an amount, decimal strings in the merchant's currency: binary fractions have no place in money. */
export interface AmountLimits {
  readonly min?: string;
  readonly max?: string;
  /** Digits after the decimal mark; two where nothing is said. */
  readonly decimals?: number;
}

const AMOUNT = /^(\d{1,15})(?:\.(\d*))?$/;

/** An amount in the smallest units of any currency; undefined for what is none, or has more decimals. */
function unitsOf(amount: string, decimals = MOST_DECIMALS): bigint | undefined {
  const [, whole, fraction = ''] = AMOUNT.exec(amount) ?? [];
  if (whole === undefined || fraction.length > decimals) return undefined;
  return BigInt(`${whole}${fraction.padEnd(MOST_DECIMALS, '0')}`);
}

/** As short as amounts of the currency are written: `12`, `12.50`. */
function written(units: bigint, decimals: number): string {
  const digits = String(units).padStart(MOST_DECIMALS + 1, '0');
  const whole = digits.slice(0, -MOST_DECIMALS);
  const fraction = digits.slice(-MOST_DECIMALS).replace(/0{1,8}$/, '');
  return fraction === '' ? whole : `${whole}.${fraction.padEnd(decimals, '0')}`;
}

/** What an amount field gives: a decimal string, or the text as it stands where it is no amount. */
export function amountValue(read: ReadAmount): string {
  if (read.kind === 'unread') return read.text;
  return read.kind === 'amount' ? read.value : '';
}

/** A decimal string as the field of a language shows it: its own mark before the decimals, and no groups. */
export function fieldText(amount: string, decimalMark: string, decimals = 2): string {
  return unitsOf(amount, decimals) === undefined ? amount : amount.replace('.', decimalMark);
}

/** Whether two decimal strings are one amount: `500` and `500.00` are. */
export function isSameAmount(one: string, other: string): boolean {
  const value = unitsOf(one);
  return value !== undefined && value === unitsOf(other);
}

/** Why an amount is refused: it cannot be read, or is below or above the limits. */
export type AmountFault = UnreadReason | 'low' | 'high';

/** What is wrong with an amount; undefined when nothing is. */
export function amountFault(amount: string, limits: AmountLimits = {}): AmountFault | undefined {
  const { min = '', max = '', decimals = 2 } = limits;
  const value = unitsOf(amount, decimals);
  if (value === undefined) return unreadReason(amount, decimals);
  const [low, high] = [unitsOf(min), unitsOf(max)];
  if (low !== undefined && value < low) return 'low';
  return high !== undefined && value > high ? 'high' : undefined;
}

/** One step up or down, kept within the limits; from nothing the first step is to the lower limit. */
export function stepAmount(amount: string, step: string, sign: 1 | -1, limits: AmountLimits = {}): string {
  const { min = '', max = '', decimals = 2 } = limits;
  const low = unitsOf(min) ?? 0n;
  const high = unitsOf(max);
  const value = unitsOf(amount, decimals);
  const size = unitsOf(step) ?? 10n ** BigInt(MOST_DECIMALS);
  const wanted = value === undefined ? low : value + BigInt(sign) * size;
  const atLeast = wanted < low ? low : wanted;
  return written(high !== undefined && atLeast > high ? high : atLeast, decimals);
}
