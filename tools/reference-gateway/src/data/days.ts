/** The sites' business days begin at midnight in this zone, whatever the machine's own is; it knows no summer time. */
export const BUSINESS_ZONE = 'Asia/Manila';
const OFFSET_MS = 8 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The business day of a moment, `YYYY-MM-DD`. */
export function dayOf(at: number): string {
  return new Date(at + OFFSET_MS).toISOString().slice(0, 10);
}

/** The days from `first` to `last`, both included; none when they are the wrong way round. */
export function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let at = Date.parse(first); at <= Date.parse(last); at += DAY_MS)
    days.push(new Date(at).toISOString().slice(0, 10));
  return days;
}

export function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(day) - count * DAY_MS).toISOString().slice(0, 10);
}

/** The moment a business day begins. */
export function dayStart(day: string): number {
  return Date.parse(day) - OFFSET_MS;
}
