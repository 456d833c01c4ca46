import { randomUUID } from 'node:crypto';
import {
  closeSync,
  fstatSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  unlinkSync,
  utimesSync,
  type BigIntStats,
} from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sha256Hex } from './digest';
import { errorCode } from './file-errors';
import { assertKey } from './keys';
import { makeStoreFolder, unreadableParts, writeWithMode, type UnreadableParts } from './modes';
import { StoreConflict, StoreUnreadable, type StoredObject, type ObjectStore } from './store';
import { WriteTurns } from './write-turns';

/** Keys never start with a dot, so nothing in here can be mistaken for an object. */
const SCRATCH_FOLDER = '.scratch';
const LOCK_FOLDER = '.locks';
const SECOND_MS = 1000;
const SECOND_NS = 1_000_000_000n;

/** Objects whose contents were read or written last, and need not be read again while their file is the same. */
const KNOWN_OBJECTS = 1024;

function isMissing(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR', 'EISDIR'].includes(errorCode(error) ?? '');
}

function isDenied(error: unknown): boolean {
  return ['EACCES', 'EPERM'].includes(errorCode(error) ?? '');
}

/** The name of the lock of a key: one for all in a folder, so that many of them are written while it is held once. */
export function lockName(key: string): string {
  return sha256Hex(dirname(key));
}

/** Names a file as it is now: every write makes another file, with a later second than the one that it replaces. */
function identityOf({ ino, size, mtimeNs, ctimeNs }: BigIntStats): string {
  return `${ino} ${size} ${mtimeNs} ${ctimeNs}`;
}

/** Reads a file with the identity of the very file that was read. */
function readIdentified(path: string): { readonly bytes: Uint8Array; readonly identity: string } {
  const handle = openSync(path, 'r');
  try {
    const identity = identityOf(fstatSync(handle, { bigint: true }));
    return { bytes: readFileSync(handle), identity };
  } finally {
    closeSync(handle);
  }
}

/**
 * A store in a folder: whole objects or none (written aside, then renamed), safe between processes. Every user of the
 * machine may read it, whatever the umask of who writes: a web server is mostly another one.
 */
class FileStore implements ObjectStore {
  readonly #root: string;
  /** Folders that were found there, and open to every reader, in this turn of writes. */
  readonly #folders = new Set<string>();
  /** Etags by key, each with the identity of the file that it is of. */
  readonly #known = new Map<string, { readonly identity: string; readonly etag: string }>();

  readonly #turns = new WriteTurns(() => this.#beginTurn());

  constructor(root: string) {
    this.#root = root;
  }

  async get(key: string): Promise<StoredObject | null> {
    return this.#read(key);
  }

  #read(key: string): StoredObject | null {
    assertKey(key);
    try {
      const { bytes, identity } = readIdentified(join(this.#root, key));
      return { bytes, etag: this.#noted(key, identity, sha256Hex(bytes)) };
    } catch (error) {
      if (isMissing(error)) return null;
      if (isDenied(error)) throw new StoreUnreadable(key);
      throw error;
    }
  }

  async create(key: string, bytes: Uint8Array): Promise<void> {
    assertKey(key);
    this.#beginTurn();
    const scratch = this.#writeAside(key, bytes);
    try {
      linkSync(scratch, join(this.#root, key));
    } catch (error) {
      throw errorCode(error) === 'EEXIST' ? new StoreConflict(key) : error;
    } finally {
      unlinkSync(scratch);
    }
  }

  async replace(key: string, bytes: Uint8Array, ifMatch: string | null): Promise<string> {
    // Told before the wait for the lock, a writer that is late already need not wait in vain.
    this.#assertUnchanged(key, ifMatch);
    const lock = join(this.#root, LOCK_FOLDER, lockName(key));
    return this.#turns.write(lock, ({ isHeld }) => {
      const before = this.#assertUnchanged(key, ifMatch);
      const scratch = this.#writeAside(key, bytes);
      try {
        // A lock held for so long that another writer overruled it must not overwrite what that one wrote.
        if (!isHeld()) throw new StoreConflict(key);
        if (before !== null) makeLater(scratch, before);
        renameSync(scratch, join(this.#root, key));
      } catch (error) {
        unlinkSync(scratch);
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
      unlinkSync(join(this.#root, key));
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }

  /** The file system's: of a folder that another machine serves, that machine's. */
  async time(): Promise<Date> {
    const scratch = join(this.#beginTurn(), randomUUID());
    writeWithMode(scratch, '');
    try {
      return statSync(scratch).mtime;
    } finally {
      unlinkSync(scratch);
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

  /** The etag of a file that is still the one which was read; else undefined. */
  #etagOf(key: string, file: BigIntStats): string | undefined {
    const known = this.#known.get(key);
    return known?.identity === identityOf(file) ? known.etag : undefined;
  }

  #noted(key: string, identity: string, etag: string): string {
    if (this.#known.size >= KNOWN_OBJECTS) this.#known.clear();
    this.#known.set(key, { identity, etag });
    return etag;
  }

  /** Refuses an object that is not the one with this etag; gives its file, null where there is none. */
  #assertUnchanged(key: string, etag: string | null): BigIntStats | null {
    assertKey(key);
    const file = this.#statOf(key);
    const present = file === null ? null : (this.#etagOf(key, file) ?? this.#read(key)?.etag ?? null);
    if (present !== etag) throw new StoreConflict(key);
    return file;
  }

  #statOf(key: string): BigIntStats | null {
    try {
      return statSync(join(this.#root, key), { bigint: true });
    } catch (error) {
      if (isMissing(error)) return null;
      if (isDenied(error)) throw new StoreUnreadable(key);
      throw error;
    }
  }

  #folder(name: string): string {
    const path = join(this.#root, name);
    if (!this.#folders.has(path)) makeStoreFolder(this.#root, path);
    this.#folders.add(path);
    return path;
  }

  /** Begins a turn of writes: what each of them needs is looked at once, and again in the next turn. */
  #beginTurn(): string {
    this.#folders.clear();
    this.#folder(LOCK_FOLDER);
    return this.#folder(SCRATCH_FOLDER);
  }

  #writeAside(key: string, bytes: Uint8Array): string {
    this.#folder(dirname(key));
    const scratch = join(this.#folder(SCRATCH_FOLDER), randomUUID());
    writeWithMode(scratch, bytes);
    return scratch;
  }
}

/**
 * Gives what replaces an object a later second than the object has: web servers name a file by its size and its second,
 * and whoever asks whether it is still the same must not hear so of two versions.
 */
function makeLater(scratch: string, before: BigIntStats): void {
  const later = Number(before.mtimeNs / SECOND_NS) + 1;
  if (statSync(scratch).mtimeMs < later * SECOND_MS) utimesSync(scratch, later, later);
}

/** The store's folder in a state folder. */
export const STORE_FOLDER = 'store';

/** Opens the store of a state folder (`MFE_HOME`); the folder need not exist yet. */
export function openStore(home: string): ObjectStore {
  return new FileStore(join(home, STORE_FOLDER));
}
