import { useLayoutEffect, useRef } from 'react';

/** A field of the opener's form that was found wrong meanwhile, else the opener itself. */
function focusTarget(opener: Element): Element {
  return opener.closest('form')?.querySelector('[aria-invalid="true"]') ?? opener;
}

/**
 * For a surface's `onCloseAutoFocus`: gives the focus back to what had it before the surface opened. The dialog
 * library does so only for a button of its own, and surfaces here are opened by state. Where the surface sent a form
 * that was refused, the wrong field has the focus.
 */
export function useFocusReturn(open: boolean): (event: { preventDefault: () => void }) => void {
  const opener = useRef<Element | null>(null);
  // Before the content is drawn: a field in it may take the focus at once.
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  return (event) => {
    event.preventDefault();
    // The page behind has given the focus to something already, as to the heading of the page that came.
    const { activeElement, body } = document;
    if (activeElement !== null && activeElement !== body && activeElement !== opener.current) return;
    if (opener.current?.isConnected !== true) return;
    const target = focusTarget(opener.current);
    if (target instanceof HTMLElement) target.focus({ preventScroll: target === opener.current });
  };
}
