import { useEffect, useEffectEvent } from 'react';
import { isSignedIn } from 'shared-contracts/session/session-state';
import { SESSION_KEY } from 'shared-contracts/storage';
import { useSession } from 'shared-kit/remote';
import type { AfterSignIn } from '../../model/lists/after-sign-in';
import { useHistoryEntry } from '../../store/history-entry';

/** Does what a visitor had begun here before they signed in; who comes back without an account has given it up. */
export function useAfterSignIn(onStar: (star: NonNullable<AfterSignIn['star']>) => void): void {
  const session = useSession();
  const { entry, storage } = useHistoryEntry();
  const isKnown = session.status !== 'unknown';
  const isMember = isSignedIn(session);
  const goOn = useEffectEvent(async () => {
    // Few visits have something waiting: its code comes for them alone.
    if (storage.getSession(SESSION_KEY.afterSignIn) === null) return;
    const { resumeAfterSignIn } = await import(/* webpackChunkName: "take-up" */ '../../store/resume-after-sign-in');
    const star = resumeAfterSignIn(storage, entry, isMember);
    if (star) onStar(star);
  });
  useEffect(() => {
    // Without its code, what was begun waits in storage for the next screen.
    if (isKnown) void goOn().catch(() => undefined);
  }, [isKnown, isMember]);
}
