import { SESSION_KEY, type SiteStorage } from 'shared-contracts/storage';
import { readAfterSignIn, type AfterSignIn } from '../model/lists/after-sign-in';

/** What waits for the end of a sign-in that leads back to this path. */
export function afterSignIn(storage: SiteStorage, path: string): AfterSignIn | undefined {
  const kept = readAfterSignIn(storage.getSession(SESSION_KEY.afterSignIn));
  return kept?.path === path ? kept : undefined;
}

/** Forgets it: it was done, or the player did not sign in. */
export function clearAfterSignIn(storage: SiteStorage): void {
  storage.removeSession(SESSION_KEY.afterSignIn);
}
