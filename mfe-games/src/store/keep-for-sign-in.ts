import { SESSION_KEY, type SiteStorage } from 'shared-contracts/storage';
import type { AfterSignIn } from '../model/lists/after-sign-in';

/** Keeps what a visitor was at while they sign in. */
export function keepForSignIn(storage: SiteStorage, kept: AfterSignIn): void {
  storage.setSession(SESSION_KEY.afterSignIn, JSON.stringify(kept));
}
