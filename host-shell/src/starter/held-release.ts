import type { HeldVersions, ResolvedSet } from 'shared-contracts/release/resolve';
import { packageEntries } from 'shared-contracts/remote/remote-names';

/** The longest a device keeps a set after the page that held it last said so. */
export const HOLD_LIFE_MS = 2 * 60 * 60 * 1000;

/** What the device keeps (`LOCAL_KEY.heldRelease`): these versions, until that moment (epoch ms). */
export interface HeldRelease {
  readonly versions: HeldVersions;
  readonly until: number;
}

/** The versions a page is on: what a hold keeps. */
export function versionsToHold(set: ResolvedSet): HeldVersions {
  return Object.fromEntries(
    packageEntries(set.packages).flatMap(([name, entry]) => (entry.status === 'on' ? [[name, entry.version]] : [])),
  );
}

/** The stored text of a hold that lasts from now. */
export function heldText(versions: HeldVersions, now: number): string {
  return JSON.stringify({ versions, until: now + HOLD_LIFE_MS } satisfies HeldRelease);
}
