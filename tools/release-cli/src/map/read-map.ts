import { emptyReleaseMap, parseReleaseMap, type ReleaseMap } from 'shared-contracts/release/release-map';
import { Refusal, sentenceOf } from '../refusal';
import { mapKey, revisionKey, revisionPrefix } from '../store/keys';
import { assertEnvironment, parseStoredJson } from '../store/settings';
import { readText, type Store } from '../store/store';
import { assertBelieved, assertBelievedOnce, assertNeverSeen } from '../trust/signed-document';

/** A map as it is in the store. */
export interface StoredMap {
  readonly map: ReleaseMap;
  /** To write against; null before the first write. */
  readonly etag: string | null;
  /** The very text, signatures included; null before the first write. */
  readonly text: string | null;
}

function parseStoredMap(value: unknown, key: string): ReleaseMap {
  try {
    return parseReleaseMap(value);
  } catch (error) {
    throw new Refusal(`${key} in the store cannot be used: ${sentenceOf(error)}`);
  }
}

/**
 * The map of an environment, believed: signed by a trusted key and not older than one this machine has seen;
 * else a {@link Refusal}. An empty map before the first write.
 */
export async function readMap(store: Store, environment: string): Promise<StoredMap> {
  assertEnvironment(environment);
  const key = mapKey(environment);
  const found = await readText(store, key);
  if (found === null) {
    await assertNeverSeen(store, { environment, part: 'map', key });
    return { map: emptyReleaseMap(environment), etag: null, text: null };
  }
  const value = parseStoredJson(found.text, key);
  await assertBelieved(store, { environment, part: 'map', key, value });
  return { map: parseStoredMap(value, key), etag: found.etag, text: found.text };
}

async function readKept(store: Store, environment: string, key: string): Promise<ReleaseMap | null> {
  const found = await readText(store, key);
  if (found === null) return null;
  const value = parseStoredJson(found.text, key);
  await assertBelievedOnce(store, { environment, part: 'map', key, value });
  const map = parseStoredMap(value, key);
  // Every earlier state is signed: one must not be shown in the place of another.
  if (revisionKey(environment, map.revision) !== key)
    throw new Refusal(`${key} in the store is revision ${map.revision}, so it is not used`);
  return map;
}

/** An earlier state that was kept; null when it was collected. */
export async function readRevision(store: Store, environment: string, revision: number): Promise<ReleaseMap | null> {
  assertEnvironment(environment);
  return readKept(store, environment, revisionKey(environment, revision));
}

/** Every state the map ever had, oldest first, the present one last. */
export async function readHistory(store: Store, environment: string): Promise<readonly ReleaseMap[]> {
  const { map, etag } = await readMap(store, environment);
  const keys = await store.list(revisionPrefix(environment));
  const earlier = await Promise.all(keys.map((key) => readKept(store, environment, key)));
  const states = earlier.filter((state) => state !== null).filter((state) => state.revision < map.revision);
  return etag === null ? states : [...states, map];
}
