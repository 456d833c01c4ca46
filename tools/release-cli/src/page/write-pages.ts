import { viewForMerchant } from 'shared-contracts/release/resolve';
import { readMap } from '../map/read-map';
import { Refusal } from '../refusal';
import { pageHeadersKey, pageKey, pagePrefix } from '../store/keys';
import { readCandidates } from '../store/releases';
import { readSettings } from '../store/settings';
import { StoreConflict, type Store } from '../store/store';
import { renderPages } from './render-pages';
import { storePage } from './stored-page';

const ATTEMPTS = 50;

async function storeAll(store: Store, environment: string): Promise<string> {
  const [{ map, etag }, found] = await Promise.all([readMap(store, environment), readSettings(store, environment)]);
  if (found !== null) {
    const descriptorOf = await readCandidates(store, map, found.settings);
    const pages = await renderPages({ store, map, settings: found.settings, descriptorOf });
    for (const [merchant, page] of pages) await storePage(store, viewForMerchant(map, merchant), page);
    const wanted = [...pages.keys()].flatMap((merchant) => [
      pageKey(environment, merchant),
      pageHeadersKey(environment, merchant),
    ]);
    for (const key of await store.list(pagePrefix(environment))) if (!wanted.includes(key)) await store.remove(key);
  }
  return `${etag} ${found?.etag}`;
}

async function stateOf(store: Store, environment: string): Promise<string> {
  const [{ etag }, found] = await Promise.all([readMap(store, environment), readSettings(store, environment)]);
  return `${etag} ${found?.etag}`;
}

/**
 * Makes all pages of an environment from its present map and settings. Writers may overtake each other, so
 * it does so again until what the pages were made from is still the present state afterwards: whoever
 * finishes last leaves the newest pages.
 */
export async function writePages(store: Store, environment: string): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    try {
      const madeFrom = await storeAll(store, environment);
      if (madeFrom === (await stateOf(store, environment))) return;
    } catch (error) {
      if (!(error instanceof StoreConflict)) throw error;
    }
  }
  throw new Refusal(
    `The map is written, but the pages of ${environment} are not all renewed: run "mfe verify --pages"`,
  );
}
