import { focusPage, giveFocus, isFocusLost, isUsable } from './controls';
import { nextControls, trailOf, type Trail } from './next-control';

const SURFACES = '[role="dialog"], [role="alertdialog"]';
/** What of a page takes the focus away without a word, or lets it in again. */
const CHANGES = { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden', 'inert', 'aria-hidden'] };

interface Held {
  readonly control: HTMLElement;
  readonly kind: string;
  readonly path: string;
  /** The surface over the page that it belongs to. */
  readonly surface: Element | null;
  trail: Trail;
}

function holdOf(control: HTMLElement): Held {
  const surface = control.closest(SURFACES);
  return { control, kind: control.className, path: location.pathname, surface, trail: trailOf(control) };
}

/**
 * Gives the focus to what is next to a control that is gone; on another page its heading has it. False where nothing
 * takes it, as under a surface that still closes.
 */
function replace({ control, kind, path, trail }: Held): boolean {
  if (path !== location.pathname) return true;
  if (isUsable(control) && giveFocus(control)) return true;
  return nextControls(trail, kind).some(giveFocus) || focusPage();
}

/**
 * Whoever presses Claim, Delete or Retry goes on at the next thing, not at the top of the document: where a control
 * that has the focus goes or is disabled, its neighbour has it. Answers the way to stop.
 */
export function keepFocus(): () => void {
  let held: Held | undefined;
  /** What had the focus before the surface that has it now. */
  let below: Held | undefined;
  let frame = 0;
  const check = (): void => {
    frame = 0;
    if (held === undefined) return;
    // Browsers take it from what is disabled only after this frame.
    const isIdle = document.activeElement === held.control && !isUsable(held.control);
    if (!isFocusLost() && !isIdle) {
      if (held.control.isConnected) held.trail = trailOf(held.control);
      return;
    }
    const isSurfaceGone = held.surface?.isConnected === false;
    const gone = isSurfaceGone ? below : held;
    const lost = held;
    // A surface that was open before this began gives the focus back itself: who opened it is not known here.
    if ((gone !== undefined && !replace(gone)) || held !== lost) return;
    if (isSurfaceGone) below = undefined;
    held = undefined;
    watch.disconnect();
  };
  // Whoever gives the focus back by himself, as a dialog, has done so by the next frame.
  const watch = new MutationObserver(() => {
    frame ||= requestAnimationFrame(check);
  });
  // Who taps beside everything wants no focus.
  const letGo = (): void => {
    if (held === undefined || !isFocusLost() || !isUsable(held.control)) return;
    held = undefined;
    watch.disconnect();
  };
  const onFocusIn = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    if (held === undefined) watch.observe(document.body, CHANGES);
    const next = holdOf(target);
    if (next.surface !== null && held?.surface === null) below = held;
    held = next;
  };
  const onFocusOut = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget === null) queueMicrotask(letGo);
  };
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('focusout', onFocusOut);
  if (document.activeElement instanceof HTMLElement && !isFocusLost()) {
    held = holdOf(document.activeElement);
    watch.observe(document.body, CHANGES);
  }
  return () => {
    document.removeEventListener('focusin', onFocusIn);
    document.removeEventListener('focusout', onFocusOut);
    cancelAnimationFrame(frame);
    watch.disconnect();
  };
}
