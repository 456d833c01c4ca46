import { useSyncExternalStore } from 'react';
import type { DRAWINGS } from './drawings';
import { lateValue } from './late-value';

const drawings = lateValue<typeof DRAWINGS>(
  async () => (await import(/* webpackChunkName: "drawings" */ './drawings')).DRAWINGS,
);

/** What a page that a server renders, and the browser that takes it over, begins with. */
let first: typeof DRAWINGS | undefined;
const begun = (): typeof DRAWINGS | undefined => first;

/** Settles, before a page is rendered or taken over, whether it begins with the pictures: both sides have to agree. */
export async function settleDrawings(isWanted: boolean): Promise<void> {
  if (isWanted) await drawings.settled();
  first = isWanted ? drawings.get() : undefined;
}

/** The pictures that are not there from the start; undefined until they have come. */
export function useDrawings(): typeof DRAWINGS | undefined {
  return useSyncExternalStore(drawings.subscribe, drawings.get, begun);
}

/** Fetches them in an idle moment, so that no screen shows an empty place first. */
export function preloadDrawings(): void {
  drawings.subscribe(() => undefined)();
}
