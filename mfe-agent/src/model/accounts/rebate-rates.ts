import { amountFault } from 'shared-kit/fields';

/** What a rate may be, in percent. */
export interface RateBounds {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

export type BoundsByCategory = Readonly<Record<string, RateBounds>>;

/** Rates by category as they are typed. */
export type RateTexts = Readonly<Record<string, string>>;

/** What is wrong with a rate; each has a text `rate.<key>`. */
export type RateFault = 'missing' | 'step' | 'low' | 'high';

/** Rates move in tenths of a percent (docs/product/agents.md#rebate-settings). */
export const RATE_STEP = 0.1;

const ORDER = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'LOTT', 'ELOTT'];

/** The categories in the order of the game menu; those that nobody knows yet come last. */
export function rateCategories(rates: Readonly<Record<string, unknown>>): readonly string[] {
  const place = (category: string): number => (ORDER.includes(category) ? ORDER.indexOf(category) : ORDER.length);
  return Object.keys(rates).sort((left, right) => place(left) - place(right));
}

/** Hundredths of a percent: the steps are counted in whole numbers, for binary fractions do not add up. */
function hundredths(percent: number): number {
  return Math.round(percent * 100);
}

/** A rate as it is read in a language: no needless zeros. */
export function shownRate(percent: number, locale: string): string {
  return new Intl.NumberFormat(locale, { numberingSystem: 'latn', maximumFractionDigits: 2 }).format(percent);
}

/** A rate as a decimal string: no needless zeros. */
export function rateText(percent: number): string {
  return String(hundredths(percent) / 100);
}

/** A rate as an editable field writes it: whole, or with two decimals. */
function fieldText(percent: number): string {
  return hundredths(percent) % 100 === 0 ? rateText(percent) : (hundredths(percent) / 100).toFixed(2);
}

/** What is wrong with a typed rate: rates never fall, never pass the agent's own, and move by whole steps. */
export function rateFault(typed: string, { min, max, step }: RateBounds): RateFault | undefined {
  if (amountFault(typed) !== undefined) return 'missing';
  const rate = hundredths(Number(typed));
  if (rate < hundredths(min)) return 'low';
  if (rate > hundredths(max)) return 'high';
  return (rate - hundredths(min)) % hundredths(step) === 0 ? undefined : 'step';
}

/** Everything wrong with rates, by category. */
export function rateFaults(typed: RateTexts, bounds: BoundsByCategory): Readonly<Record<string, RateFault>> {
  const faults = Object.entries(bounds).map(
    ([category, of]) => [category, rateFault(typed[category] ?? '', of)] as const,
  );
  return Object.fromEntries(faults.filter((entry): entry is [string, RateFault] => entry[1] !== undefined));
}

/** The bounds of a subordinate's rates, from its minimum and its maximum by category. */
export function boundsOf(
  min: Readonly<Record<string, number>>,
  max: Readonly<Record<string, number>>,
): BoundsByCategory {
  return Object.fromEntries(
    Object.entries(max).map(([category, most]) => [category, { min: min[category] ?? 0, max: most, step: RATE_STEP }]),
  );
}

/** Where the fields start: at what is held now, or at the least. */
export function startTexts(bounds: BoundsByCategory): RateTexts {
  return Object.fromEntries(Object.entries(bounds).map(([category, { min }]) => [category, fieldText(min)]));
}

/** What is sent. */
export function ratesOf(typed: RateTexts): Record<string, number> {
  return Object.fromEntries(Object.entries(typed).map(([category, rate]) => [category, Number(rate)]));
}

/** The highest steps that the bounds allow, for those who hand on all they have. */
export function mostTexts(bounds: BoundsByCategory): RateTexts {
  return Object.fromEntries(
    Object.entries(bounds).map(([category, { min, max, step }]) => {
      const steps = Math.floor((hundredths(max) - hundredths(min)) / hundredths(step));
      return [category, fieldText(min + steps * step)];
    }),
  );
}
