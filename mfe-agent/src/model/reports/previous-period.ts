import { lastDays, type DateRange } from 'shared-kit/fields';

const DAY = 86_400_000;

/** As many days as a range has, right before it. */
export function previousRange({ from, to }: DateRange): DateRange {
  const days = (Date.parse(to) - Date.parse(from)) / DAY + 1;
  return lastDays(days, lastDays(2, from).from);
}

/** How a figure moved: in percent of what it was, `new` where it was nothing before, `none` where both are nothing. */
export type Change = { readonly percent: number } | 'new' | 'none';

/** A growing loss falls: what it was counts by its size. */
export function changeOf(now: number, before: number): Change {
  if (before === 0) return now === 0 ? 'none' : 'new';
  return { percent: ((now - before) / Math.abs(before)) * 100 };
}
