const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';
/** A field would raise a phone's keyboard. */
const TYPED = 'input:not([type="checkbox"], [type="radio"]), select, textarea';

function isInReach(element: HTMLElement): boolean {
  if (element.matches(':disabled') || element.closest('[inert], [aria-hidden="true"], [hidden]') !== null) return false;
  // Not in every engine; where it is missing, the focus that does not come tells.
  return element.checkVisibility?.({ visibilityProperty: true }) !== false;
}

/** The controls of an element, itself included, that can have the focus, in page order. */
export function controlsIn(root: Element): readonly HTMLElement[] {
  const inside = [...root.querySelectorAll<HTMLElement>(CONTROLS)];
  const all = root instanceof HTMLElement && root.matches(CONTROLS) ? [root, ...inside] : inside;
  return all.filter(isInReach);
}

/** Whether the control is there and can have the focus. */
export function isUsable(control: HTMLElement): boolean {
  return control.isConnected && isInReach(control);
}

/** Whether the focus may be led to a control that nobody chose. */
export function isTyped(control: HTMLElement): boolean {
  return control.matches(TYPED);
}

/** Whether nothing of the page has the focus. */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body;
}

/** Gives the focus without moving the page; false where the element does not take it. */
export function giveFocus(element: HTMLElement): boolean {
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/** The heading of a page; home has one for readers only. */
const HEADING = 'h1, [role="heading"][aria-level="1"]';

/**
 * The first heading of the page in view takes the focus, or its content where it has none; false where the page is not
 * drawn, or a surface covers it.
 */
export function focusPage(): boolean {
  const page = document.querySelector('[data-page]');
  const start = page?.querySelector<HTMLElement>(HEADING) ?? page?.querySelector('main');
  if (!start || !isInReach(start)) return false;
  start.tabIndex = -1;
  return giveFocus(start);
}
