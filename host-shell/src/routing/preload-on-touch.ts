import { mayFetchAhead } from '../releases/idle-prefetch';
import type { RoutesAhead } from './routes-ahead';

/** The link of this site that an event is on; what opens elsewhere is none. */
function linkOf({ target }: Event): URL | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.href === '' || (link.target !== '' && link.target !== '_self')) return null;
  const url = new URL(link.href);
  return url.origin === window.location.origin ? url : null;
}

/**
 * Gets a screen ready while the finger is still on the link that leads to it: a tap takes some 100 ms. The tap itself asks
 * for its first data, before the page in view is drawn once more for leaving. Returns the way to stop.
 */
export function preloadOnTouch({ routeOf, preload, open }: RoutesAhead): () => void {
  const touched = (event: Event): void => {
    const url = linkOf(event);
    const route = url !== null && mayFetchAhead() ? routeOf(url) : null;
    if (route !== null) void preload(route);
  };
  const clicked = (event: Event): void => {
    // A link that leads on within the page has kept the browser from following it; all else opens elsewhere.
    const url = event.defaultPrevented ? linkOf(event) : null;
    const route = url === null ? null : routeOf(url);
    if (url !== null && route !== null) void open(route, url.search);
  };
  document.addEventListener('pointerdown', touched, { passive: true });
  document.addEventListener('click', clicked);
  return () => {
    document.removeEventListener('pointerdown', touched);
    document.removeEventListener('click', clicked);
  };
}
