import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomSecret } from './secrets';

/** Two gateways that start at once agree: the file appears whole, and only once. */
function createOnce(file: string): void {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, `${randomSecret()}\n`, { mode: 0o600, flag: 'wx' });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** The secret that a file of the state folder holds, for its owner's eyes only; it is made where there is none. */
export function openKeptSecret(home: string, name: string): string {
  const file = join(home, name);
  if (read(file) === null) createOnce(file);
  return read(file) ?? '';
}
