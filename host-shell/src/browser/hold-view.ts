/** What has not come by then is not waited for. */
const LONGEST_MILLISECONDS = 5000;
/** Keys that move a page. */
const SCROLL_KEYS = ['PageDown', 'PageUp', 'Home', 'End', 'ArrowDown', 'ArrowUp', ' '];

interface Held {
  readonly element: Element;
  /** Where it began, from the top of the view. */
  readonly top: number;
}

/** From the page's main part down to what lies in the middle of the view and takes less than half of it. */
function heldAtMiddle(main: Element): readonly Held[] {
  const middle = window.innerHeight / 2;
  const held: Held[] = [];
  let within: Element | undefined = main;
  while (within !== undefined) {
    const { top, height } = within.getBoundingClientRect();
    held.unshift({ element: within, top });
    if (height > 0 && height < middle) break;
    within = [...within.children].find((child) => {
      const box = child.getBoundingClientRect();
      return box.top <= middle && box.bottom > middle;
    });
  }
  return held;
}

/** Whether somebody moves the page: what they do in a surface over it leaves it where it is. */
function isOfPage({ target }: Event): boolean {
  return !(target instanceof Element) || target.closest('[role="dialog"], [role="alertdialog"]') === null;
}

/**
 * Holds what is in the middle of the view there while the page changes around it, until somebody moves the page. Not every
 * engine keeps a place by itself, and none does below an open surface. A page at its top stays there. Answers the way to stop.
 */
export function holdView(): () => void {
  const main = document.querySelector('main');
  if (main === null || window.scrollY <= 0) return () => undefined;
  const held = heldAtMiddle(main);
  const { pathname } = window.location;
  const put = (): void => {
    const anchor = held.find(({ element }) => element.isConnected);
    if (anchor === undefined || window.location.pathname !== pathname) return stop();
    const moved = anchor.element.getBoundingClientRect().top - anchor.top;
    if (Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: 'instant' });
  };
  const observer = new ResizeObserver(put);
  const ending = new AbortController();
  const stop = (): void => {
    clearTimeout(timer);
    observer.disconnect();
    ending.abort();
  };
  const timer = setTimeout(stop, LONGEST_MILLISECONDS);
  const options = { capture: true, passive: true, signal: ending.signal };
  for (const stroke of ['wheel', 'touchmove'])
    window.addEventListener(stroke, (event) => void (isOfPage(event) && stop()), options);
  window.addEventListener(
    'keydown',
    (event) => void (SCROLL_KEYS.includes(event.key) && isOfPage(event) && stop()),
    options,
  );
  observer.observe(document.body);
  observer.observe(main);
  return stop;
}
