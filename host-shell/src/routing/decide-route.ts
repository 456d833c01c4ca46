import { PATHS } from 'shared-contracts/paths';
import type { RouteGate } from 'shared-contracts/remote/contributions';
import {
  moneyGate,
  realAccountGate,
  type ClosedGate,
  type GateAnswer,
} from 'shared-contracts/session/real-account-gate';
import { isSignedIn, memberType, type SessionState } from 'shared-contracts/session/session-state';
import { checkAccess } from './access-guard';
import { matchRoute, type SiteRoute, type SiteRoutes } from './site-routes';

/** What a location comes to for who asks. */
export type RouteDecision =
  | { readonly kind: 'show'; readonly route: SiteRoute }
  | {
      readonly kind: 'leave';
      readonly goTo: string;
      readonly message?: 'error.notLoggedIn' | undefined;
      /** A real account is needed; the user is told over the page they come to. */
      readonly gate?: ClosedGate;
    };

/** What the doors for real accounts say. */
const GATES: Readonly<Record<RouteGate, (type: number | undefined) => GateAnswer>> = {
  money: moneyGate,
  account: realAccountGate,
};

/** Unknown paths go home, refused ones where their guard says, and a forced change of password comes first. */
export function decideRoute(
  pathname: string,
  search: string,
  session: SessionState,
  routes: SiteRoutes,
): RouteDecision {
  const route = matchRoute(pathname, routes);
  if (route === null) return { kind: 'leave', goTo: PATHS.home };
  if (isSignedIn(session) && session.mustChangePassword) {
    return route.path === PATHS.changePassword
      ? { kind: 'show', route }
      : { kind: 'leave', goTo: PATHS.changePassword };
  }
  const access = checkAccess(route.guard, session, `${pathname}${search}`);
  if (!access.allowed) return { kind: 'leave', goTo: access.goTo, message: access.message };
  const gate = route.gate === undefined ? 'open' : GATES[route.gate](memberType(session));
  return gate === 'open' ? { kind: 'show', route } : { kind: 'leave', goTo: PATHS.home, gate };
}
