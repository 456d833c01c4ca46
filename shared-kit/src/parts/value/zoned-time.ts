import { wallClock, type Moment, type WallClock } from './zoned-day';

const MINUTE_MS = 60_000;

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
