import { isSignedIn } from 'shared-contracts/session/session-state';
import type { followSheets, LoadSheet } from 'shared-kit/remote';
import { whenIdle } from '../browser/when-idle';
import type { HostServices } from '../host/host-services';
import { loadFramePart, type LatePart } from '../layout/late-parts';
import { mayFetchAhead } from './idle-prefetch';

/** What a tap on the frame opens. The form of registration is a section's, and comes with its own tap. */
function framePartsOf({ session }: Pick<HostServices, 'session'>): readonly LatePart[] {
  return isSignedIn(session.reader.get()) ? ['menu', 'wallet', 'promo'] : ['menu'];
}

/**
 * Loads what opens over the page when the page has nothing else to do: the menu, the panels and the sheets of the
 * screens that have come. It is loaded, not only fetched: to evaluate a surface's code takes as long as to draw it, and a
 * tap would wait for both. One at a time, so that a tap is heard between them; what does not come is asked for by its tap.
 */
export function loadOverlaysAhead(host: HostServices, follow: typeof followSheets): void {
  if (!mayFetchAhead()) return;
  const waiting: LoadSheet[] = framePartsOf(host).map((part) => () => loadFramePart(part, host));
  let isLoading = false;
  const loadNext = (): void => {
    const load = waiting.shift();
    isLoading = load !== undefined;
    if (load === undefined) return;
    whenIdle(() => void load().then(loadNext, loadNext));
  };
  follow((load) => {
    waiting.push(load);
    if (!isLoading) loadNext();
  });
  if (!isLoading) loadNext();
}
