import type { Page } from '@playwright/test';

/** What moves through a window of its own, and the button that stands back into the page's edge. */
const MAY_STICK_OUT = [
  ...['banner', 'ticker', 'winners'].map((slot) => `[data-slot="home.${slot}"]`),
  '[data-floating-widget]',
].join(', ');

function readTooWide([width, mayStickOut]: readonly [number, string]): string[] {
  /** Pixels of rounding. */
  const slack = 1;
  const roots = [document.documentElement, document.body];
  // The page cuts off at its edge what is too wide, which would hide it from this measurement too.
  roots.forEach((root) => root.style.setProperty('overflow-x', 'visible', 'important'));
  const whole = document.documentElement.scrollWidth;
  roots.forEach((root) => root.style.removeProperty('overflow-x'));
  const isOutside = ({ left, right, width: wide }: DOMRect): boolean =>
    wide > 0 && (left < -slack || right > width + slack);
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest(mayStickOut) === null;
  const isHeld = (element: Element): boolean => {
    for (let place: Element | null = element; place !== null && place !== document.body; place = place.parentElement) {
      const { overflowX, textOverflow } = getComputedStyle(place);
      if (overflowX === 'auto' || overflowX === 'scroll') return true;
      // One pixel wide: for readers only. With an ellipsis it says itself that there is more.
      if (overflowX !== 'visible' && (place.clientWidth <= 1 || textOverflow === 'ellipsis')) return true;
    }
    return false;
  };
  const say = (element: Element, { left, right }: DOMRect, what: string): string => {
    const names = [element, element.parentElement, element.parentElement?.parentElement]
      .map((place) => `${place?.tagName.toLowerCase()}.${place?.getAttribute('class') ?? ''}`)
      .join(' < ');
    return `${what.trim().slice(0, 40)} from ${Math.round(left)} to ${Math.round(right)}: ${names}`;
  };
  const found = whole > width ? [`the page is ${whole} wide`] : [];
  for (const control of document.body.querySelectorAll('a, button, input, select, textarea, [tabindex], table')) {
    const box = control.getBoundingClientRect();
    if (isOutside(box) && isSeen(control) && !isHeld(control.parentElement ?? control))
      found.push(say(control, box, control.tagName.toLowerCase()));
  }
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const element = text.parentElement;
    if (element === null || text.data.trim() === '') continue;
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (isOutside(box) && isSeen(element) && !isHeld(element)) found.push(say(element, box, text.data));
  }
  return found;
}

/**
 * How the page is wider than its window: the page as a whole, and every text and control that stands beyond an edge
 * with nothing around it that can be scrolled to it. Nothing, on a page that fits.
 */
export function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(readTooWide, [page.viewportSize()?.width ?? 0, MAY_STICK_OUT] as const);
}
