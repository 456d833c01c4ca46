import type { BootRelease } from 'shared-contracts/release/boot-document';
import type { FirstRead } from 'shared-contracts/remote/first-read';
import type { RemoteName } from 'shared-contracts/remote/remote-names';
import { LATE_SLOTS, SLOT_NAMES } from 'shared-contracts/remote/slot-map';
import type { HostServices } from '../host/host-services';
import { widgetsFor } from '../remotes/slot-widgets';
import type { SiteRoute } from '../routing/site-routes';
import { loadHostScreen, peekHostScreen } from '../screens/host-screens';

/** The widgets of a page that are drawn with it: those of home. */
export function homeWidgets(host: HostServices, route: SiteRoute): ReturnType<typeof widgetsFor> {
  if (!route.isHome) return [];
  return SLOT_NAMES.filter((slot) => slot.startsWith('home.') && !LATE_SLOTS.includes(slot)).flatMap((slot) =>
    widgetsFor(host.boot.live, slot),
  );
}

/** The calls that a page begins with, as its release names them. */
export function readsOf(host: HostServices, route: SiteRoute): readonly FirstRead[] {
  const releaseOf = (remote: RemoteName): BootRelease | undefined => {
    const release = host.boot.live.remote(remote);
    return release.status === 'on' ? release.release : undefined;
  };
  if (route.remote !== 'host-shell') return releaseOf(route.remote)?.screens[route.screen]?.reads ?? [];
  return homeWidgets(host, route).flatMap(({ remote, widget }) => releaseOf(remote)?.widgets[widget]?.reads ?? []);
}

/** Whether a page can be drawn at once. */
export function isLoaded(host: HostServices, route: SiteRoute): boolean {
  if (route.remote === 'host-shell') return peekHostScreen(route.screen) !== undefined;
  return host.loader.peek(route.remote, 'screens', route.screen) !== undefined;
}

/** Whether everything of a page can be drawn at once, the widgets of home included. */
export function isWhole(host: HostServices, route: SiteRoute): boolean {
  return (
    isLoaded(host, route) &&
    homeWidgets(host, route).every(({ remote, widget }) => host.loader.peek(remote, 'widgets', widget) !== undefined)
  );
}

/**
 * Loads everything a page needs to be drawn in one go; resolves also when some of it failed. With the `search` of a page that
 * is opened its first data are asked for too, while its code comes: who has opened it once has them, or asks by themselves.
 */
export async function loadScreen(host: HostServices, route: SiteRoute, search?: string): Promise<void> {
  if (search !== undefined && !isLoaded(host, route)) host.http.ahead(readsOf(host, route), search);
  if (route.remote === 'host-shell')
    await Promise.all([
      loadHostScreen(route.screen),
      ...homeWidgets(host, route).map(({ remote, widget }) => host.loader.loadPart(remote, 'widgets', widget)),
    ]);
  else await host.loader.loadPart(route.remote, 'screens', route.screen);
}
