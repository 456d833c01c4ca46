import * as v from 'valibot';
import { withPrerendered } from 'shared-contracts/release/prerendered';
import { policyHash, sha256Hex } from '../store/digest';
import { partKey } from '../store/keys';
import { bytesOf, StoreConflict } from '../store/store';
import type { Store } from '../trust/store';

const partSchema = v.object({
  schema: v.literal(1),
  html: v.string(),
  title: v.string(),
  style: v.string(),
  /** Values of the HTML's `style` attributes. */
  attributes: v.array(v.string()),
  /** JSON of the answers that the page carries. */
  answers: v.string(),
  renderedFor: v.string(),
  /** The gateway's answers that it was rendered from, by path and query: what is rendered when the gateway has none. */
  given: v.record(v.string(), v.unknown()),
});

/** What a server has rendered of a page, and from what. */
export type StoredPart = v.InferOutput<typeof partSchema>;

/** Reads a part; null when it is gone, or is not the one of that hash. */
export async function readPart(store: Store, sha256: string): Promise<StoredPart | null> {
  const found = await store.get(partKey(sha256));
  if (found === null || sha256Hex(found.bytes) !== sha256) return null;
  const read = v.safeParse(partSchema, JSON.parse(new TextDecoder().decode(found.bytes)));
  return read.success ? read.output : null;
}

/** Stores a part where it is not there yet; gives its hash. */
export async function storePart(store: Store, part: StoredPart): Promise<string> {
  const bytes = bytesOf(JSON.stringify(part));
  const sha256 = sha256Hex(bytes);
  try {
    if ((await store.get(partKey(sha256))) === null) await store.create(partKey(sha256), bytes);
  } catch (error) {
    // The same part, by another writer.
    if (!(error instanceof StoreConflict)) throw error;
  }
  return sha256;
}

/** The document of a page with its part; null where the page has no place for it. */
export function documentWith(page: string, part: StoredPart): string | null {
  const { style, attributes } = part;
  return withPrerendered(page, part, { style: policyHash(style), attributes: attributes.map(policyHash) });
}
