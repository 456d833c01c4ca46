import { useLayoutEffect, useRef } from 'react';

/**
 * For a surface's `onCloseAutoFocus`: gives the focus back to what had it before the surface opened. The dialog
 * library does so only for a button of its own, and surfaces here are opened by state.
 */
export function useFocusReturn(open: boolean): (event: { preventDefault: () => void }) => void {
  const opener = useRef<Element | null>(null);
  // Before the content is drawn: a field in it may take the focus at once.
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  return (event) => {
    event.preventDefault();
    if (opener.current instanceof HTMLElement && opener.current.isConnected)
      opener.current.focus({ preventScroll: true });
  };
}
