import type { HeldVersions } from 'shared-contracts/release/resolve';
import { HOLD_LIFE_MS, type HeldRelease } from './held-release';

/**
 * Reads the versions that a tab of this device keeps. What is malformed or past holds nothing, nor does a
 * moment further away than any hold lasts: a clock was wrong.
 */
export function parseHeldVersions(text: string | null, now: number): HeldVersions {
  try {
    const { versions, until } = JSON.parse(text ?? '') as HeldRelease;
    const isOpen = until > now && until <= now + HOLD_LIFE_MS;
    return isOpen && Object.values(versions).every((version) => typeof version === 'string') ? versions : {};
  } catch {
    return {};
  }
}
