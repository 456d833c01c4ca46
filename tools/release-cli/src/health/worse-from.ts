import { fisherExact } from 'shared-contracts/release/judge';
import type { JudgedMeasure } from './guard';

/**
 * The least share of failures, 0 to 1, from which a guard finds the new version worse on as many pages as it has now; null where
 * there are too few pages to say, or no share would do.
 */
export function worseFrom({
  fresh,
  old,
  level,
  verdict,
}: Pick<JudgedMeasure, 'fresh' | 'old' | 'level' | 'verdict'>): number | null {
  const { pages } = fresh;
  const isWorse = (failures: number): boolean => fisherExact({ pages, failures }, old) <= level;
  if (verdict === 'too few' || !isWorse(pages)) return null;
  let [fine, worse] = [0, pages];
  while (worse - fine > 1) {
    const middle = Math.floor((fine + worse) / 2);
    if (isWorse(middle)) worse = middle;
    else fine = middle;
  }
  return worse / pages;
}
