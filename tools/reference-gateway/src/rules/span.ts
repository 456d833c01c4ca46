import { daysBefore, dayOf } from '../data/days';
import { invalidFields } from './refusal';

/** The longest span of a report, both days counted. */
const MAX_DAYS = 90;

/** Days of a report, both included. */
export interface Span {
  readonly startDate: string;
  readonly endDate: string;
}

/** Whether a text is a day of the calendar: the 31st of February is none, though its letters are those of a day. */
function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/**
 * Refuses days that no calendar has, a span that ends before it begins, one that is too long, and days to come. Tomorrow
 * is none of these: somewhere it has begun, and a page that was told no zone goes by its device's.
 */
export function checkSpan({ startDate, endDate }: Span, now: number): void {
  const invalid = Object.entries({ startDate, endDate }).filter(([, day]) => !isDay(day));
  if (invalid.length > 0) throw invalidFields(Object.fromEntries(invalid.map(([name]) => [name, 'invalid'])));
  if (startDate > endDate) throw invalidFields({ endDate: 'order' });
  if (endDate > daysBefore(dayOf(now), -1)) throw invalidFields({ endDate: 'late' });
  if (startDate < daysBefore(endDate, MAX_DAYS - 1)) throw invalidFields({ endDate: 'too_long' });
}
