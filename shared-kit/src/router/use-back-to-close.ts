import { useEffectEvent, useLayoutEffect } from 'react';
import { overlayEntries } from './site-history';

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
