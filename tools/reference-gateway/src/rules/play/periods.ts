import type { PositionPeriod } from 'shared-contracts/api/endpoints/responsible-play';
import { dayOf, daysBefore, dayStart } from '../../data/days';

/** The first day of the period that `day` is in, and the first after it. */
function boundsOf(period: PositionPeriod, day: string): readonly [string, string] {
  const [year = '', month = ''] = day.split('-');
  const next =
    Number(month) === 12 ? `${Number(year) + 1}-01` : `${year}-${String(Number(month) + 1).padStart(2, '0')}`;
  switch (period) {
    case 'day':
      return [day, daysBefore(day, -1)];
    case 'week': {
      const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
      const monday = daysBefore(day, sinceMonday);
      return [monday, daysBefore(monday, -7)];
    }
    case 'month':
      return [`${year}-${month}-01`, `${next}-01`];
    case 'year':
      return [`${year}-01-01`, `${Number(year) + 1}-01-01`];
  }
}

/** A period by the operator's clock, epoch ms; `end` is the first moment after it. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The period of this moment. */
export function periodAt(period: PositionPeriod, now: number): Span {
  const [first, next] = boundsOf(period, dayOf(now));
  return { start: dayStart(first), end: dayStart(next) };
}
