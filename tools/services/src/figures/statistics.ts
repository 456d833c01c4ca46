/** The middle of some figures, and the half of them that lies around it. */
export interface Spread {
  readonly median: number;
  readonly lower: number;
  readonly upper: number;
}

/** The figure below which a share of all lies, between two neighbours in proportion. */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? NaN;
  const above = sorted[Math.ceil(place)] ?? NaN;
  return below + (above - below) * (place - Math.floor(place));
}

/** Median and quartiles; not a number where there are none. */
export function spreadOf(figures: readonly number[]): Spread {
  const sorted = figures.toSorted((one, other) => one - other);
  return { median: quantile(sorted, 0.5), lower: quantile(sorted, 0.25), upper: quantile(sorted, 0.75) };
}

/** The middle of some figures; of an even number, the mean of the two in the middle. Not a number where there are none. */
export function median(figures: readonly number[]): number {
  return spreadOf(figures).median;
}

/** How many times one figure another is; nothing of nothing is as much. */
export function ratio(one: number, other: number): number {
  return one === other ? 1 : one / other;
}
