import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseOrExplain } from 'shared-contracts/release/descriptor';
import * as v from 'valibot';
import { errorCode } from '../store/file-errors';
import { writeWithMode } from '../store/modes';
import { UserError, messageOf } from '../text/user-error';

const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'not a SHA-256 in hex'));
const digests = v.record(v.string(), sha256);
/** A file name in a folder of the backup, which leads nowhere else. */
const fileName = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,200}$/, 'not a file name'));

const manifestSchema = v.object({
  schema: v.literal(1, 'made by another version of this program'),
  /** When the copy was complete, ISO 8601. */
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Revisions of map and settings by environment; 0 where there are none. */
  environments: v.record(v.string(), v.object({ map: v.number(), settings: v.number() })),
  /** SHA-256 of every object by its key. */
  objects: digests,
  /** SHA-256 of the trust file of each environment that had one. */
  trust: digests,
  /** SHA-256 of private keys by file name; empty unless they were asked for. */
  keys: v.record(fileName, sha256),
});

/** What a backup holds, and how each part of it is proven whole. */
export type BackupManifest = v.InferOutput<typeof manifestSchema>;

const MANIFEST = 'backup.json';

/** Where a backup has an environment's public keys. */
export function backupTrustFile(folder: string, environment: string): string {
  return join(folder, 'trust', `${environment}.json`);
}

/** Where a backup has a private key. */
export function backupKeyFile(folder: string, name: string): string {
  return join(folder, 'keys', name);
}

/** Written last: a folder without it is no backup. */
export function writeManifest(folder: string, manifest: BackupManifest): void {
  writeWithMode(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Reads what a backup holds; refuses what is none. */
export async function readManifest(folder: string): Promise<BackupManifest> {
  const file = join(folder, MANIFEST);
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    throw new UserError(`${folder} is not a backup: ${file} cannot be read (${errorCode(error) ?? 'unknown error'})`);
  }
  try {
    return parseOrExplain(manifestSchema, JSON.parse(text), 'list of a backup');
  } catch (error) {
    throw new UserError(`${file} cannot be used: ${messageOf(error)}`);
  }
}
