import { daysBetween } from '../data/days';
import { invalidFields } from './refusal';

/** The longest span of a report, both days counted. */
const MAX_DAYS = 90;

/** Days of a report, both included. */
export interface Span {
  readonly startDate: string;
  readonly endDate: string;
}

/** Refuses a span that ends before it begins, and one that is too long. */
export function checkSpan({ startDate, endDate }: Span): void {
  const days = daysBetween(startDate, endDate).length;
  if (days === 0) throw invalidFields({ endDate: 'order' });
  if (days > MAX_DAYS) throw invalidFields({ endDate: 'too_long' });
}
