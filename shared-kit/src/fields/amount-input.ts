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

/** What of a typed text belongs to an amount: digits, one point, two decimals, no needless zeros in front. */
export function cleanAmount(text: string): string {
  // A comma is the point of some keyboards; before three digits or a point it groups, as when an amount is pasted.
  const [whole = '', ...rest] = text
    .replace(/,(?=\d{3}(?!\d)|.*[.,])/g, '')
    .replace(',', '.')
    .replace(/[^\d.]/g, '')
    .split('.');
  const digits = whole.replace(/^0+(?=\d)/, '').slice(0, 15);
  if (rest.length === 0) return digits;
  return `${digits === '' ? '0' : digits}.${rest.join('').slice(0, 2)}`;
}

export type AmountFault = 'invalid' | 'low' | 'high';

/** What is wrong with an amount; undefined when nothing is. */
export function amountFault(amount: string, limits: AmountLimits = {}): AmountFault | undefined {
  const value = hundredths(amount);
  if (value === undefined) return 'invalid';
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
