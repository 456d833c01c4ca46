import { isKnownMoment } from 'shared-contracts/known-moment';

/** What stands for a moment that nobody knows. */
export const UNKNOWN_MOMENT = '—';

/** A moment as it comes: milliseconds since 1970, an ISO text, or a date; null where nobody knows it. */
export type Moment = Date | number | string | null;

function parts(moment: Moment): { date: readonly [string, string, string]; time: string } | undefined {
  const date = new Date(moment ?? Number.NaN);
  if (!isKnownMoment(date.getTime())) return undefined;
  const two = (value: number): string => String(value).padStart(2, '0');
  return {
    date: [String(date.getFullYear()), two(date.getMonth() + 1), two(date.getDate())],
    time: [date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(':'),
  };
}

/** `YYYY/MM/DD` in the device's zone; empty for what is no moment. */
export function formatDate(moment: Moment): string {
  return parts(moment)?.date.join('/') ?? '';
}

/** `YYYY-MM-DD HH:mm:ss` in the device's zone; empty for what is no moment. */
export function formatDateTime(moment: Moment): string {
  const found = parts(moment);
  return found ? `${found.date.join('-')} ${found.time}` : '';
}

/**
 * The day a moment falls on, `YYYY-MM-DD`: what reports are asked for by. In the zone of that IANA name; without a name
 * in the device's. Empty for what is no moment.
 */
export function isoDay(moment: Moment, timeZone = ''): string {
  const here = parts(moment);
  if (moment === null || here === undefined) return '';
  if (timeZone === '') return here.date.join('-');
  const there = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const found = there.formatToParts(new Date(moment));
  return (['year', 'month', 'day'] as const).map((kind) => found.find(({ type }) => type === kind)?.value).join('-');
}
