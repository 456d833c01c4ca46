import type { DepositState } from 'shared-contracts/api/endpoints/money';

/** How often a pending deposit is asked for, and for how long, ms (docs/product/money.md#deposits). */
export const ASK_EVERY_MS = 10_000;
export const ASK_FOR_MS = 15 * 60_000;

/** When to ask again, ms; false: not by itself. */
export function nextAskIn(state: DepositState | undefined, since: number, now: number): number | false {
  return state === 'pending' && !hasStoppedAsking(since, now) ? ASK_EVERY_MS : false;
}

export function hasStoppedAsking(since: number, now: number): boolean {
  return now - since >= ASK_FOR_MS;
}
