import { openStoreAt, type StoreSurroundings } from './open-store';
import type { Store } from './store';
import { fileTrust } from './file-trust';
import type { Trust } from './trust';

/** Gives a store that was just opened the trust by which what it holds is believed. */
export function trusting<Opened extends Store>(store: Opened, trust: Trust): Opened & { readonly trust: Trust } {
  return Object.assign(store, { trust });
}

/** Opens a store by its location (see `openStoreAt`), with the keys of the state folder or of CI's variables. */
export function openTrustedStore(location: string | undefined, surroundings: StoreSurroundings): Store {
  const store = openStoreAt(location, surroundings);
  return trusting(store, fileTrust(surroundings, store));
}
