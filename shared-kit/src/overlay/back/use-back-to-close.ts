import { useEffectEvent, useLayoutEffect } from 'react';
import { keepHistory } from '../../router/site-history';
import { OverlayEntries } from './overlay-entries';

let entries: OverlayEntries | undefined;

/** The entries of the page's overlays. The first call also drops that of an overlay which a reload has closed. */
export function overlayEntries(): OverlayEntries {
  if (entries === undefined) keepHistory((entries = new OverlayEntries(window)));
  return entries;
}

/**
 * Lets Back close an overlay while it is open: the browser's, Android's, and the swipe back. An overlay that may not be
 * dismissed stays, and so does its page.
 */
export function useBackToClose(isOpen: boolean, onClose: () => void, isDismissible = true): void {
  const close = useEffectEvent(() => {
    if (isDismissible) onClose();
    return isDismissible;
  });
  useLayoutEffect(() => (isOpen ? overlayEntries().add({ close: () => close() }) : undefined), [isOpen]);
}
