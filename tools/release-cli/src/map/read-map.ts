import { emptyReleaseMap, parseReleaseMap, type ReleaseMap } from 'shared-contracts/release/release-map';
import { readEveryState, readPresent, readRevisionOf } from '../revisions/read-revisions';
import type { RevisedDocument } from '../revisions/revision';
import { mapKey } from '../store/keys';
import type { Store } from '../trust/store';

/** The release map as a document with revisions. */
export const MAP_DOCUMENT: RevisedDocument<ReleaseMap> = {
  part: 'map',
  noun: 'the map',
  keyOf: mapKey,
  parse: parseReleaseMap,
  contentOf: (map) => map,
  empty: emptyReleaseMap,
};

/** A map as it is in the store. */
export interface StoredMap {
  readonly map: ReleaseMap;
  /** To write against; null before the first write. */
  readonly etag: string | null;
}

/**
 * The map of an environment, believed: signed by a trusted key and not older than one this machine has seen;
 * else a refusal. An empty map before the first write.
 */
export async function readMap(store: Store, environment: string): Promise<StoredMap> {
  const { state, etag } = await readPresent(store, environment, MAP_DOCUMENT);
  return { map: state, etag };
}

/** An earlier state that was kept; null when it was collected. */
export async function readRevision(store: Store, environment: string, revision: number): Promise<ReleaseMap | null> {
  return readRevisionOf(store, environment, MAP_DOCUMENT, revision);
}

/** Every state the map ever had, oldest first, the present one last. */
export async function readHistory(store: Store, environment: string): Promise<readonly ReleaseMap[]> {
  return readEveryState(store, environment, MAP_DOCUMENT);
}
