import type { RouteGuard } from 'shared-contracts/remote/contributions';
import { href, ownPath, PATHS } from 'shared-contracts/paths';
import { isAgent } from 'shared-contracts/session/member-type';
import { isSignedIn, memberType, type SessionState } from 'shared-contracts/session/session-state';

/** Whether a path may be opened, and where to go instead. */
export type GuardResult =
  { readonly allowed: true } | { readonly allowed: false; readonly goTo: string; readonly asksToLogin?: true };

const ALLOWED: GuardResult = { allowed: true };

/** The path that an address asks to return to after signing in; home where it names none of the site's. */
function returnPath(target: string): string {
  const query = new URLSearchParams(target.slice(target.indexOf('?') + 1));
  return ownPath(query.get('redirect')) ?? PATHS.home;
}

/** Decides by who asks (docs/product/shell.md#guards). `target` is the path with query to come back to after login. */
export function checkAccess(guard: RouteGuard, session: SessionState, target: string): GuardResult {
  const signedIn = isSignedIn(session);
  switch (guard) {
    case 'open':
      return ALLOWED;
    case 'member':
      return signedIn ? ALLOWED : { allowed: false, goTo: href('login', { redirect: target }), asksToLogin: true };
    case 'agent':
      return isAgent(memberType(session)) ? ALLOWED : { allowed: false, goTo: PATHS.home };
    case 'session':
      return signedIn ? ALLOWED : { allowed: false, goTo: PATHS.home };
    case 'promotion':
      return signedIn ? ALLOWED : { allowed: false, goTo: PATHS.activity };
    case 'visitor':
      return signedIn ? { allowed: false, goTo: returnPath(target) } : ALLOWED;
  }
}
