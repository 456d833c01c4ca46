import { versionsOfSet, type ResolvedSet } from 'shared-contracts/release/resolve';
import { LOCAL_KEY } from 'shared-contracts/storage';
import { heldText, HOLD_LIFE_MS } from '../starter/held-release';
import type { HostStorage } from '../storage/site-storage';
import type { ReleaseHolds } from './release-holds';

/** A page that came back to kept versions (from a game, by a reload) has so long to hold them again. */
export const HOLD_AGAIN_MS = 30_000;

/**
 * Keeps the page's versions on the device while anybody holds the page, so that a page loaded meanwhile has
 * the same; they are let go with the last hold of the last page.
 */
export function keepHeld(
  holds: Pick<ReleaseHolds, 'isHeld' | 'subscribe'>,
  set: ResolvedSet,
  local: Pick<HostStorage['local'], 'set' | 'remove'>,
): void {
  let renewal: ReturnType<typeof setInterval> | null = null;
  const write = (): void => local.set(LOCAL_KEY.heldRelease, heldText(versionsOfSet(set), Date.now()));
  const follow = (): void => {
    if (holds.isHeld()) {
      write();
      renewal ??= setInterval(write, HOLD_LIFE_MS / 4);
    } else if (renewal !== null) {
      clearInterval(renewal);
      renewal = null;
      local.remove(LOCAL_KEY.heldRelease);
    }
  };
  // Another page's last hold took the entry away while this one still needs it.
  window.addEventListener('storage', ({ key, newValue }) => {
    if (holds.isHeld() && newValue === null && (key === LOCAL_KEY.heldRelease || key === null)) write();
  });
  holds.subscribe(follow);
  follow();
  // What an earlier page left behind is let go; another page that still needs it writes it again.
  setTimeout(() => {
    if (!holds.isHeld()) local.remove(LOCAL_KEY.heldRelease);
  }, HOLD_AGAIN_MS);
}
