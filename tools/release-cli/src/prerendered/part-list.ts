import { webcrypto } from 'node:crypto';
import type { TrustedKey } from 'shared-contracts/release/boot-document';
import { signedSchema } from 'shared-contracts/release/feed';
import { PRERENDERED_NAMES, type PrerenderedPage } from 'shared-contracts/release/prerendered';
import { verifySigned } from 'shared-contracts/release/signature';
import * as v from 'valibot';
import { answersKey, partKey, prerenderedKey, prerenderedPrefix } from '../store/keys';
import { jsonBytes, readText } from '../store/store';
import { signWith } from '../trust/signed-document';
import type { Store } from '../trust/store';
import type { Signer } from '../trust/trust';

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'not a hash'));

const filesSchema = v.object({
  part: hash,
  /** The answers that the page reads. */
  answers: hash,
});

/** Hashes of what was rendered of one page. */
export type PartFiles = v.InferOutput<typeof filesSchema>;

/** The list of what was rendered of a merchant's pages, before it is signed. */
export const listSchema = v.object({
  schema: v.literal(2),
  environment: v.string(),
  merchant: v.string(),
  /** The page that these parts were rendered for (`pageIdentity`). */
  page: hash,
  /** What was rendered, by the name of the page. */
  parts: v.record(v.picklist(PRERENDERED_NAMES), filesSchema),
  /** Hashes of the answers before these: a page that is on its way to a browser may still name them. */
  earlier: v.array(hash),
});

/** Which parts a merchant's pages have; signed, because they follow from what a gateway said and not from the map alone. */
export type PartList = v.InferOutput<typeof listSchema>;

/** A list that was read, and the name of its contents. */
export interface StoredList {
  /** Null for one that no trusted key has signed, or that is another's. */
  readonly list: PartList | null;
  readonly etag: string;
}

/** Reads the list of a merchant's parts; null when there is none. */
export async function readPartList(
  store: Store,
  environment: string,
  merchant: string,
  keys: readonly TrustedKey[],
): Promise<StoredList | null> {
  const found = await readText(store, prerenderedKey(environment, merchant));
  if (found === null) return null;
  const { etag } = found;
  try {
    const signed = v.parse(signedSchema, JSON.parse(found.text));
    if (!(await verifySigned(signed, keys, webcrypto.subtle, 'prerendered'))) return { list: null, etag };
    const list = v.parse(listSchema, JSON.parse(signed.payload));
    return { list: list.environment === environment && list.merchant === merchant ? list : null, etag };
  } catch {
    return { list: null, etag };
  }
}

/** Keys of all that a list names. */
export function keysOf({ parts, earlier }: Pick<PartList, 'parts' | 'earlier'>): readonly string[] {
  const named = Object.values(parts).flatMap(({ part, answers }) => [partKey(part), answersKey(answers)]);
  return [...named, ...earlier.map(answersKey)];
}

/** Keys of all that any list of an environment names, believed or not: it is in use. */
export async function keysInUse(store: Store, environment: string): Promise<readonly string[]> {
  const keys = await store.list(prerenderedPrefix(environment));
  const texts = await Promise.all(keys.map((key) => readText(store, key)));
  return texts.flatMap((found) => {
    try {
      const { payload } = v.parse(signedSchema, JSON.parse(found?.text ?? ''));
      return keysOf(v.parse(listSchema, JSON.parse(payload)));
    } catch {
      // Nobody reads a list that is none.
      return [];
    }
  });
}

/** Signs and stores the list of a merchant's parts. */
export async function storePartList(
  store: Store,
  signers: readonly Signer[],
  list: PartList,
  etag: string | null,
): Promise<void> {
  const { environment, merchant } = list;
  const signed = signWith(signers, 'prerendered', JSON.stringify(list));
  await store.replace(prerenderedKey(environment, merchant), jsonBytes(signed), etag);
}

/** What was rendered by a list, by page. */
export function partsOf({ parts }: Pick<PartList, 'parts'>): readonly (readonly [PrerenderedPage, PartFiles])[] {
  return PRERENDERED_NAMES.flatMap((page) => {
    const files = parts[page];
    return files === undefined ? [] : [[page, files] as const];
  });
}
