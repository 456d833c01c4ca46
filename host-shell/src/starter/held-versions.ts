import type { HeldVersions } from 'shared-contracts/release/resolve';
import { HOLD_LIFE_MS, type HeldRelease } from './held-release';

/**
 * Reads the versions that a tab of this device holds. A malformed or expired hold counts as none, and so does one that
 * ends later than any hold lasts, because a clock was wrong.
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
