import type { ReleaseMap } from 'shared-contracts/release/release-map';
import type { PackageName } from 'shared-contracts/remote/remote-names';
import { isRevoked } from '../edits/edits';
import { readRevision } from '../map/read-map';
import { readRelease } from '../map/releases';
import type { ObjectStore } from '../store/store';
import { UserError } from '../text/user-error';
import type { Store } from '../trust/store';
import { fileFaults } from './file-faults';

/** What everybody may get, and what a page falls back to then. */
const WANTED = 2;

/** Whether a version can still be served: published here, not revoked, descriptor and files as they were signed. */
async function isSound(store: ObjectStore, map: ReleaseMap, name: PackageName, version: string): Promise<boolean> {
  if (isRevoked(map, name, version)) return false;
  try {
    const release = await readRelease(store, map, name, version);
    return release !== undefined && (await fileFaults(store, release)).length === 0;
  } catch (error) {
    if (error instanceof UserError) return false;
    throw error;
  }
}

/** An earlier state; undefined where it cannot be read: what it says is missed, and what is before it is not. */
async function readEarlier(
  store: Store,
  { environment }: ReleaseMap,
  at: number,
): Promise<ReleaseMap | null | undefined> {
  try {
    return await readRevision(store, environment, at);
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw error;
  }
}

/**
 * The defaults of a package before the present one, newest first. What a rollback left is none: it counts only where the
 * write that replaced it kept it as the previous version.
 */
async function* earlierDefaults(store: Store, map: ReleaseMap, name: PackageName): AsyncGenerator<string> {
  const present = map.defaults[name];
  const previous = map.previous[name];
  const decided = new Set([present, previous]);
  if (previous !== undefined) yield previous;
  let later = map;
  for (let revision = map.revision - 1; revision > 0; revision -= 1) {
    const state = await readEarlier(store, map, revision);
    // The oldest are collected first: before one that is gone there is nothing worth asking for.
    if (state === null) return;
    if (state === undefined) continue;
    const version = state.defaults[name];
    if (version !== undefined && version !== later.defaults[name] && !decided.has(version)) {
      decided.add(version);
      if (later.previous[name] === version) yield version;
    }
    later = state;
  }
}

/** The versions that a package can go back to, newest first: the next default, and what pages fall back to after it. */
export async function waysBack(
  store: Store,
  map: ReleaseMap,
  name: PackageName,
  revoked?: string,
): Promise<readonly string[]> {
  const ways: string[] = [];
  for await (const version of earlierDefaults(store, map, name)) {
    if (version !== revoked && (await isSound(store, map, name, version))) ways.push(version);
    if (ways.length === WANTED) break;
  }
  return ways;
}
