import { UserError, messageOf } from '../text/user-error';
import { assertEnvironment } from '../store/environments';
import { revisionKey, revisionPrefix } from '../store/keys';
import { parseStoredJson, readText } from '../store/store';
import type { Store } from '../trust/store';
import {
  assertBelieved,
  assertBelievedOnce,
  assertNeverSeen,
  newestSeen,
  type Vouched,
} from '../trust/signed-document';
import { authorOfDocument } from '../trust/written-by';
import { contentHash, type DocumentReader, type Revision } from './revision';

/** The present state of a document as it is in the store. */
export interface StoredState<State extends Revision> {
  readonly state: State;
  /** To write against; null before the first write. */
  readonly etag: string | null;
  /** The very text, signatures included; null before the first write. */
  readonly text: string | null;
}

/** An earlier state that is kept. */
export interface KeptState<State extends Revision> {
  readonly state: State;
  readonly hash: string;
}

function parseState<State extends Revision>(
  document: DocumentReader<State>,
  environment: string,
  { value, key, vouched }: { readonly value: unknown; readonly key: string; readonly vouched: Vouched },
): State {
  // The root counts the revisions of the map that were adopted with their authors; of settings none was.
  const adoptedRevision = document.part === 'map' ? vouched.adoptedRevision : 0;
  try {
    const state = document.parse(value, environment);
    return { ...state, author: authorOfDocument({ ...vouched, adoptedRevision }, state) };
  } catch (error) {
    throw new UserError(`${key} in the store cannot be used: ${messageOf(error)}`);
  }
}

/**
 * The present state of a document, believed: signed by a trusted key and not older than one this machine has seen;
 * else a {@link UserError}. The empty state before the first write.
 */
export async function readPresent<State extends Revision>(
  store: Store,
  environment: string,
  document: DocumentReader<State>,
): Promise<StoredState<State>> {
  assertEnvironment(environment);
  const { part } = document;
  const key = document.keyOf(environment);
  const seen = await newestSeen(store, environment, part);
  const found = await readText(store, key);
  if (found === null) {
    assertNeverSeen(key, seen);
    return { state: document.empty(environment), etag: null, text: null };
  }
  const value = parseStoredJson(found.text, key);
  const vouched = await assertBelieved(store, { environment, part, key, value }, seen);
  return { state: parseState(document, environment, { value, key, vouched }), etag: found.etag, text: found.text };
}

/** What is kept under a key, which any key that the environment ever trusted may have signed; null when nothing is. */
export async function readKept<State extends Revision>(
  store: Store,
  environment: string,
  document: DocumentReader<State>,
  key: string,
): Promise<KeptState<State> | null> {
  const found = await readText(store, key);
  if (found === null) return null;
  const { part } = document;
  const value = parseStoredJson(found.text, key);
  const vouched = await assertBelievedOnce(store, { environment, part, key, value });
  const state = parseState(document, environment, { value, key, vouched });
  // Every earlier state is signed: one must not be shown in the place of another.
  if (revisionKey(environment, state.revision, part) !== key)
    throw new UserError(`${key} in the store is revision ${state.revision}, so it is not used`);
  return { state, hash: contentHash(value) };
}

/** An earlier state; null when it was collected. */
export async function readRevisionOf<State extends Revision>(
  store: Store,
  environment: string,
  document: DocumentReader<State>,
  revision: number,
): Promise<State | null> {
  assertEnvironment(environment);
  const kept = await readKept(store, environment, document, revisionKey(environment, revision, document.part));
  return kept?.state ?? null;
}

/** Every state that is kept, oldest first, the present one last. */
export async function readEveryState<State extends Revision>(
  store: Store,
  environment: string,
  document: DocumentReader<State>,
): Promise<readonly State[]> {
  const { state, etag } = await readPresent(store, environment, document);
  const keys = await store.list(revisionPrefix(environment, document.part));
  const kept = await Promise.all(keys.map((key) => readKept(store, environment, document, key)));
  const earlier = kept.flatMap((entry) => entry?.state ?? []).filter(({ revision }) => revision < state.revision);
  return etag === null ? earlier : [...earlier, state];
}

/** States for people to look at: one that cannot be used hides no other. */
export interface ReadableStates<State extends Revision> {
  /** Oldest first. */
  readonly states: readonly State[];
  /** Why others cannot be shown, one sentence each. */
  readonly faults: readonly string[];
}

/** The newest states up to a present one, and one more than asked for to compare the oldest with. */
export async function readStatesBefore<State extends Revision>(
  store: Store,
  document: DocumentReader<State>,
  present: State,
  limit: number,
): Promise<ReadableStates<State>> {
  const { environment } = present;
  const states = [present];
  const faults: string[] = [];
  for (let revision = present.revision - 1; revision > 0 && states.length <= limit; revision -= 1) {
    try {
      const earlier = await readRevisionOf(store, environment, document, revision);
      // The oldest are collected first: before one that is gone there is nothing worth asking for.
      if (earlier === null) break;
      states.unshift(earlier);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      faults.push(error.message);
    }
  }
  return { states, faults };
}

/** The states that are kept: the newest, and one more than asked for, or all. */
export async function readReadableStates<State extends Revision>(
  store: Store,
  environment: string,
  document: DocumentReader<State>,
  limit?: number,
): Promise<ReadableStates<State>> {
  const { state: present, etag } = await readPresent(store, environment, document);
  if (etag === null) return { states: [], faults: [] };
  if (limit !== undefined) return readStatesBefore(store, document, present, limit);
  const faults: string[] = [];
  const kept = await Promise.all(
    (await store.list(revisionPrefix(environment, document.part))).map(async (key) =>
      readKept(store, environment, document, key).catch((error: unknown) => {
        if (!(error instanceof UserError)) throw error;
        faults.push(error.message);
        return null;
      }),
    ),
  );
  const earlier = kept.flatMap((entry) => entry?.state ?? []).filter(({ revision }) => revision < present.revision);
  return { states: [...earlier, present], faults: faults.toSorted() };
}

/** The state that a person names by its number; refuses one that is still to come or not kept any more. */
export async function requireState<State extends Revision>(
  store: Store,
  environment: string,
  document: DocumentReader<State>,
  revision: number,
): Promise<State> {
  const { state } = await readPresent(store, environment, document);
  const title = `Revision ${revision} of ${document.noun} of ${environment}`;
  if (revision > state.revision) throw new UserError(`${title} is still to come: the newest is ${state.revision}`);
  const found = revision === state.revision ? state : await readRevisionOf(store, environment, document, revision);
  if (found === null) throw new UserError(`${title} is not kept any more`);
  return found;
}
