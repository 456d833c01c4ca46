import type { ReleaseMap } from 'shared-contracts/release/release-map';
import type { Store } from '../store/store';
import { readMap, readRevision } from './read-map';

/** The newest states of a map, oldest first, and one more than asked for to compare the oldest with. */
export async function newestStates(store: Store, environment: string, limit: number): Promise<readonly ReleaseMap[]> {
  const { map, etag } = await readMap(store, environment);
  const states = etag === null ? [] : [map];
  for (let revision = map.revision - 1; revision > 0 && states.length <= limit; revision -= 1) {
    const earlier = await readRevision(store, environment, revision);
    // The oldest are collected first: before one that is gone there is nothing worth asking for.
    if (earlier === null) break;
    states.unshift(earlier);
  }
  return states;
}
