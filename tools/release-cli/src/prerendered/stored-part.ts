import * as v from 'valibot';
import { answersPath, withPrerendered } from 'shared-contracts/release/prerendered';
import { policyHash, sha256Hex } from '../store/digest';
import { answersKey, partKey } from '../store/keys';
import { bytesOf, StoreConflict } from '../store/store';
import type { Store } from '../trust/store';
import type { PartFiles } from './part-list';

const partSchema = v.object({
  schema: v.literal(2),
  html: v.string(),
  title: v.string(),
  style: v.string(),
  /** Values of the HTML's `style` attributes. */
  attributes: v.array(v.string()),
  renderedFor: v.string(),
  /** The gateway's answers that it was rendered from, by path and query: what is rendered when the gateway has none. */
  given: v.record(v.string(), v.unknown()),
});

/** What a server has rendered of a page, and from what. */
export type StoredPart = v.InferOutput<typeof partSchema>;

/** A part, and the JSON of the answers that the page reads. */
export interface PartWithAnswers {
  readonly part: StoredPart;
  readonly answers: string;
}

async function readByHash(store: Store, key: string, sha256: string): Promise<Uint8Array | null> {
  const found = await store.get(key);
  return found === null || sha256Hex(found.bytes) !== sha256 ? null : found.bytes;
}

/** Reads a part; null when it is gone, or is not the one of that hash. */
export async function readPart(store: Store, sha256: string): Promise<StoredPart | null> {
  const bytes = await readByHash(store, partKey(sha256), sha256);
  if (bytes === null) return null;
  const read = v.safeParse(partSchema, JSON.parse(new TextDecoder().decode(bytes)));
  return read.success ? read.output : null;
}

/** Reads answers of a page; null when they are gone, or are not those of that hash. */
export async function readAnswers(store: Store, sha256: string): Promise<Uint8Array | null> {
  return readByHash(store, answersKey(sha256), sha256);
}

async function storeByHash(store: Store, keyOf: (sha256: string) => string, text: string): Promise<string> {
  const bytes = bytesOf(text);
  const sha256 = sha256Hex(bytes);
  try {
    if ((await store.get(keyOf(sha256))) === null) await store.create(keyOf(sha256), bytes);
  } catch (error) {
    // The same, by another writer.
    if (!(error instanceof StoreConflict)) throw error;
  }
  return sha256;
}

/** Stores a part and its answers where they are not there yet; gives their hashes. */
export async function storePart(store: Store, { part, answers }: PartWithAnswers): Promise<PartFiles> {
  return {
    part: await storeByHash(store, partKey, JSON.stringify(part)),
    answers: await storeByHash(store, answersKey, answers),
  };
}

/** The document of a page with its part and the answers of that hash; null where the page has no place for it. */
export function documentWith(page: string, part: StoredPart, answers: string): string | null {
  const { style, attributes } = part;
  const integrity = `sha256-${Buffer.from(answers, 'hex').toString('base64')}`;
  return withPrerendered(
    page,
    { ...part, answers: { path: answersPath(answers), integrity } },
    { style: policyHash(style), attributes: attributes.map(policyHash) },
  );
}
