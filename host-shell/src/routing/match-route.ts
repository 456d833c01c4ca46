import type { RouteGuard } from 'shared-contracts/remote/contributions';
import type { FileLanguage } from 'shared-contracts/language';
import type { PackageName } from 'shared-contracts/remote/remote-names';
import { isHomePath, normalisePath, PATHS } from 'shared-contracts/paths';
import type { ReleaseRoute } from 'shared-contracts/release/descriptor';
import { tablePaths } from './route-table';

/** A path's place on the site. */
export interface MatchedRoute {
  readonly path: string;
  readonly remote: PackageName;
  readonly screen: string;
  readonly guard: RouteGuard;
  readonly isHome: boolean;
  readonly title?: Readonly<Record<FileLanguage, string>> | undefined;
  readonly hideHeader: boolean;
  readonly hideFooter: boolean;
}

/** The routes that the remotes of this page's set contribute (D-21), merged. */
export type FurtherRoutes = ReadonlyMap<string, ReleaseRoute & { readonly remote: PackageName }>;

/** What the host itself adds to the further table. */
const OWN_FURTHER: FurtherRoutes = new Map([
  [PATHS.settings, { path: PATHS.settings, screen: 'settings', remote: 'host-shell' }],
]);

/** Merges what the remotes contribute; the first to claim a path keeps it. */
export function mergeFurtherRoutes(
  contributed: readonly { readonly remote: PackageName; readonly routes: readonly ReleaseRoute[] }[],
): FurtherRoutes {
  const merged = new Map<string, ReleaseRoute & { readonly remote: PackageName }>();
  for (const { remote, routes } of contributed) {
    for (const route of routes) {
      const path = normalisePath(route.path);
      if (!merged.has(path)) merged.set(path, { ...route, remote });
    }
  }
  return merged;
}

/** The host's own table first, then the merged one; null is the way home (S1 2.1). */
export function matchRoute(pathname: string, further: FurtherRoutes): MatchedRoute | null {
  const path = normalisePath(pathname);
  const own = tablePaths().get(path);
  if (own !== undefined) {
    return {
      path,
      remote: own.remote,
      screen: own.screen,
      guard: own.guard ?? 'open',
      isHome: isHomePath(path),
      hideHeader: false,
      hideFooter: false,
    };
  }
  const added = further.get(path) ?? OWN_FURTHER.get(path);
  if (added === undefined) return null;
  return {
    path,
    remote: added.remote,
    screen: added.screen,
    guard: added.guard ?? 'open',
    isHome: false,
    title: added.title,
    hideHeader: added.hideHeader ?? false,
    hideFooter: added.hideFooter ?? false,
  };
}
