const DAY = 24 * 60 * 60 * 1000;

/** Days that a cool-off may take. */
export const COOL_OFF_DAYS = [1, 7, 30, 42] as const;
/** Months that a self-exclusion may take. */
export const EXCLUSION_MONTHS = [6, 12, 24, 60] as const;

export type BreakKind = 'coolOff' | 'exclusion';

/** A break that holds until a moment. */
export interface HeldBreak {
  readonly kind: BreakKind;
  readonly until: number;
}

const CHOICES: Readonly<Record<BreakKind, readonly number[]>> = {
  coolOff: COOL_OFF_DAYS,
  exclusion: EXCLUSION_MONTHS,
};

function monthsAfter(now: number, months: number): number {
  const end = new Date(now);
  // A day that the month does not have becomes one of the next: a break is never shorter than it was chosen.
  end.setUTCMonth(end.getUTCMonth() + months);
  return end.getTime();
}

/** The break that begins now; undefined for a length that is not offered. */
export function breakFrom(kind: BreakKind, length: number, now: number): HeldBreak | undefined {
  if (!CHOICES[kind].includes(length)) return undefined;
  return { kind, until: kind === 'coolOff' ? now + length * DAY : monthsAfter(now, length) };
}

/** What holds when another break begins during one: the later end, and the exclusion. */
export function joinedBreak(running: HeldBreak | undefined, next: HeldBreak): HeldBreak {
  if (running === undefined) return next;
  const kind = running.kind === 'exclusion' ? running.kind : next.kind;
  return { kind, until: Math.max(running.until, next.until) };
}
