import type { Dividend } from 'shared-contracts/api/endpoints/agent-money';

/** A period as it is shown: `2026/10/26 – 11/01`, the year only where it changes; others as they were sent. */
export function periodText(period: string): string {
  const [start = '', end = ''] = period.split('/');
  if (!isDay(start) || !isDay(end)) return period;
  const shown = (day: string): string => day.replaceAll('-', '/');
  if (start === end) return shown(start);
  return `${shown(start)} – ${shown(start.slice(0, 5) === end.slice(0, 5) ? end.slice(5) : end)}`;
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text);
}

/** How far a period is; one that earned nothing has nothing to be paid. */
export function shownState({ state, amount }: Pick<Dividend, 'state' | 'amount'>): Dividend['state'] | 'none' {
  return state === 'paid' && amount <= 0 ? 'none' : state;
}

/** The days from the first of all periods to the last, newest first as they come. */
export function spanOf(periods: readonly Pick<Dividend, 'period'>[]): { readonly from: string; readonly to: string } {
  const [from = ''] = periods.at(-1)?.period.split('/') ?? [];
  const [, to = from] = periods[0]?.period.split('/') ?? [];
  return { from, to };
}

const DAY = 86_400_000;

/** First and last day of a period as numbers of days; undefined for one that is written in no days. */
function daysOf(period: string): { readonly first: number; readonly last: number } | undefined {
  const [start = '', end = ''] = period.split('/');
  return isDay(start) && isDay(end) ? { first: Date.parse(start) / DAY, last: Date.parse(end) / DAY } : undefined;
}

/**
 * The period that one is measured against: the one right before it and as long. One that still runs is measured against
 * nothing, for half a week says little beside a whole one. Months differ by up to three days and are compared all the same.
 */
export function periodBefore<P extends Pick<Dividend, 'period' | 'state'>>(
  { period, state }: Pick<Dividend, 'period' | 'state'>,
  periods: readonly P[],
): P | undefined {
  const days = daysOf(period);
  if (days === undefined || state === 'open') return undefined;
  return periods.find((other) => {
    const before = daysOf(other.period);
    if (before === undefined || before.last !== days.first - 1) return false;
    return Math.abs(days.last - days.first - (before.last - before.first)) <= 3;
  });
}
