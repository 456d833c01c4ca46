/** What a focused control keeps from the bar that lay over it, CSS pixels. */
const AIR = 8;

/** The bar that an element belongs to: it stays where it is while the page scrolls. */
function barOf(element: Element | null): Element | null {
  for (let at = element; at !== null; at = at.parentElement)
    if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return at;
  return null;
}

/** The bar over a point of a control; null where the control itself is seen. */
function barOver(control: Element, x: number, y: number): DOMRect | null {
  const bar = barOf(document.elementFromPoint(x, y));
  return bar === null || bar.contains(control) ? null : bar.getBoundingClientRect();
}

/** How far the page has to scroll for a control to come out from under a bar. */
export function coveredBy(control: Element): number {
  const { left, right, top, bottom } = control.getBoundingClientRect();
  const x = Math.min(Math.max((left + right) / 2, 0), window.innerWidth - 1);
  const above = barOver(control, x, top + 1);
  if (above !== null && above.bottom < window.innerHeight / 2) return top - above.bottom - AIR;
  const below = barOver(control, x, bottom - 1);
  return below !== null && below.top > window.innerHeight / 2 ? bottom - below.top + AIR : 0;
}

/**
 * The keyboard's place is never under a bar that sticks, however many there are and however large their letters: the
 * browser knows only of heights that styles tell it. Answers the way to stop.
 */
export function uncoverFocus(): () => void {
  let frame = 0;
  const onFocusIn = ({ target }: FocusEvent): void => {
    cancelAnimationFrame(frame);
    // The browser brings it into view first.
    frame = requestAnimationFrame(() => {
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
      const by = coveredBy(target);
      if (by !== 0) window.scrollBy({ top: by });
    });
  };
  document.addEventListener('focusin', onFocusIn);
  return () => {
    cancelAnimationFrame(frame);
    document.removeEventListener('focusin', onFocusIn);
  };
}
