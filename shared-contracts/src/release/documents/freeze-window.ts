import * as v from 'shared-contracts/schema';
import { settingsFields } from './merchant-config';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const WEEKLY = /^(Sun|Mon|Tue|Wed|Thu|Fri|Sat) ([01]\d|2[0-3]):([0-5]\d)$/;
const DATED = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d$/;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;
/** The first day of 1970 was a Thursday. */
const SUNDAY_OFFSET_MS = 4 * DAY_MS;

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

function isOnCalendar(text: string): boolean {
  const date = new Date(`${text}Z`);
  return DATED.test(text) && date.toISOString().startsWith(text);
}

/** Both ends of a week, or both dates in order. */
function isSpan(from: string, to: string): boolean {
  if (WEEKLY.test(from)) return WEEKLY.test(to) && from !== to;
  return isOnCalendar(from) && isOnCalendar(to) && from < to;
}

/**
 * A span in which an environment's map and settings are not written: each week, or once. Both ends are times of the wall
 * clock in its zone; the beginning belongs to it, and the end does not.
 */
export const freezeWindowSchema = v.pipe(
  settingsFields({
    /** What refusals call it. */
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
    /** `Fri 16:00`, or `2026-12-24T16:00`. */
    from: v.string(),
    /** Of the same form: `Mon 08:00`, or `2027-01-02T08:00`. */
    to: v.string(),
    /** A zone of the IANA database, such as `Asia/Jakarta`. */
    timeZone: v.pipe(v.string(), v.check(isTimeZone, 'not a time zone such as Asia/Jakarta')),
  }),
  v.check(
    ({ from, to }) => isSpan(from, to),
    'from and to are not two times such as "Fri 16:00" and "Mon 08:00", or two dates in order such as "2026-12-24T16:00"',
  ),
);
export type FreezeWindow = v.InferOutput<typeof freezeWindowSchema>;

/** What the wall clock of a zone shows, as milliseconds of a clock in UTC that shows the same. */
function wallClock(moment: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return shown + (moment % 1000);
}

/** When the wall clock of a zone shows a time. */
function momentOf(shown: number, timeZone: string): number {
  // The first guess may lie on the other side of a change of the clock.
  const guess = shown - (wallClock(shown, timeZone) - shown);
  return shown - (wallClock(guess, timeZone) - guess);
}

function inWeek(text: string): number {
  const [, day = '', hour = '', minute = ''] = WEEKLY.exec(text) ?? [];
  return WEEKDAYS.indexOf(day) * DAY_MS + Number(hour) * HOUR_MS + Number(minute) * MINUTE_MS;
}

function modulo(value: number, base: number): number {
  return ((value % base) + base) % base;
}

/** When a window that is open at a moment ends; null where it is not open. */
export function freezeEnd({ from, to, timeZone }: FreezeWindow, now: Date): Date | null {
  const moment = now.getTime();
  if (!WEEKLY.test(from)) {
    const [begin, end] = [from, to].map((text) => momentOf(Date.parse(`${text}Z`), timeZone)) as [number, number];
    return begin <= moment && moment < end ? new Date(end) : null;
  }
  const shown = wallClock(moment, timeZone);
  const begin = inWeek(from);
  const length = modulo(inWeek(to) - begin, WEEK_MS);
  const elapsed = modulo(shown + SUNDAY_OFFSET_MS - begin, WEEK_MS);
  return elapsed < length ? new Date(momentOf(shown - elapsed + length, timeZone)) : null;
}
