import type { MouseEvent } from 'react';

/** Whether a press on a link is one the page answers; what opens windows and tabs is the browser's. */
export function isPlainPress(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const hasModifier = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  const target = link?.target ?? '';
  return event.button === 0 && !hasModifier && (target === '' || target === '_self');
}
