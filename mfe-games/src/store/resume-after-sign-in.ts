import type { SiteStorage } from 'shared-contracts/storage';
import type { AfterSignIn } from '../model/lists/after-sign-in';
import { pathOfEntry } from '../model/lists/list-place';
import { afterSignIn, clearAfterSignIn } from './after-sign-in';
import { restorePlace } from './list-places';

/**
 * Goes on at this history entry where a visitor had left it: they find their place, and the answer is the game to mark. Who
 * comes back without an account has given it up.
 */
export function resumeAfterSignIn(storage: SiteStorage, entry: string, isMember: boolean): AfterSignIn['star'] {
  const kept = afterSignIn(storage, pathOfEntry(entry));
  if (isMember && kept === undefined) return undefined;
  restorePlace(storage, entry);
  clearAfterSignIn(storage);
  return isMember ? kept?.star : undefined;
}
