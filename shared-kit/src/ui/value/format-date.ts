/** A moment as it comes: milliseconds since 1970, an ISO text, or a date. */
export type Moment = Date | number | string;

function parts(moment: Moment): { date: readonly [string, string, string]; time: string } | undefined {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return undefined;
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

/** The day a moment falls on in the device's zone, `YYYY-MM-DD`: what reports are asked for by. */
export function isoDay(moment: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${String(moment.getFullYear()).padStart(4, '0')}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
