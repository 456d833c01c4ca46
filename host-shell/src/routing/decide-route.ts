import { PATHS } from 'shared-contracts/paths';
import {
  moneyGate,
  realAccountGate,
  type ClosedGate,
  type GateAnswer,
} from 'shared-contracts/session/real-account-gate';
import { isSignedIn, memberType, type SessionState } from 'shared-contracts/session/session-state';
import { checkAccess } from './access-guard';
import { matchRoute, type FurtherRoutes, type MatchedRoute } from './match-route';

/** What a location comes to for who asks. */
export type RouteDecision =
  | { readonly kind: 'show'; readonly route: MatchedRoute }
  | {
      readonly kind: 'leave';
      readonly goTo: string;
      readonly message?: 'error.notLoggedIn' | undefined;
      /** The door for real accounts stays shut; the person is told over the page they come to (D-04). */
      readonly gate?: ClosedGate;
    };

/** The paths behind the door for real accounts (D-04). */
const GATES: Readonly<Record<string, (type: number | undefined) => GateAnswer>> = {
  [PATHS.deposit]: moneyGate,
  [PATHS.withdraw]: moneyGate,
  [PATHS.changePassword]: realAccountGate,
  [PATHS.securityCenter]: realAccountGate,
  [PATHS.transactions]: realAccountGate,
  [PATHS.rebateReport]: realAccountGate,
};

/** Unknown paths go home (S1 2.1), refused ones where their guard says, and a forced change of password comes first (D-07). */
export function decideRoute(
  pathname: string,
  search: string,
  session: SessionState,
  further: FurtherRoutes,
): RouteDecision {
  const route = matchRoute(pathname, further);
  if (route === null) return { kind: 'leave', goTo: PATHS.home };
  if (isSignedIn(session) && session.mustChangePassword) {
    return route.path === PATHS.changePassword
      ? { kind: 'show', route }
      : { kind: 'leave', goTo: PATHS.changePassword };
  }
  const access = checkAccess(route.guard, session, `${pathname}${search}`);
  if (!access.allowed) return { kind: 'leave', goTo: access.goTo, message: access.message };
  const gate = GATES[route.path]?.(memberType(session)) ?? 'open';
  return gate === 'open' ? { kind: 'show', route } : { kind: 'leave', goTo: PATHS.home, gate };
}
