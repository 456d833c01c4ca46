import { chmodSync, closeSync, fchmodSync, mkdirSync, openSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { lstat, readdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { errorCode } from './file-errors';

/** A store is there to be served: whoever writes it, every user of the machine may read it. */
export const STORE_MODES = { folder: 0o755, file: 0o644 } as const;

/** What a web server of another user needs of each: to enter and list a folder, to read a file. */
const NEEDED_BY_OTHERS = { folder: 0o005, file: 0o004 } as const;
const ENTERED_BY_OTHERS = 0o001;
const PERMISSIONS = 0o777;

/** Writes a file that has this mode whatever the process's umask is; what could not be written whole is not left behind. */
export function writeWithMode(file: string, contents: Uint8Array | string, mode: number = STORE_MODES.file): void {
  const handle = openSync(file, 'w', mode);
  try {
    // The mode given to `open` is only what the umask leaves of it.
    fchmodSync(handle, mode);
    writeFileSync(handle, contents);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  } finally {
    closeSync(handle);
  }
}

/** Another user's folder stays as it is: `mfe verify` says what that means. */
function chmodIfOwn(folder: string, mode: number): void {
  try {
    chmodSync(folder, mode);
  } catch (error) {
    if (errorCode(error) !== 'EPERM') throw error;
  }
}

/** Makes a folder and what is missing above it; what it makes has this mode whatever the process's umask is. */
export function makeFolder(folder: string, mode: number = STORE_MODES.folder): void {
  const first = mkdirSync(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = resolve(folder); ; made = dirname(made)) {
    chmodIfOwn(made, mode);
    if (made === resolve(first)) return;
  }
}

/** Makes a folder below the root of a store, and opens those on the way that were closed to others. */
export function makeStoreFolder(root: string, folder: string): void {
  makeFolder(folder);
  for (let above = resolve(folder); ; above = dirname(above)) {
    const { mode } = statSync(above);
    if ((mode & STORE_MODES.folder) !== STORE_MODES.folder) chmodIfOwn(above, (mode | STORE_MODES.folder) & 0o7777);
    if (above === resolve(root) || above === dirname(above)) return;
  }
}

/** A folder or file, and what its mode lets be done with it. */
export interface ModeOfPart {
  readonly path: string;
  /** As `chmod` takes it: `0600`. */
  readonly mode: string;
}

/** What of a store in a folder other users of the machine cannot read. */
export interface UnreadableParts {
  /** The store's folder. */
  readonly root: string;
  /** The folder itself, and folders and files in it. */
  readonly inside: readonly ModeOfPart[];
  /** Folders above the store that others cannot enter. */
  readonly above: readonly ModeOfPart[];
}

function closedTo(needed: number, path: string, mode: number): readonly ModeOfPart[] {
  return (mode & needed) === needed ? [] : [{ path, mode: (mode & PERMISSIONS).toString(8).padStart(4, '0') }];
}

async function closedBelow(folder: string): Promise<readonly ModeOfPart[]> {
  const entries = (await readdir(folder, { withFileTypes: true }))
    // What begins with a dot is the store's own and never served.
    .filter(({ name }) => !name.startsWith('.'))
    .toSorted((first, second) => (first.name < second.name ? -1 : 1));
  const found = await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name);
      const { mode } = await lstat(path);
      if (!entry.isDirectory()) return closedTo(NEEDED_BY_OTHERS.file, path, mode);
      return [...closedTo(NEEDED_BY_OTHERS.folder, path, mode), ...(await closedBelow(path))];
    }),
  );
  return found.flat();
}

/** Looks at the modes of a store's folder, of all in it, and of the folders above it; finds nothing where there is none. */
export async function unreadableParts(folder: string): Promise<UnreadableParts> {
  const root = resolve(folder);
  try {
    const inside = closedTo(NEEDED_BY_OTHERS.folder, root, (await stat(root)).mode);
    const above: ModeOfPart[] = [];
    for (let upper = dirname(root); upper !== dirname(upper); upper = dirname(upper))
      above.unshift(...closedTo(ENTERED_BY_OTHERS, upper, (await stat(upper)).mode));
    return { root, inside: [...inside, ...(await closedBelow(root))], above };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return { root, inside: [], above: [] };
    throw error;
  }
}
