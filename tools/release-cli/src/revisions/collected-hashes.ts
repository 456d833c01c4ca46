import { parseOrExplain } from 'shared-contracts/release/descriptor';
import * as v from 'valibot';
import { collectedHashesKey, revisionKey } from '../store/keys';
import { jsonBytes, parseStoredJson, readText, type ObjectStore } from '../store/store';
import { messageOf, UserError } from '../text/user-error';
import type { SignedPart } from '../trust/trust';
import { contentHash } from './revision';

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'not a SHA-256'));

/**
 * The hashes of states that were collected, oldest first. The list is not signed: the oldest state that is kept names the
 * last of them, and a checkpoint that somebody kept proves the others.
 */
const collectedSchema = v.object({
  schema: v.literal(1),
  /** The revision of the first hash. */
  first: v.pipe(v.number(), v.integer(), v.minValue(1)),
  hashes: v.array(hash),
});
export type CollectedHashes = v.InferOutput<typeof collectedSchema>;

const NONE: CollectedHashes = { schema: 1, first: 1, hashes: [] };

async function readStored(
  store: ObjectStore,
  environment: string,
  part: SignedPart,
): Promise<{ readonly collected: CollectedHashes; readonly etag: string | null }> {
  const key = collectedHashesKey(environment, part);
  const found = await readText(store, key);
  if (found === null) return { collected: NONE, etag: null };
  try {
    const value = parseStoredJson(found.text, key);
    return { collected: parseOrExplain(collectedSchema, value, 'list of collected states'), etag: found.etag };
  } catch (error) {
    throw new UserError(`${key} in the store cannot be used: ${messageOf(error)}`);
  }
}

/** The hashes of a document's states that were collected; none before the first. Refuses a list that cannot be read. */
export async function readCollected(
  store: ObjectStore,
  environment: string,
  part: SignedPart,
): Promise<CollectedHashes> {
  return (await readStored(store, environment, part)).collected;
}

/**
 * Keeps the hashes of states that are about to be removed, so that the chain can be walked and proved without them. Doing it
 * again for the same states changes nothing. After states that were removed without it the list begins again.
 */
export async function rememberCollected(
  store: ObjectStore,
  environment: string,
  part: SignedPart,
  revisions: readonly number[],
): Promise<void> {
  const { collected, etag } = await readStored(store, environment, part);
  let { first, hashes } = collected;
  for (const revision of revisions.toSorted((one, other) => one - other)) {
    if (revision < first + hashes.length) continue;
    const key = revisionKey(environment, revision, part);
    const found = await readText(store, key);
    if (found === null) continue;
    if (hashes.length === 0 || revision > first + hashes.length) [first, hashes] = [revision, []];
    hashes = [...hashes, contentHash(parseStoredJson(found.text, key))];
  }
  if (hashes === collected.hashes) return;
  await store.replace(collectedHashesKey(environment, part), jsonBytes({ schema: 1, first, hashes }), etag);
}
