import { BRAND_PREFIX } from '../brand/named-pictures';
import { forEachAtOnce } from '../store/at-once';
import { sha256Hex } from '../store/digest';
import { ANSWERS_PREFIX, FILES_PREFIX, PARTS_PREFIX } from '../store/keys';
import type { ObjectStore } from '../store/store';
import { UserError } from '../text/user-error';

/** How often the copy is brought up to what was written meanwhile. */
const PASSES = 30;
const AT_ONCE = 16;

/** Most of a store is never written again under the same key; everything else is read in every pass. */
function isNeverReplaced(key: string): boolean {
  const isFile = key.startsWith(FILES_PREFIX) && !key.endsWith('.json');
  return isFile || key.startsWith(BRAND_PREFIX) || key.startsWith(ANSWERS_PREFIX) || key.startsWith(PARTS_PREFIX);
}

/** Works through keys, some at a time. */
export async function forEachKey(keys: Iterable<string>, work: (key: string) => Promise<void>): Promise<void> {
  return forEachAtOnce(keys, AT_ONCE, work);
}

/** Puts an object into a store, whatever is there under its key. */
export async function putObject(store: ObjectStore, key: string, bytes: Uint8Array): Promise<void> {
  const present = await store.get(key);
  if (present === null) await store.create(key, bytes);
  else if (sha256Hex(present.bytes) !== sha256Hex(bytes)) await store.replace(key, bytes, present.etag);
}

/**
 * Copies a store into an empty one while others may write; gives the SHA-256 of every object by key. The copy is a state that
 * the store was in: passes follow each other until one finds nothing that another pass did not see.
 */
export async function copyStore(source: ObjectStore, target: ObjectStore): Promise<ReadonlyMap<string, string>> {
  const copied = new Map<string, string>();
  for (let pass = 0; pass < PASSES; pass += 1) if (!(await copyChanges(source, target, copied))) return copied;
  throw new UserError(
    `The store did not keep still for one look in ${PASSES}: make the backup while fewer write to it, nothing was made`,
  );
}

/** One pass; tells whether it found anything new, or missed anything. */
async function copyChanges(source: ObjectStore, target: ObjectStore, copied: Map<string, string>): Promise<boolean> {
  const keys = new Set(await source.list(''));
  let isChanged = false;
  for (const gone of [...copied.keys()].filter((key) => !keys.has(key))) {
    await target.remove(gone);
    copied.delete(gone);
    isChanged = true;
  }
  await forEachKey(keys, async (key) => {
    if (copied.has(key) && isNeverReplaced(key)) return;
    const found = await source.get(key);
    const digest = found === null ? undefined : sha256Hex(found.bytes);
    if (digest !== undefined && digest === copied.get(key)) return;
    isChanged = true;
    if (found === null || digest === undefined) return;
    await putObject(target, key, found.bytes);
    copied.set(key, digest);
  });
  return isChanged;
}
