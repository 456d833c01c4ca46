import { isKnownMoment } from 'shared-contracts/known-moment';

/** What stands for a moment that nobody knows. */
export const UNKNOWN_MOMENT = '—';

/** A moment as it comes: milliseconds since 1970, an ISO text, or a date; null where nobody knows it. */
export type Moment = Date | number | string | null;

/** A day and a time of a zone. */
export interface WallClock {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** `HH:mm:ss`. */
  readonly time: string;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The device's own zone is not kept: it may change while the page is open. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const [numeric, two] = ['numeric', '2-digit'] as const;
  // Swedish dates are ISO dates, and its clock has 24 hours.
  const made = new Intl.DateTimeFormat('sv', {
    ...(timeZone !== '' && { timeZone }),
    ...{ year: numeric, month: two, day: two, hour: two, minute: two, second: two },
  });
  if (timeZone !== '') formats.set(timeZone, made);
  return made;
}

/** What calendar and clock say in a zone; undefined for what is no moment. The empty name is the device's zone. */
export function wallClock(moment: Moment, timeZone: string): WallClock | undefined {
  const date = new Date(moment ?? Number.NaN);
  if (!isKnownMoment(date.getTime())) return undefined;
  const figures = formatOf(timeZone).format(date).match(/\d+/g) ?? [];
  return { day: figures.slice(0, 3).join('-'), time: figures.slice(3).join(':') };
}

/** The day a moment falls on, `YYYY-MM-DD`; empty for what is no moment. */
export function isoDay(moment: Moment, timeZone: string): string {
  return wallClock(moment, timeZone)?.day ?? '';
}
