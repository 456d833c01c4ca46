import { lastDays, rangeFault, type DateRange, type RangeFault } from '../fields/date/date-limits';

/** The usual spans of a report, in days up to today. */
export const PERIOD_DAYS = [1, 7, 30] as const;
export type PeriodDays = (typeof PERIOD_DAYS)[number];

/** The longest span that may be asked for, both days counted. */
export const MAX_REPORT_DAYS = 90;

/** The time a report is about. */
export type ReportPeriod = { readonly days: PeriodDays } | { readonly range: DateRange };

/** What a report shows until somebody chooses. */
export const USUAL_PERIOD: ReportPeriod = { days: 7 };

/** What is wrong with a span of one's own; undefined when nothing is. */
export function periodFault(range: DateRange, today: string): RangeFault | undefined {
  return rangeFault(range, { max: today, maxDays: MAX_REPORT_DAYS });
}

/** The period an address stands for; what it cannot understand is the usual one. */
export function periodOf(query: URLSearchParams, today: string): ReportPeriod {
  const range = { from: query.get('from') ?? '', to: query.get('to') ?? '' };
  if (periodFault(range, today) === undefined) return { range };
  const days = PERIOD_DAYS.find((count) => String(count) === query.get('days'));
  return days === undefined ? USUAL_PERIOD : { days };
}

/** Why an address asks for days that cannot be shown; undefined where it asks for none, or for days that can. */
export function addressFault(query: URLSearchParams, today: string): RangeFault | undefined {
  const [from, to, days] = [query.get('from'), query.get('to'), query.get('days')];
  if (from !== null || to !== null) return periodFault({ from: from ?? '', to: to ?? '' }, today);
  if (days === null || PERIOD_DAYS.some((count) => String(count) === days)) return undefined;
  return Number(days) > MAX_REPORT_DAYS ? 'tooLong' : 'invalid';
}

/** The fields of the address that stand for a period; none for the usual one. */
export function periodFields(period: ReportPeriod): Readonly<Record<string, string>> {
  if ('range' in period) return { ...period.range };
  return 'days' in USUAL_PERIOD && period.days === USUAL_PERIOD.days ? {} : { days: String(period.days) };
}

/** The days of a period. */
export function periodRange(period: ReportPeriod, today: string): DateRange {
  return 'range' in period ? period.range : lastDays(period.days, today);
}

/** A chosen range as a period: one of the usual ones where it is the same. */
export function periodOfRange(range: DateRange, today: string): ReportPeriod {
  const isSame = (days: PeriodDays): boolean => {
    const usual = lastDays(days, today);
    return usual.from === range.from && usual.to === range.to;
  };
  const days = PERIOD_DAYS.find(isSame);
  return days === undefined ? { range } : { days };
}
