import { BRAND_FILE } from 'shared-contracts/remote/site-logo';
import type { EnvironmentSettings } from '../settings/settings';
import { sha256Hex } from '../store/digest';
import { reserveKeys } from '../store/reserve';
import { StoreConflict, type ObjectStore } from '../store/store';
import type { Fields } from '../text/fields';
import { UserError } from '../text/user-error';

/** Where the store has the pictures of brands: their keys are their paths at the site. */
export const BRAND_PREFIX = 'm/brand/';

const NAMED = /(?<="\/)m\/brand\/[0-9a-f]{64}\.(?:svg|png)(?=")/g;

/** Pictures that a write brings along, by key. */
export type GivenPictures = ReadonlyMap<string, Uint8Array>;

/** The keys of all pictures that a document names, wherever it does: of settings of any age. */
export function picturesNamed(document: unknown): ReadonlySet<string> {
  return new Set((JSON.stringify(document) ?? '').match(NAMED) ?? []);
}

/**
 * The keys of the pictures that have to be there for a write of settings: those that it names anew or brings along, and those
 * of merchants that it opens. What is lost of others is for `mfe verify`, and keeps nobody from writing.
 */
export function picturesToCheck(
  before: Fields,
  after: Pick<EnvironmentSettings, 'merchants'>,
  given: GivenPictures,
): ReadonlySet<string> {
  const added = (from: unknown, to: unknown): readonly string[] => {
    const known = picturesNamed(from);
    return [...picturesNamed(to)].filter((key) => !known.has(key));
  };
  const brought = [...picturesNamed(after)].filter((key) => given.has(key));
  return new Set([...added(before, after), ...added(before['merchants'], after.merchants), ...brought]);
}

/** A picture with the bytes that its key says; null where the store does not have it, or has something else. */
export async function readSoundPicture(store: ObjectStore, key: string): Promise<Uint8Array | null> {
  const [, sha256] = BRAND_FILE.exec(`/${key}`) ?? [];
  const found = await store.get(key);
  return found !== null && sha256Hex(found.bytes) === sha256 ? found.bytes : null;
}

/** Whether the store has a picture, as its key says. */
export async function isPictureSound(store: ObjectStore, key: string): Promise<boolean> {
  return (await readSoundPicture(store, key)) !== null;
}

/** Refuses settings that name a picture which neither the store has nor the write brings along. */
export async function assertPictures(
  store: ObjectStore,
  keys: ReadonlySet<string>,
  given: GivenPictures,
): Promise<void> {
  for (const key of keys)
    if (!given.has(key) && !(await isPictureSound(store, key)))
      throw new UserError(
        `The settings name ${key}, which the store does not have: give its file to mfe merchant brand`,
      );
}

/** Stores what a write brings along and keeps the collection from all that it names, before the write is made. */
export async function storePictures(
  store: ObjectStore,
  keys: ReadonlySet<string>,
  given: GivenPictures = new Map(),
): Promise<void> {
  if (keys.size === 0) return;
  await reserveKeys(store, [...keys]);
  for (const key of keys) {
    const bytes = given.get(key);
    if (bytes === undefined || (await isPictureSound(store, key))) continue;
    const spoilt = await store.get(key);
    try {
      await (spoilt === null ? store.create(key, bytes) : store.replace(key, bytes, spoilt.etag));
    } catch (error) {
      // The same bytes, by another writer.
      if (!(error instanceof StoreConflict)) throw error;
    }
  }
  await assertPictures(store, keys, new Map());
}
