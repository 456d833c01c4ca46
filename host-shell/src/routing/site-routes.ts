import { isHomePath, normalisePath } from 'shared-contracts/paths';
import type { ReleaseRoute } from 'shared-contracts/release/descriptor';
import type {
  AccountLink,
  RouteBack,
  RouteContribution,
  RouteFooter,
  RouteGate,
  RouteGuard,
  RouteHeader,
  MemberQuery,
  RouteRequirement,
} from 'shared-contracts/remote/contributions';
import type { FileLanguage } from 'shared-contracts/language';
import type { PackageName } from 'shared-contracts/remote/remote-names';

/** One page of the site: what its owner says of it, with everything it leaves out. */
export interface SiteRoute {
  readonly path: string;
  readonly remote: PackageName;
  readonly screen: string;
  readonly guard: RouteGuard;
  readonly gate?: RouteGate | undefined;
  readonly requires: readonly RouteRequirement[];
  readonly memberQuery?: MemberQuery | undefined;
  readonly isHome: boolean;
  readonly title?: Readonly<Record<FileLanguage, string>> | undefined;
  readonly header: RouteHeader;
  readonly footer: RouteFooter;
  readonly back: RouteBack;
  readonly accountLinks: readonly AccountLink[];
  readonly agreements: boolean;
  readonly refreshesUnread: boolean;
}

/** Every page of the site, by its path. */
export type SiteRoutes = ReadonlyMap<string, SiteRoute>;

/** As written in a package, or as read from a release descriptor. */
type RouteRow = RouteContribution | ReleaseRoute;

/** The pages of one package. */
export interface ContributedRoutes {
  readonly remote: PackageName;
  readonly routes: readonly RouteRow[];
}

const BOTH_LINKS: readonly AccountLink[] = ['login', 'register'];

function siteRoute(remote: PackageName, route: RouteRow): SiteRoute {
  const path = normalisePath(route.path);
  return {
    path,
    remote,
    screen: route.screen,
    guard: route.guard ?? 'open',
    gate: route.gate,
    requires: (route.requires as readonly RouteRequirement[] | undefined) ?? [],
    memberQuery: route.memberQuery,
    isHome: isHomePath(path),
    title: route.title,
    header: route.header ?? (route.hideHeader === true ? 'none' : 'top'),
    footer: route.footer ?? (route.hideFooter === true ? 'none' : 'menu'),
    back: route.back ?? 'step',
    accountLinks: route.accountLinks ?? BOTH_LINKS,
    agreements: route.agreements ?? false,
    refreshesUnread: route.refreshesUnread ?? false,
  };
}

/** The pages of packages; the first to claim a path keeps it, so the host's come first. */
export function siteRoutes(contributed: readonly ContributedRoutes[]): SiteRoutes {
  const routes = new Map<string, SiteRoute>();
  for (const { remote, routes: rows } of contributed)
    for (const row of rows) {
      const route = siteRoute(remote, row);
      if (!routes.has(route.path)) routes.set(route.path, route);
    }
  return routes;
}

/** The page at a path; null where the site has none. */
export function matchRoute(pathname: string, routes: SiteRoutes): SiteRoute | null {
  return routes.get(normalisePath(pathname)) ?? null;
}
