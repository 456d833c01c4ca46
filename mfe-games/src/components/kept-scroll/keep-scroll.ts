import type { SiteStorage } from 'shared-contracts/storage';
import { currentPath } from '../../browser/ask-to-login';
import { holdScroll } from '../../browser/hold-scroll';
import { onLeaving } from '../../browser/leaving';
import { heightOf, placeAt, type EdgePlace } from '../../model/grid/page-edges';
import { keepPlace, savedPlace } from '../../store/list-places';

/** A scroll has to rest for this long before its place is looked for. */
const REST_MILLISECONDS = 100;

/** Where the parts of an element begin and the last one ends, from the top of the document. What sticks has no place of its own. */
function edgesOf(element: HTMLElement): number[] {
  const parts = [...element.children]
    .filter((part) => getComputedStyle(part).position !== 'sticky')
    .map((part) => part.getBoundingClientRect());
  return [...parts.map(({ top }) => top), ...parts.slice(-1).map(({ bottom }) => bottom)].map(
    (edge) => edge + window.scrollY,
  );
}

function leftEdge(storage: SiteStorage, entry: string): EdgePlace | undefined {
  const left = savedPlace(storage, entry);
  return left && { row: left.item, offset: left.offset };
}

/** Keeps the place of an element's parts for a history entry, whose page it is; returns the way to stop. */
function watchPlace(element: HTMLElement, storage: SiteStorage, entry: string): () => void {
  const here = currentPath();
  let place: EdgePlace = leftEdge(storage, entry) ?? placeAt(edgesOf(element), window.scrollY);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    // What scrolls once the address is another is the next page.
    if (element.isConnected && currentPath() === here) place = placeAt(edgesOf(element), window.scrollY);
  };
  const lookSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(look, REST_MILLISECONDS);
  };
  window.addEventListener('scroll', lookSoon, { passive: true });
  const stop = onLeaving(() => {
    look();
    keepPlace(storage, { entry, reach: 1, item: place.row, offset: place.offset });
  });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('scroll', lookSoon);
    stop();
  };
}

/**
 * Brings a page of parts that come one after the other back to where it was left, and remembers it when it is left: the
 * browser knows the place no more once another document has taken the page's. Returns the way to stop.
 */
export function keepScroll(element: HTMLElement, storage: SiteStorage, entry: string): () => void {
  const left = leftEdge(storage, entry);
  const release = left && holdScroll(() => heightOf(edgesOf(element), left));
  const stop = watchPlace(element, storage, entry);
  return () => {
    release?.();
    stop();
  };
}
