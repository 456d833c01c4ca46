import { PATHS } from 'shared-contracts/paths';
import { isSignedIn, type SessionState } from 'shared-contracts/session/session-state';
import { checkAccess } from './access-guard';
import { matchRoute, type FurtherRoutes, type MatchedRoute } from './match-route';

/** What a location comes to for who asks. */
export type RouteDecision =
  | { readonly kind: 'show'; readonly route: MatchedRoute }
  | { readonly kind: 'leave'; readonly goTo: string; readonly message?: 'error.notLoggedIn' | undefined };

/** Unknown paths go home (S1 2.1), refused ones where their guard says, and a forced change of password comes first (D-07). */
export function decideRoute(
  pathname: string,
  search: string,
  session: SessionState,
  further: FurtherRoutes,
): RouteDecision {
  const route = matchRoute(pathname, further);
  if (route === null) return { kind: 'leave', goTo: PATHS.home };
  if (isSignedIn(session) && session.mustChangePassword && route.path !== PATHS.changePassword) {
    return { kind: 'leave', goTo: PATHS.changePassword };
  }
  const access = checkAccess(route.guard, session, `${pathname}${search}`);
  return access.allowed ? { kind: 'show', route } : { kind: 'leave', goTo: access.goTo, message: access.message };
}
