import { useEffect, useEffectEvent } from 'react';
import { isSignedIn } from 'shared-contracts/session/session-state';
import { useSession } from 'shared-kit/remote';
import { currentPath } from '../../browser/ask-to-login';
import type { AfterSignIn } from '../../model/after-sign-in';
import { afterSignIn, forgetSignIn } from '../../store/after-sign-in';
import { adoptPlace, useHistoryEntry } from '../../store/list-places';

/** Does what a visitor had begun here before they signed in; who comes back without an account has given it up. */
export function useAfterSignIn(onStar: (star: NonNullable<AfterSignIn['star']>) => void): void {
  const session = useSession();
  const { entry, storage } = useHistoryEntry();
  const isKnown = session.status !== 'unknown';
  const isMember = isSignedIn(session);
  const goOn = useEffectEvent(() => {
    const kept = isMember ? afterSignIn(storage, currentPath()) : undefined;
    if (isMember && kept === undefined) return;
    adoptPlace(storage, entry);
    forgetSignIn(storage);
    if (kept?.star) onStar(kept.star);
  });
  useEffect(() => {
    if (isKnown) goOn();
  }, [isKnown, isMember]);
}
