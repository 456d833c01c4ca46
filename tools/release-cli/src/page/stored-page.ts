import type { MapView } from 'shared-contracts/release/resolve';
import * as v from 'valibot';
import { sha256Hex } from '../store/digest';
import { pageHeadersKey, pageKey } from '../store/keys';
import { bytesOf, jsonBytes, readText, type Store } from '../store/store';
import type { RenderedPage } from './render-page';

/** A page's headers as stored: they name the very page they belong to, because their hashes fit no other. */
const storedHeadersSchema = v.object({
  page: v.string(),
  revision: v.number(),
  headers: v.record(v.string(), v.string()),
});

/** A page whose headers fit it, the name of its contents, and the revision of the map it was made from. */
export interface StoredPage extends RenderedPage {
  readonly revision: number;
  readonly etag: string;
}

function parseStoredHeaders(text: string): v.InferOutput<typeof storedHeadersSchema> | null {
  try {
    return v.parse(storedHeadersSchema, JSON.parse(text));
  } catch {
    return null;
  }
}

/**
 * Reads a merchant's page. Null when there is none; `torn` when page and headers do not belong together,
 * which a writer at work leaves for a moment.
 */
export async function readPage(
  store: Store,
  environment: string,
  merchant: string,
): Promise<StoredPage | 'torn' | null> {
  const [page, headers] = await Promise.all([
    readText(store, pageKey(environment, merchant)),
    readText(store, pageHeadersKey(environment, merchant)),
  ]);
  if (page === null && headers === null) return null;
  const stored = headers === null ? null : parseStoredHeaders(headers.text);
  if (page === null || stored === null || stored.page !== sha256Hex(page.text)) return 'torn';
  return { html: page.text, headers: stored.headers, etag: stored.page, revision: stored.revision };
}

async function put(store: Store, key: string, bytes: Uint8Array): Promise<void> {
  const present = await store.get(key);
  if (present !== null && sha256Hex(present.bytes) === sha256Hex(bytes)) return;
  await store.replace(key, bytes, present?.etag ?? null);
}

/** Stores a page, then its headers; fails with a store conflict when another writer is at it. */
export async function storePage(store: Store, view: MapView, page: RenderedPage): Promise<void> {
  const { environment, merchant, revision } = view;
  await put(store, pageKey(environment, merchant), bytesOf(page.html));
  const headers = { page: sha256Hex(page.html), revision, headers: page.headers };
  await put(store, pageHeadersKey(environment, merchant), jsonBytes(headers));
}
