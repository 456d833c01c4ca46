/** A back swipe is longer than this. */
export const SWIPE_THRESHOLD_PX = 100;
/** A finger this near to a side of the screen may begin the browser's own swipe. */
const EDGE_PX = 40;
/** A navigation belongs to a swipe that ended no longer ago than this. */
const BELONGS_MS = 500;

type SwipeTarget = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/** `none`: no step through the history, but a way on; `swipe`: a step made with a back swipe. */
export type HistoryStep = 'none' | 'plain' | 'swipe';

/** Watches for the swipe that phones turn into "back". */
export interface SwipeWatch {
  /** Must come before the router's own listener: browsers may draw the next page between two listeners. */
  readonly attach: (target: SwipeTarget) => () => void;
  /** How the last move went through the history, if it did; asking forgets it. */
  readonly takeStep: () => HistoryStep;
}

export function createSwipeWatch(now: () => number = Date.now): SwipeWatch {
  let startX = 0;
  let swipedAt = Number.NEGATIVE_INFINITY;
  let isFromEdge = false;
  let step: HistoryStep = 'none';
  const onStart = (event: TouchEvent): void => {
    startX = event.touches[0]?.clientX ?? 0;
    isFromEdge = Math.min(startX, window.innerWidth - startX) <= EDGE_PX;
  };
  const onEnd = (event: TouchEvent): void => {
    const distance = (event.changedTouches[0]?.clientX ?? startX) - startX;
    if (distance > SWIPE_THRESHOLD_PX) swipedAt = now();
  };
  // Safari takes the finger from the page for its own swipe from an edge.
  const onCancel = (): void => {
    if (isFromEdge) swipedAt = now();
  };
  // The history's own move decides: a swipe through a carousel followed by a tap on a link is no way back.
  const onPop = (event: PopStateEvent): void => {
    // Where the browser tells that it has moved the pages itself, no finger has to be seen.
    const isMoved = event.hasUAVisualTransition === true;
    step = isMoved || now() - swipedAt < BELONGS_MS ? 'swipe' : 'plain';
  };
  return {
    attach: (target) => {
      target.addEventListener('touchstart', onStart, { passive: true });
      target.addEventListener('touchend', onEnd, { passive: true });
      target.addEventListener('touchcancel', onCancel, { passive: true });
      target.addEventListener('popstate', onPop);
      return () => {
        target.removeEventListener('touchstart', onStart);
        target.removeEventListener('touchend', onEnd);
        target.removeEventListener('touchcancel', onCancel);
        target.removeEventListener('popstate', onPop);
      };
    },
    takeStep: () => {
      const taken = step;
      step = 'none';
      return taken;
    },
  };
}
