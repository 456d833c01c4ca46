/** How amounts of a wallet are written. */
export interface Currency {
  /** A sign, an ISO 4217 code or a name, as the gateway tells it. */
  readonly symbol: string;
  /** Digits after the decimal mark. */
  readonly decimals: number;
}

/** The most decimals that an amount is kept with: a whole satoshi. */
export const MOST_DECIMALS = 8;

const CODE = /^[a-z]{3}$/i;

/** Asked once for each sign: the engine takes its time to say it. */
const decimalsBySign = new Map<string, number>();

/** What ISO 4217 says of a code, as the engine has it; two of what is in no table. */
function codeDecimals(currency: string): number | undefined {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits;
}

/** The decimals of a currency by its ISO 4217 code; two of every other sign, such as `$` or `USDT`. */
export function decimalsOf(symbol: string): number {
  const sign = symbol.trim();
  const decimals = decimalsBySign.get(sign) ?? (CODE.test(sign) ? codeDecimals(sign) : undefined) ?? 2;
  decimalsBySign.set(sign, decimals);
  return decimals;
}
