import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256Hex } from '../store/digest';
import { errorCode } from '../store/file-errors';
import { openStore } from '../store/file-store';
import { mapKey } from '../store/keys';
import type { ObjectStore } from '../store/store';
import { silent, type Report } from '../text/report';
import { UserError } from '../text/user-error';
import {
  readTrustFile,
  trustFile,
  writeSecret,
  writeTrustFile,
  type TrustFile,
  type TrustPlaces,
} from '../trust/file-trust';
import type { Store } from '../trust/store';
import { backupKeyFile, backupTrustFile, readManifest, type BackupManifest } from './backup-manifest';
import { forEachKey, putObject } from './copy-store';

/** What is restored, and where to. */
export interface RestoreRequest {
  readonly store: Store;
  /** Where the store lies, for people. */
  readonly storePlace: string;
  readonly places: TrustPlaces;
  /** The backup. */
  readonly folder: string;
  /** Private keys that the backup has as well. */
  readonly withKeys: boolean;
  /** Also where something is there: what the backup does not have goes. */
  readonly overwrites: boolean;
  readonly dryRun?: boolean;
  readonly report?: Report;
}

async function textOf(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  });
}

/** Refuses a backup of which anything is missing, other than it was, or not in its list. */
async function assertWhole(folder: string, { objects, trust, keys }: BackupManifest): Promise<void> {
  const copy = openStore(folder);
  const faults: string[] = [];
  const listed = new Set(Object.keys(objects));
  for (const key of await copy.list('')) if (!listed.has(key)) faults.push(`store/${key} is not in its list`);
  await forEachKey(listed, async (key) => {
    const found = await copy.get(key);
    if (found === null) faults.push(`store/${key} is missing`);
    else if (sha256Hex(found.bytes) !== objects[key]) faults.push(`store/${key} is not what was copied`);
  });
  const files = [
    ...Object.entries(trust).map(([name, digest]) => [backupTrustFile(folder, name), digest] as const),
    ...Object.entries(keys).map(([name, digest]) => [backupKeyFile(folder, name), digest] as const),
  ];
  for (const [file, digest] of files) {
    const text = await textOf(file);
    if (text === null) faults.push(`${file} is missing`);
    else if (sha256Hex(text) !== digest) faults.push(`${file} is not what was copied`);
  }
  const [first] = faults.toSorted();
  if (first === undefined) return;
  const more = faults.length === 1 ? '' : ` (and ${faults.length - 1} more)`;
  throw new UserError(`The backup ${folder} is not whole, so nothing was restored: ${first}${more}`);
}

/** Refuses a place that has something, unless it may be overwritten. */
async function assertEmpty({ store, storePlace, overwrites }: RestoreRequest): Promise<readonly string[]> {
  const present = await store.list('');
  if (present.length > 0 && !overwrites)
    throw new UserError(
      `The store at ${storePlace} is not empty, and a restore takes away what the backup does not have: add --overwrite if that is meant`,
    );
  return present;
}

/** This machine refuses what is older than what it has seen, a restored state as well. */
async function assertNotOlder({ store, places }: RestoreRequest, { environments }: BackupManifest): Promise<void> {
  for (const [environment, { map, settings }] of Object.entries(environments))
    for (const [part, revision] of [
      ['map', map],
      ['settings', settings],
    ] as const) {
      const seen = (await store.trust?.seen(environment, part)) ?? 0;
      if (seen <= revision) continue;
      throw new UserError(
        `This machine has seen revision ${seen} of the ${part} of ${environment}, and the backup has ${revision}: if the older state is meant, remove ${join(places.home, 'seen', `${environment}.json`)} first`,
      );
    }
}

/** Public keys that a machine has stay: a backup must not be able to name others. */
async function restoreTrust(
  { places, folder, report = silent }: RestoreRequest,
  { trust }: BackupManifest,
): Promise<void> {
  for (const environment of Object.keys(trust)) {
    const file = trustFile(places, environment);
    if ((await readTrustFile(places, environment)) !== null) {
      report(`The keys in ${file} stay.`);
      continue;
    }
    const restored = JSON.parse((await textOf(backupTrustFile(folder, environment))) ?? '') as TrustFile;
    await writeTrustFile(places, environment, restored);
    report(
      `The keys of ${environment} are taken from the backup: compare them with "mfe keys list --env ${environment}".`,
    );
  }
}

async function restoreKeys({ places, folder, withKeys }: RestoreRequest, { keys }: BackupManifest): Promise<void> {
  if (!withKeys) return;
  for (const name of Object.keys(keys)) {
    const file = join(places.home, 'keys', name);
    if ((await textOf(file)) === null) await writeSecret(file, (await textOf(backupKeyFile(folder, name))) ?? '');
  }
}

/** What nobody refers to yet first, and maps last: whoever reads meanwhile finds what the map names. */
async function copyObjects(
  from: ObjectStore,
  to: ObjectStore,
  { objects, environments }: BackupManifest,
): Promise<void> {
  const last = new Set(Object.keys(environments).map(mapKey));
  const put = async (key: string): Promise<void> => {
    const found = await from.get(key);
    if (found !== null) await putObject(to, key, found.bytes);
  };
  await forEachKey(
    Object.keys(objects).filter((key) => !last.has(key)),
    put,
  );
  await forEachKey(
    Object.keys(objects).filter((key) => last.has(key)),
    put,
  );
}

/**
 * Brings a backup into a store and a state folder. Everything is proven whole before anything is written. Refuses a store that
 * is not empty unless it may be overwritten, and a state older than what this machine has seen.
 */
export async function restoreBackup(request: RestoreRequest): Promise<BackupManifest> {
  const { folder, store, withKeys, dryRun = false } = request;
  const manifest = await readManifest(folder);
  if (withKeys && Object.keys(manifest.keys).length === 0)
    throw new UserError(`The backup ${folder} has no private keys: restore it without --keys`);
  await assertWhole(folder, manifest);
  const present = await assertEmpty(request);
  await assertNotOlder(request, manifest);
  if (dryRun) return manifest;
  await restoreTrust(request, manifest);
  await restoreKeys(request, manifest);
  await copyObjects(openStore(folder), store, manifest);
  await forEachKey(
    present.filter((key) => !Object.hasOwn(manifest.objects, key)),
    (key) => store.remove(key),
  );
  return manifest;
}
