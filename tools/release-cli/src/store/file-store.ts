import { randomUUID } from 'node:crypto';
import { link, readFile, readdir, rename, stat, unlink, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sha256Hex } from './digest';
import { errorCode } from './file-errors';
import { assertKey } from './keys';
import { withLock } from './lock';
import { makeStoreFolder, unreadableParts, writeWithMode, type UnreadableParts } from './modes';
import { StoreConflict, StoreUnreadable, type StoredObject, type ObjectStore } from './store';

/** Keys never start with a dot, so nothing in here can be mistaken for an object. */
const SCRATCH_FOLDER = '.scratch';
const LOCK_FOLDER = '.locks';
const SECOND_MS = 1000;

function isMissing(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR', 'EISDIR'].includes(errorCode(error) ?? '');
}

function isDenied(error: unknown): boolean {
  return ['EACCES', 'EPERM'].includes(errorCode(error) ?? '');
}

/**
 * A store in a folder: whole objects or none (written aside, then renamed), safe between processes. Every user of the
 * machine may read it, whatever the umask of who writes: a web server is mostly another one.
 */
class FileStore implements ObjectStore {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  async get(key: string): Promise<StoredObject | null> {
    assertKey(key);
    try {
      const bytes = await readFile(join(this.#root, key));
      return { bytes, etag: sha256Hex(bytes) };
    } catch (error) {
      if (isMissing(error)) return null;
      if (isDenied(error)) throw new StoreUnreadable(key);
      throw error;
    }
  }

  async create(key: string, bytes: Uint8Array): Promise<void> {
    assertKey(key);
    const scratch = await this.#writeAside(key, bytes);
    try {
      await link(scratch, join(this.#root, key));
    } catch (error) {
      throw errorCode(error) === 'EEXIST' ? new StoreConflict(key) : error;
    } finally {
      await unlink(scratch);
    }
  }

  async replace(key: string, bytes: Uint8Array, ifMatch: string | null): Promise<string> {
    const scratchFolder = await this.#folder(SCRATCH_FOLDER);
    const lock = join(await this.#folder(LOCK_FOLDER), sha256Hex(key));
    // Told before the wait for the lock, a writer that is late already need not wait in vain.
    await this.#assertUnchanged(key, ifMatch);
    return withLock(lock, scratchFolder, async ({ isHeld }) => {
      await this.#assertUnchanged(key, ifMatch);
      const scratch = await this.#writeAside(key, bytes);
      try {
        // A lock held for so long that another writer overruled it must not overwrite what that one wrote.
        if (!(await isHeld())) throw new StoreConflict(key);
        await this.#makeLater(scratch, key);
        await rename(scratch, join(this.#root, key));
      } catch (error) {
        await unlink(scratch);
        throw error;
      }
      return sha256Hex(bytes);
    });
  }

  async list(prefix: string): Promise<readonly string[]> {
    const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
    if (folder !== '') assertKey(folder.slice(0, -1));
    return (await this.#keysBelow(folder)).filter((key) => key.startsWith(prefix)).toSorted();
  }

  async remove(key: string): Promise<void> {
    assertKey(key);
    try {
      await unlink(join(this.#root, key));
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }

  /** The file system's: of a folder that another machine serves, that machine's. */
  async time(): Promise<Date> {
    const scratch = join(await this.#folder(SCRATCH_FOLDER), randomUUID());
    await writeWithMode(scratch, '');
    try {
      return (await stat(scratch)).mtime;
    } finally {
      await unlink(scratch);
    }
  }

  unreadable(): Promise<UnreadableParts> {
    return unreadableParts(this.#root);
  }

  async #keysBelow(folder: string): Promise<string[]> {
    const entries = await readdir(join(this.#root, folder), { withFileTypes: true }).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    const keys = entries
      .filter((entry) => !entry.name.startsWith('.'))
      .map(async (entry) => (entry.isDirectory() ? this.#keysBelow(`${folder}${entry.name}/`) : [folder + entry.name]));
    return (await Promise.all(keys)).flat();
  }

  /**
   * Gives what replaces an object a later second than the object has: web servers name a file by its size and its second,
   * and whoever asks whether it is still the same must not hear so of two versions.
   */
  async #makeLater(scratch: string, key: string): Promise<void> {
    const before = await stat(join(this.#root, key)).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
    if (before === null) return;
    const later = Math.floor(before.mtimeMs / SECOND_MS) + 1;
    if ((await stat(scratch)).mtimeMs < later * SECOND_MS) await utimes(scratch, later, later);
  }

  async #assertUnchanged(key: string, etag: string | null): Promise<void> {
    if (((await this.get(key))?.etag ?? null) !== etag) throw new StoreConflict(key);
  }

  async #folder(name: string): Promise<string> {
    const path = join(this.#root, name);
    await makeStoreFolder(this.#root, path);
    return path;
  }

  async #writeAside(key: string, bytes: Uint8Array): Promise<string> {
    const scratch = join(await this.#folder(SCRATCH_FOLDER), randomUUID());
    await makeStoreFolder(this.#root, dirname(join(this.#root, key)));
    await writeWithMode(scratch, bytes);
    return scratch;
  }
}

/** The store's folder in a state folder. */
export const STORE_FOLDER = 'store';

/** Opens the store of a state folder (`MFE_HOME`); the folder need not exist yet. */
export function openStore(home: string): ObjectStore {
  return new FileStore(join(home, STORE_FOLDER));
}
