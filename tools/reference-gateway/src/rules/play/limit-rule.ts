const HOUR = 60 * 60 * 1000;

/** Until a higher limit can be confirmed. */
export const COOLING_HOURS = 24;
const COOLING = COOLING_HOURS * HOUR;
/** How long it can then be confirmed: one that was asked for long ago was not considered today. */
const CONFIRMABLE = 7 * 24 * HOUR;

/** A limit as it is kept, in cents or minutes; null is no limit. */
export interface LimitState {
  readonly amount: number | null;
  /** What was asked for and does not act yet. */
  readonly pending: { readonly amount: number | null; readonly from: number } | null;
}

/** What a wish came to. */
export type LimitChange = 'set' | 'asked' | 'withdrawn' | 'kept';

export const NO_LIMIT: LimitState = { amount: null, pending: null };

/** When what was asked for is given up by itself. */
export function lapsesAt(from: number): number {
  return from + CONFIRMABLE;
}

/** The limit as it is at this moment: what nobody confirmed in time is gone. */
export function limitAt(state: LimitState, now: number): LimitState {
  const isLapsed = state.pending !== null && now >= lapsesAt(state.pending.from);
  return isLapsed ? { ...state, pending: null } : state;
}

function isLooser(wished: number | null, amount: number | null): boolean {
  return amount !== null && (wished === null || wished > amount);
}

/**
 * The limit after a wish. A lower one acts at once. A higher one waits, and acts when it is wished again after its time.
 * The present amount gives up what waits; so does any lower one.
 */
export function wishLimit(
  kept: LimitState,
  wished: number | null,
  now: number,
): { readonly state: LimitState; readonly change: LimitChange } {
  const state = limitAt(kept, now);
  const { amount, pending } = state;
  const set = { state: { amount: wished, pending: null }, change: 'set' } as const;
  if (wished === amount)
    return pending === null ? { state, change: 'kept' } : { state: { amount, pending: null }, change: 'withdrawn' };
  if (!isLooser(wished, amount)) return set;
  if (pending === null || pending.amount !== wished)
    return { state: { amount, pending: { amount: wished, from: now + COOLING } }, change: 'asked' };
  return now >= pending.from ? set : { state, change: 'kept' };
}
