import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { UserError } from '../text/user-error';

const PACKED = /\.(?:tar\.gz|tgz)$/;

/** Whether a backup is one file: a name that ends in `.tar.gz` or `.tgz`. */
export function isPacked(place: string): boolean {
  return PACKED.test(place);
}

function tar(words: readonly string[]): void {
  const { status, stderr, error } = spawnSync('tar', words, { encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] });
  if (error !== undefined) throw new UserError('There is no tar on this machine: name a folder for the backup instead');
  if (status !== 0) throw new UserError(`tar failed: ${stderr.trim().split('\n').at(-1) ?? ''}`);
}

/** Makes a backup in one file by `make`, which fills a folder; the file is there whole or not at all. */
export async function packedBackup<Made>(file: string, make: (folder: string) => Promise<Made>): Promise<Made> {
  if (existsSync(file)) throw new UserError(`${file} is there already: name a new place for the backup`);
  // Beside the file: the system's own folder may be smaller than a store, or open to others.
  const scratch = await mkdtemp(join(dirname(file), `.${basename(file)}-`));
  try {
    const made = await make(join(scratch, 'backup'));
    tar(['-czf', join(scratch, 'packed'), '-C', join(scratch, 'backup'), '.']);
    await rename(join(scratch, 'packed'), file);
    return made;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Unpacks a backup for the time of `work`, into the folder for temporary files (`TMPDIR`). */
export async function unpackedBackup<Done>(file: string, work: (folder: string) => Promise<Done>): Promise<Done> {
  const scratch = await mkdtemp(join(tmpdir(), 'mfe-restore-'));
  try {
    tar(['-xzf', file, '-C', scratch, '--no-same-owner']);
    return await work(scratch);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
