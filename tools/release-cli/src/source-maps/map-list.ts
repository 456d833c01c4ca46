import { parseOrExplain } from 'shared-contracts/release/descriptor';
import * as v from 'valibot';
import { mapListKey, sourceMapKey, type ReleaseId } from '../store/keys';
import { sha256Hex } from '../store/digest';
import { parseStoredJson, readText, type ObjectStore } from '../store/store';

const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** Which source map each file of a release has. */
const mapListSchema = v.object({
  schema: v.literal(1),
  /** Hash of the release's descriptor. */
  release: sha256,
  /** Hash of the map, by the name of the file. */
  maps: v.record(v.string(), sha256),
});
export type MapList = v.InferOutput<typeof mapListSchema>;

/** The list of a release, and the etag to write against; no list where none of its maps was kept. Refuses what is no list. */
export async function readMapList(
  store: Pick<ObjectStore, 'get'>,
  { name, version }: ReleaseId,
): Promise<{ readonly list: MapList | null; readonly etag: string | null }> {
  const key = mapListKey(name, version);
  const found = await readText(store, key);
  if (found === null) return { list: null, etag: null };
  return { list: parseOrExplain(mapListSchema, parseStoredJson(found.text, key), key), etag: found.etag };
}

/** Every key that a release's source maps have in the store. */
export async function mapKeysOf(store: ObjectStore, release: ReleaseId): Promise<readonly string[]> {
  const { list } = await readMapList(store, release);
  if (list === null) return [];
  return [mapListKey(release.name, release.version), ...Object.values(list.maps).map(sourceMapKey)];
}

/** A kept source map; null where it is gone. Throws where it is not what its name says. */
export async function readSourceMap(store: ObjectStore, hash: string): Promise<string | null> {
  const found = await store.get(sourceMapKey(hash));
  if (found === null) return null;
  if (sha256Hex(found.bytes) !== hash) throw new Error(`${sourceMapKey(hash)} in the store is not what its name says`);
  return new TextDecoder().decode(found.bytes);
}

/** What of a release's source maps is gone or changed: no player is concerned, but its stacks cannot be explained. */
export async function mapNotes(store: ObjectStore, release: ReleaseId): Promise<readonly string[]> {
  const title = `${release.name} ${release.version}`;
  try {
    const { list } = await readMapList(store, release);
    const found = Object.entries(list?.maps ?? {}).map(async ([file, hash]) => {
      const stored = await store.get(sourceMapKey(hash));
      if (stored !== null && sha256Hex(stored.bytes) === hash) return [];
      const what = stored === null ? 'is not in the store' : 'is not the one that was published';
      return [`The source map of ${file} of ${title} ${what}: mfe explain cannot read its stacks`];
    });
    return (await Promise.all(found)).flat();
  } catch (error) {
    return [`The source maps of ${title} cannot be read: ${error instanceof Error ? error.message : String(error)}`];
  }
}
