import type { Store } from '../../data/store/store';
import { CATEGORIES } from '../../data/vendors';
import { ratesOf } from './rebates';
import { invalidFields, Refusal } from '../refusal';

/** Rates move in tenths of a percent, here in hundredths. */
export const RATE_STEP = 10;

type Rates = Readonly<Record<string, number>>;

/** Hundredths of a percent as the API's percent. */
export function toPercent(rates: Rates): Record<string, number> {
  return Object.fromEntries(Object.entries(rates).map(([category, rate]) => [category, rate / 100]));
}

/**
 * The rates that a request asks for, in hundredths of a percent; a category that is left out stays at its minimum.
 * Rates never fall, never pass those of the agent right above, and move by whole steps.
 */
export function checkedRates(asked: Rates, min: Rates, max: Rates): Record<string, number> {
  const wrong: Record<string, string> = {};
  const tooHigh: Record<string, string> = {};
  for (const [category, percent] of Object.entries(asked)) {
    const field = `rebates.${category}`;
    const rate = Math.round(percent * 100);
    const [low, high] = [min[category], max[category]];
    if (low === undefined || high === undefined) wrong[field] = 'unknown';
    else if (Math.abs(rate - percent * 100) > 1e-6 || (rate - low) % RATE_STEP !== 0) wrong[field] = 'step';
    else if (rate < low) wrong[field] = 'min';
    else if (rate > high) tooHigh[field] = 'max';
  }
  if (Object.keys(wrong).length > 0) throw invalidFields(wrong);
  if (Object.keys(tooHigh).length > 0) throw new Refusal('quota.exceeded', { fields: tooHigh });
  return Object.fromEntries(
    CATEGORIES.map((category) => {
      const percent = asked[category];
      return [category, percent === undefined ? (min[category] ?? 0) : Math.round(percent * 100)];
    }),
  );
}

/** What a new account may have: nothing to begin with, at most what the agent has. */
export function newAccountBounds(store: Store, agentId: number): { min: Rates; max: Rates } {
  return { min: Object.fromEntries(CATEGORIES.map((category) => [category, 0])), max: ratesOf(store, agentId) };
}
