import type { SiteStorage } from 'shared-contracts/storage';
import type { AfterSignIn } from '../model/lists/after-sign-in';
import { pathOfEntry } from '../model/lists/list-place';
import { afterSignIn, forgetSignIn } from './after-sign-in';
import { adoptPlace } from './list-places';

/**
 * Goes on at this history entry where a visitor had left it: they find their place, and the answer is the game to mark. Who
 * comes back without an account has given it up.
 */
export function takeUp(storage: SiteStorage, entry: string, isMember: boolean): AfterSignIn['star'] {
  const kept = afterSignIn(storage, pathOfEntry(entry));
  if (isMember && kept === undefined) return undefined;
  adoptPlace(storage, entry);
  forgetSignIn(storage);
  return isMember ? kept?.star : undefined;
}
