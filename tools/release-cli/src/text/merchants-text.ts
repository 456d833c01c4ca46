import { counted } from './counted';

/** So many merchants are listed one by one; more are counted. */
export const NAMED_AT_MOST = 4;

/** Merchants as one phrase: by name, or how many with the first of them. */
export function merchantsText(merchants: readonly string[]): string {
  if (merchants.length <= NAMED_AT_MOST) return merchants.join(', ');
  return `${counted(merchants.length, 'merchant')} (${merchants.slice(0, NAMED_AT_MOST - 1).join(', ')}, …)`;
}
