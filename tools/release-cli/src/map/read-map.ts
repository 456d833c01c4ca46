import { emptyReleaseMap, parseReleaseMap, type ReleaseMap } from 'shared-contracts/release/release-map';
import { Refusal, sentenceOf } from '../refusal';
import { mapKey, revisionPrefix } from '../store/keys';
import { assertEnvironment, parseStoredJson } from '../store/settings';
import { readText, type Store } from '../store/store';

function parseStoredMap(text: string, key: string): ReleaseMap {
  const value = parseStoredJson(text, key);
  try {
    return parseReleaseMap(value);
  } catch (error) {
    throw new Refusal(`${key} in the store cannot be used: ${sentenceOf(error)}`);
  }
}

/** The map of an environment with the etag to write against; an empty map and `null` before the first write. */
export async function readMap(store: Store, environment: string): Promise<{ map: ReleaseMap; etag: string | null }> {
  assertEnvironment(environment);
  const found = await readText(store, mapKey(environment));
  if (found === null) return { map: emptyReleaseMap(environment), etag: null };
  return { map: parseStoredMap(found.text, mapKey(environment)), etag: found.etag };
}

/** Every state the map ever had, oldest first, the present one last. */
export async function readHistory(store: Store, environment: string): Promise<readonly ReleaseMap[]> {
  const { map, etag } = await readMap(store, environment);
  const keys = await store.list(revisionPrefix(environment));
  const earlier = await Promise.all(
    keys.map(async (key) => {
      const found = await readText(store, key);
      return found === null ? [] : [parseStoredMap(found.text, key)];
    }),
  );
  const states = earlier.flat().filter((state) => state.revision < map.revision);
  return etag === null ? states : [...states, map];
}
