import type { FirstRead } from 'shared-contracts/remote/first-read';
import type { RemoteName } from 'shared-contracts/remote/remote-names';
import { LATE_SLOTS, SLOT_NAMES } from 'shared-contracts/remote/slot-map';
import type { LoadableRelease } from '../boot/live-releases';
import type { HostServices } from '../host/host-services';
import type { PartKind } from '../remotes/load-component';
import { widgetsFor } from '../remotes/slot-widgets';
import type { SiteRoute } from '../routing/site-routes';
import { loadHostScreen, peekHostScreen } from '../screens/host-screens';

/** A screen or widget of a section. */
type SectionPart = readonly [remote: RemoteName, kind: PartKind, part: string];

/** The parts of sections that a page is drawn with: its screen, or the widgets of home. */
export function partsOf(host: HostServices, { remote, screen, isHome }: SiteRoute): readonly SectionPart[] {
  if (remote !== 'host-shell') return [[remote, 'screens', screen]];
  const slots = SLOT_NAMES.filter((slot) => isHome && slot.startsWith('home.') && !LATE_SLOTS.includes(slot));
  return slots
    .flatMap((slot) => widgetsFor(host.boot.live, slot))
    .map(({ remote: owner, widget }) => [owner, 'widgets', widget]);
}

function releaseOf(host: HostServices, remote: RemoteName): Partial<LoadableRelease> {
  const released = host.boot.live.remote(remote);
  return released.status === 'on' ? released : {};
}

/** The calls that a page begins with, as its release names them. */
export function readsOf(host: HostServices, route: SiteRoute): readonly FirstRead[] {
  return partsOf(host, route).flatMap(
    ([remote, kind, part]) => releaseOf(host, remote).release?.[kind][part]?.reads ?? [],
  );
}

/** Whether a page can be drawn at once. */
export function isLoaded({ loader }: HostServices, { remote, screen }: SiteRoute): boolean {
  return (remote === 'host-shell' ? peekHostScreen(screen) : loader.peek(remote, 'screens', screen)) !== undefined;
}

/**
 * Whether everything of a page, the widgets of home included, can be drawn at once as the release has it: an earlier version
 * that stands in for it draws something else.
 */
export function isWhole(host: HostServices, route: SiteRoute): boolean {
  const isReleased = (...[remote, kind, part]: SectionPart): boolean => {
    const loaded = host.loader.peek(remote, kind, part);
    return loaded?.status === 'loaded' && loaded.version === releaseOf(host, remote).version;
  };
  return isLoaded(host, route) && partsOf(host, route).every((part) => isReleased(...part));
}

/**
 * Loads everything a page needs to be drawn in one go; resolves also when some of it failed. With the `search` of a page that
 * is opened its first data are asked for too, while its code comes: who has opened it once has them, or asks by themselves.
 */
export async function loadScreen(host: HostServices, route: SiteRoute, search?: string): Promise<void> {
  if (search !== undefined && !isLoaded(host, route)) host.http.ahead(readsOf(host, route), search);
  await Promise.all([
    route.remote === 'host-shell' && loadHostScreen(route.screen),
    ...partsOf(host, route).map((part) => host.loader.loadPart(...part)),
  ]);
}
