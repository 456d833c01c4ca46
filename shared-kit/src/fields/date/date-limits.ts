/** Days are `YYYY-MM-DD`, which sort as texts do. */
export interface DateLimits {
  readonly min?: string;
  readonly max?: string;
}

/** Days from one to another, `YYYY-MM-DD`, both counted; not checked: `rangeFault` does. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

/** The years that a picker without limits of its own offers. */
export const GENERAL_DATE_LIMITS = { min: '2000-01-01', max: '2030-12-31' } as const;

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAY_MILLISECONDS = 86_400_000;

/** Midnight of a day in a world without summer time; undefined for a day that is in no calendar. */
function dayNumber(day: string): number | undefined {
  const match = DAY.exec(day);
  if (!match) return undefined;
  const time = Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3]));
  return new Date(time).toISOString().startsWith(day) ? time / DAY_MILLISECONDS : undefined;
}

/** Why a day is refused: it is in no calendar, or before or after the limits. */
export type DateFault = 'invalid' | 'early' | 'late';

/** What is wrong with a day; undefined when nothing is. */
export function dateFault(day: string, limits: DateLimits = {}): DateFault | undefined {
  if (dayNumber(day) === undefined) return 'invalid';
  if (limits.min !== undefined && day < limits.min) return 'early';
  return limits.max !== undefined && day > limits.max ? 'late' : undefined;
}

/** The range of so many days that ends today: 1 is today alone. */
export function lastDays(days: number, today: string): DateRange {
  const end = dayNumber(today);
  if (end === undefined) return { from: today, to: today };
  const start = new Date((end - Math.max(0, days - 1)) * DAY_MILLISECONDS);
  return { from: start.toISOString().slice(0, 10), to: today };
}

/** Why a range is refused: one of its days is, they are in the wrong order, or they are too many. */
export type RangeFault = DateFault | 'order' | 'tooLong';

/** What is wrong with a range; `maxDays` counts both ends. */
export function rangeFault(
  range: DateRange,
  limits: DateLimits & { readonly maxDays?: number } = {},
): RangeFault | undefined {
  const fault = dateFault(range.from, limits) ?? dateFault(range.to, limits);
  if (fault !== undefined) return fault;
  const days = (dayNumber(range.to) ?? 0) - (dayNumber(range.from) ?? 0) + 1;
  if (days < 1) return 'order';
  return limits.maxDays !== undefined && days > limits.maxDays ? 'tooLong' : undefined;
}
