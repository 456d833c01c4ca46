import { decideRoute } from '../routing/decide-route';
import { preloadRoute } from '../routing/preload-route';
import type { HostServices } from './host-services';

/** The first draw waits no longer than this for the first screen's code. */
const FIRST_SCREEN_WAIT_MS = 3000;

/** Waits, within a bound, for the code of the page that is opened: drawing it at once beats drawing its shape first. */
export async function awaitFirstScreen(host: HostServices): Promise<void> {
  const { pathname, search } = window.location;
  const decision = decideRoute(pathname, search, host.session.reader.get(), host.boot.live.furtherRoutes());
  if (decision.kind !== 'show') return;
  const bound = new Promise<void>((resolve) => setTimeout(resolve, FIRST_SCREEN_WAIT_MS));
  await Promise.race([preloadRoute(host, decision.route), bound]);
}
