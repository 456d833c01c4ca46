import { useSyncExternalStore } from 'react';
import type { DRAWINGS } from './drawings';
import { lateValue } from './late-value';

const drawings = lateValue<typeof DRAWINGS>(
  async () => (await import(/* webpackChunkName: "drawings" */ './drawings')).DRAWINGS,
);

const none = (): undefined => undefined;

/** The pictures that are not there from the start; undefined until they have come, and in a page that a server renders. */
export function useDrawings(): typeof DRAWINGS | undefined {
  return useSyncExternalStore(drawings.subscribe, drawings.get, none);
}

/** Fetches them in an idle moment, so that no screen shows an empty place first. */
export function preloadDrawings(): void {
  drawings.subscribe(() => undefined)();
}
