/** How a strip moves by itself (D-81): the rest is counted from the end of the move before it. */
export interface AutoplayTimes {
  readonly restMilliseconds: number;
  readonly moveMilliseconds: number;
}

/** A banner moves every 6000 ms (S1 9, D-81). */
export const BANNER_TIMES: AutoplayTimes = { restMilliseconds: 5000, moveMilliseconds: 1000 };
/** A winner moves every 3000 ms (S1 9, D-81). */
export const WINNER_TIMES: AutoplayTimes = { restMilliseconds: 1500, moveMilliseconds: 1500 };

/** Winners that are in view at once; with more of them the strip moves (S1 2.6). */
export const VISIBLE_WINNERS = 3;

/** What keeps a strip from moving. */
export interface AutoplayHolds {
  readonly isTouched: boolean;
  readonly isHidden: boolean;
  readonly prefersStill: boolean;
}

/** Whether a strip moves now: only when more is there than is shown, and nothing holds it. */
export function isMoving(count: number, visible: number, holds: AutoplayHolds): boolean {
  return count > visible && !holds.isTouched && !holds.isHidden && !holds.prefersStill;
}

/** Milliseconds until the next move: a rest alone when nothing moved just before, else the move's end as well. */
export function waitBeforeMove(times: AutoplayTimes, hasMovedBefore: boolean): number {
  return hasMovedBefore ? times.moveMilliseconds + times.restMilliseconds : times.restMilliseconds;
}

/**
 * One step on. The strip ends with copies of its first items: standing on the copies, it is set back to the
 * start unseen, and then moves on as if it went round.
 */
export function nextPlace(place: number, count: number): { readonly from: number; readonly to: number } {
  const from = place >= count ? place - count : Math.max(0, place);
  return { from, to: from + 1 };
}

/** Which item a place shows. */
export function itemAt(place: number, count: number): number {
  return count === 0 ? 0 : ((place % count) + count) % count;
}
