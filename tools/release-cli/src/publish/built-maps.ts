import { join } from 'node:path';
import type { ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import { sha256Hex } from '../store/digest';
import { mapListKey, sourceMapKey } from '../store/keys';
import { createOfBytes, jsonBytes, StoreConflict } from '../store/store';
import { readMapList, type MapList } from '../source-maps/map-list';
import { UserError } from '../text/user-error';
import type { Store } from '../trust/store';
import { readInside } from './dist-files';

/** The ending that the map of a file adds to its name in a build's output folder. */
export const MAP_ENDING = '.map';

/** The source maps of a build, by the names of the files. */
export type BuiltMaps = ReadonlyMap<string, Uint8Array>;

function isMapOf(file: string, bytes: Buffer): boolean {
  try {
    const map: unknown = JSON.parse(bytes.toString('utf8'));
    const { version, file: named } = map as { readonly version?: unknown; readonly file?: unknown };
    return version === 3 && (named === undefined || named === file);
  } catch {
    return false;
  }
}

/** The source maps beside a build's files; builds need have none. Refuses one that is of no file, or of another. */
export async function readBuiltMaps(folder: string, { files }: ReleaseDescriptor): Promise<BuiltMaps> {
  const maps = new Map<string, Uint8Array>();
  for (const { name } of files) {
    const bytes = await readInside(folder, `${name}${MAP_ENDING}`);
    if (bytes === null) continue;
    if (!isMapOf(name, bytes))
      throw new UserError(
        `${join(folder, name)}${MAP_ENDING} is not the source map of ${name}: build the package again`,
      );
    maps.set(name, bytes);
  }
  return maps;
}

/** The keys that a build's maps have in the store. */
export function keysOfMaps({ name, version }: ReleaseDescriptor, maps: BuiltMaps): readonly string[] {
  if (maps.size === 0) return [];
  return [mapListKey(name, version), ...[...maps.values()].map((bytes) => sourceMapKey(sha256Hex(bytes)))];
}

/**
 * Keeps a build's source maps in the part of the store that no server of a site reads. A release keeps the maps of its first
 * build: one from sources with other comments has the same files and other maps.
 */
export async function storeMaps(
  store: Store,
  { name, version }: ReleaseDescriptor,
  release: string,
  built: BuiltMaps,
): Promise<void> {
  if (built.size === 0) return;
  for (const bytes of built.values()) await createOfBytes(store, sourceMapKey(sha256Hex(bytes)), bytes);
  const { list, etag } = await readMapList(store, { name, version });
  const own = Object.fromEntries([...built].map(([file, bytes]) => [file, sha256Hex(bytes)]));
  const known = list?.release === release ? list.maps : {};
  const next: MapList = { schema: 1, release, maps: { ...own, ...known } };
  if (Object.keys(next.maps).length === Object.keys(known).length) return;
  try {
    await store.replace(mapListKey(name, version), jsonBytes(next), etag);
  } catch (error) {
    // Another publish of the same release wrote it at the same time.
    if (!(error instanceof StoreConflict)) throw error;
  }
}
