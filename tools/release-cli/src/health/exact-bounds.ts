import type { TrialCounts } from 'shared-contracts/release/judge';

/** Between which rates the true one lies, 0 to 1. */
export interface RateBounds {
  readonly low: number;
  readonly high: number;
}

/** Of 100 such bounds so many hold the true rate, or more. */
export const BOUNDS_PERCENT = 95;

const TAIL = (1 - BOUNDS_PERCENT / 100) / 2;
/** Halvings of a span of rates: more than a double tells apart. */
const HALVINGS = 55;

/** The logarithm of how many ways there are to choose. */
function logWays(from: number, take: number): number {
  let sum = 0;
  for (let index = 1; index <= take; index += 1) sum += Math.log((from - take + index) / index);
  return sum;
}

/** The highest rate that would still give so few failures in one of 40 cases. */
function highest({ pages, failures }: TrialCounts): number {
  if (failures === pages) return 1;
  const ways = logWays(pages, Math.min(failures, pages - failures));
  // Rates above the one seen: the terms begin with the largest, so nothing is lost to underflow.
  const chanceOfAtMost = (rate: number): number => {
    let term = Math.exp(ways + failures * Math.log(rate) + (pages - failures) * Math.log1p(-rate));
    let sum = 0;
    for (let count = failures; count >= 0 && term > sum * Number.EPSILON; count -= 1) {
      sum += term;
      term *= (count / (pages - count + 1)) * ((1 - rate) / rate);
    }
    return sum;
  };
  let [low, high] = [failures / pages, 1];
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (low + high) / 2;
    if (chanceOfAtMost(middle) > TAIL) low = middle;
    else high = middle;
  }
  return high;
}

/**
 * The exact bounds of a rate by Clopper and Pearson, which hold it in at least 95 % of all cases, however few pages there are;
 * null before the first page.
 */
export function exactBounds({ pages, failures }: TrialCounts): RateBounds | null {
  if (pages === 0) return null;
  return { low: 1 - highest({ pages, failures: pages - failures }), high: highest({ pages, failures }) };
}
