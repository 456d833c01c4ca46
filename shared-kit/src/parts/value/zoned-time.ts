import { isKnownMoment } from 'shared-contracts/known-moment';

/** What stands for a moment that nobody knows. */
export const UNKNOWN_MOMENT = '—';

/** A moment as it comes: milliseconds since 1970, an ISO text, or a date; null where nobody knows it. */
export type Moment = Date | number | string | null;

const MINUTE_MS = 60_000;

interface WallClock {
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
function wallClock(moment: Moment, timeZone: string): WallClock | undefined {
  const date = new Date(moment ?? Number.NaN);
  if (!isKnownMoment(date.getTime())) return undefined;
  const figures = formatOf(timeZone).format(date).match(/\d+/g) ?? [];
  return { day: figures.slice(0, 3).join('-'), time: figures.slice(3).join(':') };
}

/** Minutes by which a zone is ahead of UTC at a moment that is known. */
function offsetMinutes(moment: Moment, { day, time }: WallClock): number {
  const shown = Date.parse(`${day}T${time}Z`);
  const exact = new Date(moment ?? Number.NaN).getTime();
  return Math.round((shown - exact) / MINUTE_MS);
}

const two = (value: number): string => String(value).padStart(2, '0');

/** `+08:00`, as RFC 3339 writes an offset. */
function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/** The day a moment falls on, `YYYY-MM-DD`; empty for what is no moment. */
export function isoDay(moment: Moment, timeZone: string): string {
  return wallClock(moment, timeZone)?.day ?? '';
}

/** `YYYY-MM-DD HH:mm:ss`; empty for what is no moment. */
export function formatDateTime(moment: Moment, timeZone: string): string {
  const found = wallClock(moment, timeZone);
  return found ? `${found.day} ${found.time}` : '';
}

/** `HH:mm`; empty for what is no moment. */
export function formatClock(moment: Moment, timeZone: string): string {
  return wallClock(moment, timeZone)?.time.slice(0, 5) ?? '';
}

/** `YYYY-MM-DD HH:mm:ss+08:00`: the same wherever and whenever it is read (RFC 3339); empty for what is no moment. */
export function formatFileTime(moment: Moment, timeZone: string): string {
  const found = wallClock(moment, timeZone);
  return found ? `${found.day} ${found.time}${offsetText(offsetMinutes(moment, found))}` : '';
}

/** `UTC+08:00` where a zone's clock is not the device's at that moment; empty where they agree. */
export function foreignOffset(moment: Moment, timeZone: string): string {
  const found = wallClock(moment, timeZone);
  if (found === undefined) return '';
  const minutes = offsetMinutes(moment, found);
  const isSame = minutes === -new Date(moment ?? Number.NaN).getTimezoneOffset();
  return isSame ? '' : `UTC${offsetText(minutes)}`;
}
