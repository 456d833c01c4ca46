import { controlsIn, focusPage, giveFocus, isFocusLost } from './controls';
import { findTraced, traceOf, type FocusTrace } from './focus-trace';

/** Leads the focus along with the pages of a visit. */
export interface StepFollower {
  /** The history has come to this entry, on the page that it belongs to or on another one. */
  readonly arrive: (entry: string, isNewPage: boolean) => void;
  readonly stop: () => void;
}

/** Whether the screen that came has chosen its own place for the focus. */
function isFocusInPage(): boolean {
  return document.activeElement?.closest('[data-page]') !== null && !isFocusLost();
}

/**
 * A new page has the focus on its heading; one that is come back to has it on what was pressed there, as soon as that
 * is drawn again, unless the focus was moved meanwhile.
 */
export function followSteps(first: string): StepFollower {
  const pressed = new Map<string, FocusTrace>();
  let here = first;
  let frame = 0;
  let search: MutationObserver | undefined;
  const onClick = ({ target }: MouseEvent): void => {
    const control = target instanceof Element ? target.closest<HTMLElement>('a[href], button') : null;
    if (control !== null && controlsIn(control).includes(control)) pressed.set(here, traceOf(control));
  };
  const endSearch = (): void => {
    cancelAnimationFrame(frame);
    search?.disconnect();
    search = undefined;
  };
  const restore = (trace: FocusTrace): boolean => {
    const control = findTraced(trace);
    return control !== undefined && giveFocus(control);
  };
  const searchFor = (trace: FocusTrace): void => {
    const held = document.activeElement;
    search = new MutationObserver(() => {
      if ((document.activeElement !== held && !isFocusLost()) || restore(trace)) endSearch();
    });
    search.observe(document.body, { childList: true, subtree: true });
  };
  const lead = (): void => {
    const trace = pressed.get(here);
    if (isFocusInPage() || (trace !== undefined && restore(trace))) return;
    if (!focusPage()) waitForPage();
    else if (trace !== undefined) searchFor(trace);
  };
  /** A surface over the page that was left is still closing. */
  const waitForPage = (): void => {
    search = new MutationObserver(() => {
      endSearch();
      lead();
    });
    search.observe(document.body, { childList: true, subtree: true, attributeFilter: ['inert', 'aria-hidden'] });
  };
  document.addEventListener('click', onClick, true);
  return {
    arrive: (entry, isNewPage) => {
      here = entry;
      endSearch();
      // A surface over the page that was left gives up the focus first.
      if (isNewPage) frame = requestAnimationFrame(lead);
    },
    stop: () => {
      endSearch();
      document.removeEventListener('click', onClick, true);
    },
  };
}
