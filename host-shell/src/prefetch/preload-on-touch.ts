import type { RoutesAhead } from '../router/routes-ahead';
import { mayFetchAhead } from './idle-prefetch';

/** The site's own link under an event; links that open elsewhere do not count. */
function linkOf({ target }: Event): URL | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.href === '' || (link.target !== '' && link.target !== '_self')) return null;
  const url = new URL(link.href);
  return url.origin === window.location.origin ? url : null;
}

/**
 * Gets a screen ready while the finger is still on the link that leads to it: a tap takes some 100 ms. Returns the way
 * to stop.
 */
export function preloadOnTouch({ routeOf, preload }: RoutesAhead): () => void {
  const touched = (event: Event): void => {
    const url = linkOf(event);
    const route = url !== null && mayFetchAhead() ? routeOf(url) : null;
    if (route !== null) void preload(route);
  };
  document.addEventListener('pointerdown', touched, { passive: true });
  return () => document.removeEventListener('pointerdown', touched);
}
