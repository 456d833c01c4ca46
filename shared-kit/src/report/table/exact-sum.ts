import { MOST_DECIMALS } from 'shared-contracts/currency';

/** What amounts add up to, to the last decimal that any currency has: binary fractions drift, and `-0` is none. */
export function exactSum(amounts: readonly number[]): number {
  const sum = amounts.reduce((former, amount) => former + amount, 0);
  return Number(sum.toFixed(MOST_DECIMALS)) + 0;
}
