import * as v from 'valibot';
import { pagesStateKey } from '../store/keys';
import { jsonBytes, readText } from '../store/store';
import type { Store } from '../trust/store';

const stateSchema = v.object({
  /** 2: sites have their parts for home screens. */
  schema: v.literal(2),
  /** Revision of the map, etag of the settings and names of the keys that all pages were last made from. */
  revision: v.number(),
  settings: v.string(),
  keys: v.string(),
  /** When the oldest feed was signed. */
  feedsSince: v.pipe(v.string(), v.isoTimestamp()),
});

/** What the pages of an environment were last completely made from: where the next writer may begin. */
export type PagesState = v.InferOutput<typeof stateSchema>;

/**
 * Reads it; null when there is none or it cannot be read, which only means that every page is looked at. It
 * is not signed: one that lies leaves pages old, and pages are checked against the map wherever they are read.
 */
export async function readPagesState(
  store: Store,
  environment: string,
): Promise<{ readonly state: PagesState | null; readonly etag: string | null }> {
  const found = await readText(store, pagesStateKey(environment));
  if (found === null) return { state: null, etag: null };
  try {
    return { state: v.parse(stateSchema, JSON.parse(found.text)), etag: found.etag };
  } catch {
    return { state: null, etag: found.etag };
  }
}

export async function storePagesState(
  store: Store,
  environment: string,
  state: PagesState,
  etag: string | null,
): Promise<void> {
  await store.replace(pagesStateKey(environment), jsonBytes(state), etag);
}
