import { daysBetween } from '../data/days';
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

/** Refuses days that no calendar has, a span that ends before it begins, and one that is too long. */
export function checkSpan({ startDate, endDate }: Span): void {
  const invalid = Object.entries({ startDate, endDate }).filter(([, day]) => !isDay(day));
  if (invalid.length > 0) throw invalidFields(Object.fromEntries(invalid.map(([name]) => [name, 'invalid'])));
  const days = daysBetween(startDate, endDate).length;
  if (days === 0) throw invalidFields({ endDate: 'order' });
  if (days > MAX_DAYS) throw invalidFields({ endDate: 'too_long' });
}
