import { LAZY_IMAGE } from './lazy-image';

type Hear = (isNear: boolean) => void;

/** Who hears about which element. */
const listeners = new Map<Element, Hear>();
let observer: IntersectionObserver | undefined;

function tell(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting);
}

/**
 * Watches whether an element is near the view; answers the way to stop. One observer for all pictures of the page:
 * each observer is asked in every frame.
 */
export function watchNearView(element: Element, hear: Hear): () => void {
  observer ??= new IntersectionObserver(tell, { rootMargin: `${LAZY_IMAGE.thresholdPixels}px` });
  listeners.set(element, hear);
  observer.observe(element);
  return () => {
    listeners.delete(element);
    observer?.unobserve(element);
    if (listeners.size > 0) return;
    observer?.disconnect();
    observer = undefined;
  };
}
