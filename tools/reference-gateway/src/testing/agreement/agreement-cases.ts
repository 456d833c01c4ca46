import { daysBefore } from '../../data/days';
import type { Span } from '../own-records';

/** The agents of the seed, from the whole team down to the smallest. */
export const AGENTS = ['demo_leader', 'demo_agent', 'ember_agent', 'coral_agent', 'maple_agent'] as const;

/** Zones of the process: both have summer time, one is far behind the operator's clock and one ahead of it. */
export const PROCESS_ZONES = ['America/New_York', 'Pacific/Auckland'] as const;

/** Moments at which somebody looks. The operator's clock is that of Manila, eight hours ahead of UTC. */
export const CLOCKS = {
  'New York goes to summer time': '2026-03-08T07:00:30Z',
  'New York goes to winter time': '2026-11-01T05:59:30Z',
  'Auckland goes to winter time': '2026-04-04T14:00:30Z',
  'month end, before midnight': '2026-04-30T15:59:30Z',
  'new year, after midnight': '2025-12-31T16:00:30Z',
  '29 February': '2028-02-29T12:00:00Z',
  'midnight after 29 February': '2028-02-29T16:00:00Z',
} as const;
export type ClockName = keyof typeof CLOCKS;

/** The spans of a report, seen from a day. */
export function spansOf(today: string): Readonly<Record<string, Span>> {
  const upTo = (endDate: string, days: number): Span => ({ startDate: daysBefore(endDate, days - 1), endDate });
  const monthStart = `${today.slice(0, 8)}01`;
  const monthEnd = daysBefore(monthStart, 1);
  return {
    today: upTo(today, 1),
    yesterday: upTo(daysBefore(today, 1), 1),
    '7 days': upTo(today, 7),
    '30 days': upTo(today, 30),
    '90 days': upTo(today, 90),
    'this month': { startDate: monthStart, endDate: today },
    'last month': { startDate: `${monthEnd.slice(0, 8)}01`, endDate: monthEnd },
  };
}
