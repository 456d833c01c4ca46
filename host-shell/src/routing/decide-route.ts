import { PATHS } from 'shared-contracts/paths';
import { isSignedIn, memberType, type SessionState } from 'shared-contracts/session/session-state';
import { checkAccess, type GuardResult } from './access-guard';
import { isMet, type RouteFacts } from './route-facts';
import { gateWord, type RefusalWord } from './route-gates';
import { matchRoute, type SiteRoute, type SiteRoutes } from './site-routes';

/** What a location comes to for who asks. */
export type RouteDecision =
  | { readonly kind: 'show'; readonly route: SiteRoute }
  | {
      readonly kind: 'leave';
      readonly goTo: string;
      /** Said over the page that is come to. */
      readonly word?: RefusalWord;
      /** Who tapped a link to it stays on the page of that link. */
      readonly keepsPlace?: true;
    };

/** The guard of the page, and that of members where the address asks for what only they have. */
function guardOf(
  { guard, memberQuery }: SiteRoute,
  pathname: string,
  search: string,
  session: SessionState,
): GuardResult {
  const asked = memberQuery && new URLSearchParams(search).get(memberQuery.field);
  const isForMembers = typeof asked === 'string' && memberQuery?.values.includes(asked) === true;
  return checkAccess(isForMembers ? 'member' : guard, session, `${pathname}${search}`);
}

/** Unknown paths go home, refused ones where their row says, and a forced change of password comes first. */
export function decideRoute(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  session: SessionState,
  routes: SiteRoutes,
  facts: RouteFacts,
): RouteDecision {
  const route = matchRoute(pathname, routes);
  if (route === null) return { kind: 'leave', goTo: PATHS.home, word: 'unknown' };
  if (isSignedIn(session) && session.mustChangePassword) {
    return route.path === PATHS.changePassword
      ? { kind: 'show', route }
      : { kind: 'leave', goTo: PATHS.changePassword };
  }
  const access = guardOf(route, pathname, search, session);
  if (!access.allowed) return { kind: 'leave', goTo: access.goTo, ...(access.asksToLogin && { word: 'login' }) };
  const missing = route.requires.find((requirement) => !isMet(requirement, search, facts));
  if (missing !== undefined) return { kind: 'leave', goTo: missing.goTo };
  const word = route.gate === undefined ? null : gateWord(route.gate, memberType(session), facts);
  if (word === null) return { kind: 'show', route };
  const goTo = route.gate === 'messages' ? PATHS.message : PATHS.home;
  return { kind: 'leave', goTo, word, keepsPlace: true };
}
