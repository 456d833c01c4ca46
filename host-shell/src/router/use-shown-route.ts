import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useSite } from 'shared-kit/remote';
import { useLocation, useNavigate, type Location } from 'shared-kit/router';
import { useHost, useHostSession } from '../host/use-host';
import { isPlainDocument } from '../layout/layout-rules';
import { decideRoute } from '../routing/decide-route';
import type { SiteRoute } from '../routing/site-routes';
import { isLoaded, loadScreen } from './load-screen';
import { useRefusal } from './use-refusal';

/** A page that is shown, with the location it belongs to. */
export interface ShownRoute {
  readonly route: SiteRoute;
  readonly location: Location;
  /** Whether no other page was shown before. */
  readonly isFirst: boolean;
}

/** How long the old page may stay while the next one's code comes; then the shape of the next one is shown. */
const HOLD_MS = 1200;

function nextShown(before: ShownRoute | null, route: SiteRoute, location: Location): ShownRoute {
  const isFirst = before === null || (before.isFirst && before.route.path === route.path);
  return { route, location, isFirst };
}

/**
 * Follows the location: unknown and refused paths lead elsewhere, and the page in view stays until the next
 * one can be drawn, for a moment at the most. The same object as long as the same page is shown.
 */
export function useShownRoute(): ShownRoute | null {
  const host = useHost();
  const location = useLocation();
  const navigate = useNavigate();
  const session = useHostSession();
  const info = useSite();
  const [kept, setKept] = useState<ShownRoute | null>(null);
  const { pathname, search } = location;
  const { isApp } = host.device;
  const { live } = host.boot;
  const routes = useSyncExternalStore(live.subscribe, live.routes, live.routes);
  const decision = useMemo(
    () => decideRoute({ pathname, search }, session, routes, { info, isApp }),
    [pathname, search, session, routes, info, isApp],
  );
  const route = decision.kind === 'show' ? decision.route : null;

  useEffect(() => host.navigation.attach(navigate, location), [host, navigate, location]);
  const inView = kept?.location;
  useEffect(() => {
    if (inView !== undefined) host.navigation.show(inView);
  }, [host, inView]);

  useRefusal(decision, kept?.location.key ?? null);

  // A document of its own that was reached from a page of the site; as the first page it is one already.
  const leavesSite = kept !== null && route !== null && kept.route.path !== route.path && isPlainDocument(route.path);
  useEffect(() => {
    if (leavesSite) host.navigation.load();
  }, [leavesSite, host]);

  useEffect(() => {
    if (route === null || leavesSite) return;
    let isCurrent = true;
    const show = (): void => {
      if (isCurrent) setKept((before) => nextShown(before, route, location));
    };
    const limit = setTimeout(show, HOLD_MS);
    void loadScreen(host, route, location.search).then(show);
    return () => {
      isCurrent = false;
      clearTimeout(limit);
    };
  }, [host, route, leavesSite, location]);

  // A page whose code is there is drawn at once, and follows its own query without waiting.
  const isReady = route !== null && !leavesSite && (kept?.route.path === route.path || isLoaded(host, route));
  // Kept from this moment, not from when its widgets are there too: else who moves on at once sees, for the time
  // the next page takes, the one before it again, and what that one does as it opens. React draws nothing of this pass.
  if (isReady && (kept?.route !== route || kept.location !== location)) setKept(nextShown(kept, route, location));
  return kept;
}
