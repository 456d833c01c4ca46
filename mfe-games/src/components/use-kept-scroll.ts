import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { currentPath } from '../browser/ask-to-login';
import { holdScroll } from '../browser/hold-scroll';
import { onLeaving } from '../browser/leaving';
import { heightOf, placeAt, type EdgePlace } from '../model/page-edges';
import { keepPlace, leftPlace, useHistoryEntry } from '../store/list-places';

/** A scroll has to rest for this long before its place is looked for. */
const REST_MILLISECONDS = 100;

/** Where the parts of an element begin and the last one ends, from the top of the document. What sticks has no place of its own. */
function edgesOf(element: HTMLElement | null): number[] {
  const parts = [...(element?.children ?? [])]
    .filter((part) => getComputedStyle(part).position !== 'sticky')
    .map((part) => part.getBoundingClientRect());
  return [...parts.map(({ top }) => top), ...parts.slice(-1).map(({ bottom }) => bottom)].map(
    (edge) => edge + window.scrollY,
  );
}

/**
 * Brings a page of parts that come one after the other back to where it was left, and remembers it when it is left: the
 * browser knows the place no more once another document has taken the page's.
 */
export function useKeptScroll(root: RefObject<HTMLElement | null>): void {
  const { entry, storage } = useHistoryEntry();
  useLayoutEffect(() => {
    const place = leftPlace(storage, entry);
    return place && holdScroll(() => heightOf(edgesOf(root.current), place));
  }, [root, storage, entry]);
  useEffect(() => {
    const here = currentPath();
    let place: EdgePlace = leftPlace(storage, entry) ?? placeAt(edgesOf(root.current), window.scrollY);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      // What scrolls once the address is another is the next page.
      if (root.current && currentPath() === here) place = placeAt(edgesOf(root.current), window.scrollY);
    };
    const lookSoon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(look, REST_MILLISECONDS);
    };
    window.addEventListener('scroll', lookSoon, { passive: true });
    const stop = onLeaving(() => {
      look();
      keepPlace(storage, { entry, reach: 1, row: place.row, offset: place.offset });
    });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', lookSoon);
      stop();
    };
  }, [root, storage, entry]);
}
