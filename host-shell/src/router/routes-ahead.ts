import type { HostServices } from '../host/host-services';
import { decideRoute } from '../routing/decide-route';
import type { SiteRoute } from '../routing/site-routes';
import { loadScreen } from './load-screen';

/** Gets pages ready before they are opened; handed on, so that what comes later needs none of the host's own modules. */
export interface RoutesAhead {
  /** The page that a location of this site would show now; null where it leads elsewhere. */
  readonly routeOf: (place: Pick<Location, 'pathname' | 'search'>) => SiteRoute | null;
  /** Gets everything such a page needs to be drawn in one go; resolves also when some of it failed. */
  readonly preload: (route: SiteRoute) => Promise<void>;
}

/** What this player, at this moment, would be shown. */
export function routesAhead(host: HostServices): RoutesAhead {
  return {
    routeOf: (place) => {
      const facts = { info: host.info(), isApp: host.device.isApp };
      const decision = decideRoute(place, host.session.reader.get(), host.boot.live.routes(), facts);
      return decision.kind === 'show' ? decision.route : null;
    },
    preload: (route) => loadScreen(host, route),
  };
}
