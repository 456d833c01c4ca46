/** A back swipe is longer than this (S1 2.2). */
export const SWIPE_THRESHOLD_PX = 100;
/** A navigation belongs to a swipe that ended no longer ago than this. */
const BELONGS_MS = 500;

type SwipeTarget = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/** Watches for the swipe that phones turn into "back". */
export interface SwipeWatch {
  readonly attach: (target: SwipeTarget) => () => void;
  /** Whether the page was left by such a swipe a moment ago. */
  readonly wasBackSwipe: () => boolean;
}

export function createSwipeWatch(now: () => number = Date.now): SwipeWatch {
  let startX = 0;
  let swipedAt = Number.NEGATIVE_INFINITY;
  const onStart = (event: TouchEvent): void => {
    startX = event.touches[0]?.clientX ?? 0;
  };
  const onEnd = (event: TouchEvent): void => {
    const distance = (event.changedTouches[0]?.clientX ?? startX) - startX;
    if (distance > SWIPE_THRESHOLD_PX) swipedAt = now();
  };
  return {
    attach: (target) => {
      target.addEventListener('touchstart', onStart, { passive: true });
      target.addEventListener('touchend', onEnd, { passive: true });
      return () => {
        target.removeEventListener('touchstart', onStart);
        target.removeEventListener('touchend', onEnd);
      };
    },
    wasBackSwipe: () => now() - swipedAt < BELONGS_MS,
  };
}
