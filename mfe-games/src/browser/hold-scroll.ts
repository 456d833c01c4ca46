/** What a player moves the page with: from then on it is theirs. */
const STROKES = ['wheel', 'touchstart', 'mousedown', 'keydown'];
/** What has not come by then is not waited for. */
const LONGEST_MILLISECONDS = 10_000;

/**
 * Holds the page at a height while its parts come and move one another, until somebody moves it. The height is asked for
 * again with every change; undefined while nobody knows it.
 */
export function holdScroll(heightNow: () => number | undefined): () => void {
  const put = (): void => {
    const top = heightNow();
    if (top !== undefined && Math.round(window.scrollY) !== top) window.scrollTo({ top, behavior: 'instant' });
  };
  const observer = new ResizeObserver(put);
  const stop = (): void => {
    clearTimeout(timer);
    observer.disconnect();
    STROKES.forEach((stroke) => window.removeEventListener(stroke, stop, true));
  };
  const timer = setTimeout(stop, LONGEST_MILLISECONDS);
  // Tells at once how large the page is, before its first picture.
  observer.observe(document.body);
  STROKES.forEach((stroke) => window.addEventListener(stroke, stop, { capture: true, passive: true }));
  return stop;
}
