import { unreadReason, type ReadAmount, type UnreadReason } from './read-amount';

/** Bounds of an amount, decimal strings in the merchant's currency: binary fractions have no place in money. */
export interface AmountLimits {
  readonly min?: string;
  readonly max?: string;
}

const AMOUNT = /^(\d{1,15})(?:\.(\d{0,2}))?$/;

/** Hundredths of an amount as it is typed; undefined for what is none. */
function hundredths(amount: string): bigint | undefined {
  const match = AMOUNT.exec(amount);
  if (!match) return undefined;
  return BigInt(`${match[1] ?? '0'}${(match[2] ?? '').padEnd(2, '0')}`);
}

function written(value: bigint): string {
  const cents = value % 100n;
  const whole = String(value / 100n);
  return cents === 0n ? whole : `${whole}.${String(cents).padStart(2, '0')}`;
}

/** What an amount field gives: a decimal string, or the text as it stands where it is no amount. */
export function amountValue(read: ReadAmount): string {
  if (read.kind === 'unread') return read.text;
  return read.kind === 'amount' ? read.value : '';
}

/** A decimal string as the field of a language shows it: its own mark before the decimals, and no groups. */
export function fieldText(amount: string, decimalMark: string): string {
  return AMOUNT.test(amount) ? amount.replace('.', decimalMark) : amount;
}

/** Whether two decimal strings are one amount: `500` and `500.00` are. */
export function isSameAmount(one: string, other: string): boolean {
  const value = hundredths(one);
  return value !== undefined && value === hundredths(other);
}

export type AmountFault = UnreadReason | 'low' | 'high';

/** What is wrong with an amount; undefined when nothing is. */
export function amountFault(amount: string, limits: AmountLimits = {}): AmountFault | undefined {
  const value = hundredths(amount);
  if (value === undefined) return unreadReason(amount);
  const low = hundredths(limits.min ?? '');
  const high = hundredths(limits.max ?? '');
  if (low !== undefined && value < low) return 'low';
  return high !== undefined && value > high ? 'high' : undefined;
}

/** One step up or down, kept within the limits; from nothing the first step is to the lower limit. */
export function stepAmount(amount: string, step: string, sign: 1 | -1, limits: AmountLimits = {}): string {
  const low = hundredths(limits.min ?? '') ?? 0n;
  const high = hundredths(limits.max ?? '');
  const value = hundredths(amount);
  const size = hundredths(step) ?? 100n;
  const wanted = value === undefined ? low : value + BigInt(sign) * size;
  const atLeast = wanted < low ? low : wanted;
  return written(high !== undefined && atLeast > high ? high : atLeast);
}
