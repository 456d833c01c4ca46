import { lastDays, type DateRange } from 'shared-kit/fields';

const DAY = 86_400_000;

/** As many days as a range has, right before it. */
export function previousRange({ from, to }: DateRange): DateRange {
  const days = (Date.parse(to) - Date.parse(from)) / DAY + 1;
  return lastDays(days, lastDays(2, from).from);
}

/**
 * How a figure moved: in percent of what it was; `new` where it was nothing before, `none` where both are nothing. From a
 * gain to a loss, or back, is no part of anything.
 */
export type Change = { readonly percent: number } | 'new' | 'none' | 'toGain' | 'toLoss';

/** A growing loss falls: what it was counts by its size. */
export function changeOf(now: number, before: number): Change {
  if (before === 0) return now === 0 ? 'none' : 'new';
  if (now !== 0 && Math.sign(now) !== Math.sign(before)) return now > 0 ? 'toGain' : 'toLoss';
  return { percent: ((now - before) / Math.abs(before)) * 100 };
}
