import type { HeldVersions } from 'shared-contracts/release/resolve';

/** The longest a device keeps a set after the page that held it last said so. */
export const HOLD_LIFE_MS = 2 * 60 * 60 * 1000;

/** What the device keeps (`LOCAL_KEY.heldRelease`): these versions, until that moment (epoch ms). */
export interface HeldRelease {
  readonly versions: HeldVersions;
  readonly until: number;
}

/** The stored text of a hold that lasts from now. */
export function heldText(versions: HeldVersions, now: number): string {
  return JSON.stringify({ versions, until: now + HOLD_LIFE_MS } satisfies HeldRelease);
}
