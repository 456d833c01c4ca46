import type { HeldVersions } from 'shared-contracts/release/resolve';

/** The longest time a device keeps a set after the page last renewed its hold. */
export const HOLD_LIFE_MS = 2 * 60 * 60 * 1000;

/** The stored hold (`LOCAL_KEY.heldRelease`): versions, and its end (epoch ms). */
export interface HeldRelease {
  readonly versions: HeldVersions;
  readonly until: number;
}

/** The stored text of a hold that starts now. */
export function heldText(versions: HeldVersions, now: number): string {
  return JSON.stringify({ versions, until: now + HOLD_LIFE_MS } satisfies HeldRelease);
}
