import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;
const inBrowser = (): boolean => true;
const onServer = (): boolean => false;

/**
 * Whether the page is the browser's own: false on a server, and while a page that a server rendered is taken over, which
 * has to draw what the server drew. What depends on the device, on chance or on what is kept comes once it is true.
 */
export function useTakenOver(): boolean {
  return useSyncExternalStore(never, inBrowser, onServer);
}
