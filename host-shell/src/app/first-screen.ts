import type { RoutesAhead } from '../router/routes-ahead';

/** The first draw waits no longer than this for the first screen's code. */
const FIRST_SCREEN_WAIT_MS = 3000;

/**
 * Waits for the code of the page that is opened: drawing it at once beats drawing its shape first. Within a bound, unless
 * the page is in view already, as it was rendered.
 */
export async function awaitFirstScreen({ routeOf, preload }: RoutesAhead, isInView: boolean): Promise<void> {
  const route = routeOf(window.location);
  const bound = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, FIRST_SCREEN_WAIT_MS));
  if (route !== null) await (isInView ? preload(route) : Promise.race([preload(route), bound()]));
}
