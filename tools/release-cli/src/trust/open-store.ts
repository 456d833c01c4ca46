import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UserError } from '../text/user-error';
import { openStore, STORE_FOLDER } from '../store/file-store';
import { readS3Connection } from '../store/s3/s3-connection';
import { S3Store } from '../store/s3/s3-store';
import type { ObjectStore } from '../store/store';

/** What a location is read against. */
export interface StoreSurroundings {
  /** State folder (`MFE_HOME`) that is meant when the location names none. */
  readonly home: string;
  /** Variables of the process: address and credentials of S3. */
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** The state folder that a location means; refuses what names none. */
function folderOf(location: string | undefined, home: string): string {
  if (location === undefined || location === 'file') {
    assertNoStore(home, '--home or MFE_HOME');
    return home;
  }
  const isUrl = location.startsWith('file:///');
  if (location === '' || (!isUrl && /^[a-z][a-z0-9+.-]*:/i.test(location)))
    throw new UserError(`"${location}" is not a store: file, a folder, or s3://bucket/prefix`);
  const folder = isUrl ? fileURLToPath(location) : resolve(location);
  // Whoever names the store itself means it, too.
  if (basename(folder) === STORE_FOLDER && !existsSync(join(folder, STORE_FOLDER))) return dirname(folder);
  assertNoStore(folder, '--store or MFE_STORE');
  return folder;
}

/** Refuses a folder that is a store itself under another name: in it an empty one would be read. `option` named it. */
function assertNoStore(folder: string, option: string): void {
  const isStore = ['maps', 'settings'].some((part) => existsSync(join(folder, part)));
  if (isStore && !existsSync(join(folder, STORE_FOLDER)))
    throw new UserError(
      `${folder} is a store itself, and ${option} names the folder that "${STORE_FOLDER}" lies in: call it ${join(dirname(folder), STORE_FOLDER)} and name ${dirname(folder)}`,
    );
}

/**
 * Opens a store by its location. Nothing is read or written yet.
 * - absent or `file`: the state folder;
 * - `file:///folder` or a path: another state folder;
 * - `s3://bucket/prefix`: a bucket, with address and credentials from the variables that
 *   `readS3Connection` describes; `s3://` takes the bucket from `MFE_S3_BUCKET`.
 *
 * Refuses any other kind of location, and S3 without what it needs.
 */
export function openStoreAt(location: string | undefined, { home, environment }: StoreSurroundings): ObjectStore {
  if (location?.startsWith('s3://') === true) return new S3Store(readS3Connection(location, environment));
  return openStore(folderOf(location, home));
}

/** Where a store lies, for people. */
export function placeOf(location: string | undefined, home: string): string {
  if (location?.startsWith('s3://') === true) return location;
  return join(folderOf(location, home), STORE_FOLDER);
}
