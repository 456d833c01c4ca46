import type { PackageName } from 'shared-contracts/remote/remote-names';
import { registerRelease } from '../map/edits';
import { readMap } from '../map/read-map';
import { applyEdit } from '../map/write-map';
import { Refusal } from '../refusal';
import { silent, type Report } from '../report';
import { sha256Hex } from '../store/digest';
import { descriptorKey, fileKey } from '../store/keys';
import { assertEnvironment } from '../store/settings';
import { StoreConflict, type Store } from '../store/store';
import { readDist, type CheckedDist } from './dist';

export interface PublishRequest {
  readonly store: Store;
  /** A build's output folder, with `release.json`. */
  readonly dist: string;
  /** Environments whose map learns of the release; at least one. */
  readonly environments: readonly string[];
  readonly author: string;
  readonly reason?: string;
  /** Refuses a folder that holds another package's build. */
  readonly expects?: PackageName;
  readonly dryRun?: boolean;
  readonly report?: Report;
  readonly now?: () => Date;
}

export interface PublishResult {
  readonly name: PackageName;
  readonly version: string;
  readonly sha256: string;
  /** False when this very release was there already. */
  readonly isNew: boolean;
  /** Files that were not yet in the store. */
  readonly uploaded: readonly string[];
}

/** Stores an object that never changes; fine when it is there already with the same bytes. True when it is new. */
async function createOnce(store: Store, key: string, bytes: Uint8Array, refusal: string): Promise<boolean> {
  try {
    await store.create(key, bytes);
    return true;
  } catch (error) {
    if (!(error instanceof StoreConflict)) throw error;
    const present = await store.get(key);
    if (present === null || sha256Hex(present.bytes) !== sha256Hex(bytes)) throw new Refusal(refusal);
    return false;
  }
}

/** What of a release is not in the store yet; refuses, before anything is written, what is there with other bytes. */
async function findMissing(
  store: Store,
  { descriptor, descriptorBytes, files }: CheckedDist,
): Promise<{ isNew: boolean; files: readonly string[] }> {
  const { name, version } = descriptor;
  const present = await store.get(descriptorKey(name, version));
  if (present !== null && sha256Hex(present.bytes) !== sha256Hex(descriptorBytes))
    throw new Refusal(otherBytes(name, version));
  const missing: string[] = [];
  for (const [file, bytes] of files) {
    const stored = await store.get(fileKey(name, file));
    if (stored === null) missing.push(file);
    else if (sha256Hex(stored.bytes) !== sha256Hex(bytes)) throw new Refusal(otherFile(name, file));
  }
  return { isNew: present === null, files: missing };
}

function otherBytes(name: PackageName, version: string): string {
  return `${name} ${version} is already published with other contents: raise its version`;
}

function otherFile(name: PackageName, file: string): string {
  return `${file} of ${name} is already stored with other contents: its name does not follow from its bytes`;
}

/**
 * Publishes a build: its files, then its descriptor, then its name in the maps. Nobody is served it by that.
 * The same release again changes nothing; the same version with other bytes is refused.
 */
export async function publishDist(request: PublishRequest): Promise<PublishResult> {
  const { store, environments, author, report = silent, dryRun = false } = request;
  environments.forEach(assertEnvironment);
  const dist = await readDist(request.dist);
  const { name, version } = dist.descriptor;
  if (request.expects !== undefined && request.expects !== name)
    throw new Refusal(`${request.dist} holds a build of ${name}, not of ${request.expects}`);
  const sha256 = sha256Hex(dist.descriptorBytes);
  // A map that would refuse the release must do so before anything is uploaded.
  for (const environment of environments)
    registerRelease((await readMap(store, environment)).map, name, version, sha256);
  const missing = await findMissing(store, dist);
  const uploaded = missing.files;
  if (dryRun) return { name, version, sha256, isNew: missing.isNew, uploaded };
  for (const file of uploaded)
    await createOnce(store, fileKey(name, file), dist.files.get(file) ?? new Uint8Array(), otherFile(name, file));
  const isNew = await createOnce(store, descriptorKey(name, version), dist.descriptorBytes, otherBytes(name, version));
  report(
    isNew
      ? `${name} ${version} is published: ${uploaded.length} of ${dist.files.size} files were new.`
      : `${name} ${version} was published already.`,
  );
  for (const environment of environments) {
    await applyEdit({
      store,
      environment,
      author,
      reason: request.reason ?? `publish ${name} ${version}`,
      edit: (map) => registerRelease(map, name, version, sha256),
      ...(request.now === undefined ? {} : { now: request.now }),
    });
  }
  return { name, version, sha256, isNew, uploaded };
}
