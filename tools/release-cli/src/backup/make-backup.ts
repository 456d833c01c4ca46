import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readMap } from '../map/read-map';
import { readSettings } from '../settings/settings';
import { sha256Hex } from '../store/digest';
import { environmentsOf } from '../store/environments';
import { errorCode } from '../store/file-errors';
import { openStore } from '../store/file-store';
import { makeFolder, writeWithMode } from '../store/modes';
import { UserError } from '../text/user-error';
import { fileTrust, readTrustFile, trustFile, writeSecret, type TrustPlaces } from '../trust/file-trust';
import type { Store } from '../trust/store';
import { trusting } from '../trust/trusting';
import { backupKeyFile, backupTrustFile, writeManifest, type BackupManifest } from './backup-manifest';
import { copyStore } from './copy-store';

/** What is backed up, and where to. */
export interface BackupRequest {
  readonly store: Store;
  /** State folder and variables of the store's keys. */
  readonly places: TrustPlaces;
  /** A folder that is not there yet. */
  readonly folder: string;
  /** Private keys of the state folder as well. */
  readonly withKeys: boolean;
  readonly now?: () => Date;
}

async function copyTrust(places: TrustPlaces, folder: string, environments: readonly string[]) {
  const copied: Record<string, string> = {};
  for (const environment of environments) {
    if ((await readTrustFile(places, environment)) === null) continue;
    const text = await readFile(trustFile(places, environment), 'utf8');
    const file = backupTrustFile(folder, environment);
    makeFolder(dirname(file));
    writeWithMode(file, text);
    copied[environment] = sha256Hex(text);
  }
  return copied;
}

async function copyKeys(home: string, folder: string): Promise<Record<string, string>> {
  const names = await readdir(join(home, 'keys')).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT')
      throw new UserError(`${home} has no private keys: make the backup without --keys`);
    throw error;
  });
  const copied: Record<string, string> = {};
  for (const name of names.filter((own) => own.endsWith('.pem'))) {
    const text = await readFile(join(home, 'keys', name), 'utf8');
    await writeSecret(backupKeyFile(folder, name), text);
    copied[name] = sha256Hex(text);
  }
  return copied;
}

/** The revisions of what was copied; refuses a copy that this machine would not believe. */
async function revisionsOf(folder: string, places: TrustPlaces, environments: readonly string[]) {
  const copy = openStore(folder);
  // Believed as by a machine that has the backup and nothing else: what this one has seen since counts for nothing.
  const store = trusting(copy, fileTrust({ ...places, home: folder, environment: {} }, copy));
  const entries = await Promise.all(
    environments.map(async (environment) => {
      const { map } = await readMap(store, environment);
      const settings = await readSettings(store, environment);
      return [environment, { map: map.revision, settings: settings?.record.revision ?? 0 }] as const;
    }),
  );
  // Reading notes what was seen; the backup is to be read by machines that have seen nothing.
  await rm(join(folder, 'seen'), { recursive: true, force: true });
  return Object.fromEntries(entries);
}

async function fillBackup({ store, places, withKeys, now = () => new Date() }: BackupRequest, folder: string) {
  const copied = await copyStore(store, openStore(folder));
  const environments = await environmentsOf(openStore(folder));
  const trust = await copyTrust(places, folder, environments);
  const keys = withKeys ? await copyKeys(places.home, folder) : {};
  const manifest: BackupManifest = {
    schema: 1,
    madeAt: now().toISOString(),
    environments: await revisionsOf(folder, places, environments),
    objects: Object.fromEntries([...copied].toSorted(([one], [other]) => (one < other ? -1 : 1))),
    trust,
    keys,
  };
  writeManifest(folder, manifest);
  return manifest;
}

/**
 * Copies a store with its history and the public keys by which it is believed into a new folder, which is there whole or not
 * at all. Others may write meanwhile. Refuses a folder that is there, and a store that would not be believed.
 */
export async function makeBackup(request: BackupRequest): Promise<BackupManifest> {
  const { folder } = request;
  if (existsSync(folder)) throw new UserError(`${folder} is there already: name a new place for the backup`);
  const partial = `${folder}.partial`;
  if (existsSync(partial))
    throw new UserError(`${partial} is there: another backup is at work, or was broken off; remove it first`);
  try {
    makeFolder(partial);
    const manifest = await fillBackup(request, partial);
    await rename(partial, folder);
    return manifest;
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}
