import { parseOrExplain } from 'shared-contracts/release/descriptor';
import * as v from 'valibot';
import { UserError, messageOf } from '../text/user-error';
import { COLLECTION_KEY } from './keys';
import { jsonBytes, parseStoredJson, readText, StoreConflict, type ObjectStore } from './store';

const moment = v.pipe(v.string(), v.isoTimestamp());

/** What the collection remembers: since when each object is unused, and what is being removed right now. */
const marksSchema = v.object({
  schema: v.literal(1),
  /** Key of an unused object, and the run that first found it unused. */
  marks: v.record(v.string(), moment),
  /** A run that removes these; whoever needs one of them waits for its end. After `until` it is given up. */
  removal: v.nullable(v.object({ keys: v.array(v.string()), until: moment })),
});
export type Marks = v.InferOutput<typeof marksSchema>;

const NO_MARKS: Marks = { schema: 1, marks: {}, removal: null };

/** Reads the marks with the etag to write against. */
export async function readMarks(store: ObjectStore): Promise<{ marks: Marks; etag: string | null }> {
  const found = await readText(store, COLLECTION_KEY);
  if (found === null) return { marks: NO_MARKS, etag: null };
  try {
    const marks = parseOrExplain(marksSchema, parseStoredJson(found.text, COLLECTION_KEY), 'list of marks');
    return { marks, etag: found.etag };
  } catch (error) {
    throw new UserError(`${COLLECTION_KEY} in the store cannot be used: ${messageOf(error)}`);
  }
}

/** Writes the marks unless another writer did since they were read; false if one did. */
export async function replaceMarks(store: ObjectStore, marks: Marks, etag: string | null): Promise<boolean> {
  try {
    await store.replace(COLLECTION_KEY, jsonBytes(marks), etag);
    return true;
  } catch (error) {
    if (error instanceof StoreConflict) return false;
    throw error;
  }
}

/** The marks without some keys. */
export function withoutKeys(marks: Marks, keys: ReadonlySet<string>): Marks {
  const rest = Object.entries(marks.marks).filter(([key]) => !keys.has(key));
  return { ...marks, marks: Object.fromEntries(rest) };
}

/** Whether a removal is still going on. */
export function isRemoving(marks: Marks, now: Date): boolean {
  return marks.removal !== null && Date.parse(marks.removal.until) > now.getTime();
}
