import { lastDays, type DateRange } from 'shared-kit/fields';

const DAY = 86_400_000;

/** As many days as a range has, right before it. */
export function previousRange({ from, to }: DateRange): DateRange {
  const days = (Date.parse(to) - Date.parse(from)) / DAY + 1;
  return lastDays(days, lastDays(2, from).from);
}

/**
 * How a figure moved: in percent of what it was, to a tenth; `slight` where that would read as nothing, `new` where it was
 * nothing before, `none` where it did not move. From a gain to a loss, or back, is no part of anything. What nobody knows
 * is compared with nothing.
 */
export type Change = { readonly percent: number } | 'slight' | 'new' | 'none' | 'toGain' | 'toLoss' | 'unknown';

/** The most that is said of a fall which leaves something: a hundred percent is all of it. */
const MOST_OF_IT = 99.9;

/** A growing loss falls: what it was counts by its size. */
export function changeOf(now: number, before: number): Change {
  if (!Number.isFinite(now) || !Number.isFinite(before)) return 'unknown';
  if (now === before) return 'none';
  if (before === 0) return 'new';
  if (now !== 0 && Math.sign(now) !== Math.sign(before)) return now > 0 ? 'toGain' : 'toLoss';
  const percent = Math.round(((now - before) / Math.abs(before)) * 1000) / 10;
  if (percent === 0) return 'slight';
  const isFading = now !== 0 && Math.abs(now) < Math.abs(before);
  return { percent: isFading ? Math.sign(percent) * Math.min(Math.abs(percent), MOST_OF_IT) : percent };
}
