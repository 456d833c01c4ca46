import { marksOf } from './number-marks';

/** What stands in for an amount that the player chose to hide (D-48). */
export const MASKED_AMOUNT = '******';

/** What stands for an amount that is not a number. */
const UNKNOWN_AMOUNT = '—';

/** What is longer is no sign of a currency, and would push the figures off the page. */
const LONGEST_SYMBOL = 8;

const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?$/;

/** Hundredths of a decimal string, half away from zero: `1.005` is 101. Binary fractions would make it 100. */
function toHundredths(whole: string, fraction: string): bigint {
  const digits = BigInt(`${whole}${fraction.slice(0, 2).padEnd(2, '0')}`);
  return fraction.charAt(2) >= '5' ? digits + 1n : digits;
}

/** The digits of a number as people write them; very large and very small ones have no exponent. */
function toDecimalString(amount: number): string {
  const written = String(amount);
  if (!written.includes('e')) return written;
  return Math.abs(amount) < 1 ? amount.toFixed(20) : String(BigInt(amount));
}

/** A sign of currency, no longer than one is. */
export function shortSymbol(symbol: string): string {
  return symbol.length > LONGEST_SYMBOL ? [...symbol].slice(0, LONGEST_SYMBOL).join('') : symbol;
}

/**
 * An amount as it is shown: symbol, grouped digits of the locale, two decimals, half-up on the decimal string
 * (D-48). An amount that is no number reads `—`: a wrong zero would be a lie about money.
 */
export function formatMoney(amount: string | number, symbol: string, locale: string): string {
  const written = typeof amount === 'number' ? toDecimalString(amount) : amount.trim();
  const match = DECIMAL.exec(written);
  const [, sign = '', whole = '', fraction = ''] = match ?? [];
  if (whole === '' && fraction === '') return UNKNOWN_AMOUNT;
  const hundredths = toHundredths(whole, fraction);
  const { group, decimalMark } = marksOf(locale);
  const minus = sign === '-' && hundredths > 0n ? '-' : '';
  const cents = String(hundredths % 100n).padStart(2, '0');
  return `${minus}${shortSymbol(symbol)}${group.format(hundredths / 100n)}${decimalMark}${cents}`;
}
