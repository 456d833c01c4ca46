import { decimalsOf } from 'shared-contracts/currency';
import { marksOf } from './number-marks';

/** What stands in for an amount that the player chose to hide. */
export const MASKED_AMOUNT = '******';

/** What stands for an amount that is not a number. */
const UNKNOWN_AMOUNT = '—';

/** The longest name of a currency has fewer; what is longer names none, and would push the figures off the page. */
const LONGEST_SYMBOL = 48;

const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?$/;

/** The amount in its smallest units, half away from zero: `1.005` is 101 cents. Binary fractions would make it 100. */
function toUnits(whole: string, fraction: string, decimals: number): bigint {
  const units = BigInt(`${whole}${fraction.slice(0, decimals).padEnd(decimals, '0')}`);
  return fraction.charAt(decimals) >= '5' ? units + 1n : units;
}

/** The digits of a number as people write them; very large and very small ones have no exponent. */
function toDecimalString(amount: number): string {
  const written = String(amount);
  if (!written.includes('e')) return written;
  return Math.abs(amount) < 1 ? amount.toFixed(20) : String(BigInt(amount));
}

/** An amount in its smallest units, and on which side of zero they are; undefined for what is no number. */
function shownUnits(amount: string | number, decimals: number): { isNegative: boolean; units: bigint } | undefined {
  const written = typeof amount === 'number' ? toDecimalString(amount) : amount.trim();
  const [, sign = '', whole = '', fraction = ''] = DECIMAL.exec(written) ?? [];
  if (whole === '' && fraction === '') return undefined;
  const units = toUnits(whole, fraction, decimals);
  return { isNegative: sign === '-' && units > 0n, units };
}

/** The side of zero that an amount is shown on: -1, 0 or 1. A trace below its smallest unit is shown as nothing. */
export function shownSign(amount: string | number, decimals: number): -1 | 0 | 1 {
  const { isNegative = false, units = 0n } = shownUnits(amount, decimals) ?? {};
  if (units === 0n) return 0;
  return isNegative ? -1 : 1;
}

/** A sign of currency as it is shown: whole, without invisible marks; nothing for a text too long to be one. */
export function shownSymbol(symbol: string): string {
  const shown = symbol.replace(/[\p{Cf}\p{Cc}]/gu, '').trim();
  return shown.length > LONGEST_SYMBOL ? '' : shown;
}

/** Signs stand close to the figures. */
const SIGN = /\p{S}$|^\p{L}{0,2}$/u;

/** A sign such as `₱`, `HK$` or `Rp`; or a code or a name, which stands apart. */
function beforeFigures(symbol: string): string {
  const shown = shownSymbol(symbol);
  return SIGN.test(shown) ? shown : `${shown}\u00a0`;
}

/**
 * An amount as it is shown: symbol, grouped digits of the locale, the decimals of the currency, half-up on the decimal
 * string. An amount that is no number reads `—`: a wrong zero would be a lie about money.
 */
export function formatMoney(
  amount: string | number,
  symbol: string,
  locale: string,
  decimals: number = decimalsOf(symbol),
): string {
  const shown = shownUnits(amount, decimals);
  if (shown === undefined) return UNKNOWN_AMOUNT;
  const { isNegative, units } = shown;
  const digits = String(units).padStart(decimals + 1, '0');
  const { group, decimalMark } = marksOf(locale);
  const minus = isNegative ? '-' : '';
  const grouped = group.format(BigInt(digits.slice(0, digits.length - decimals)));
  const rest = decimals === 0 ? '' : `${decimalMark}${digits.slice(-decimals)}`;
  return `${minus}${beforeFigures(symbol)}${grouped}${rest}`;
}
