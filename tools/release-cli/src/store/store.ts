import { UserError } from '../text/user-error';
import type { UnreadableParts } from './modes';

/** One stored object. */
export interface StoredObject {
  readonly bytes: Uint8Array;
  /** Changes with the contents; what `replace` compares. */
  readonly etag: string;
}

/** What an object store has to offer: the whole delivery system rests on these five calls. */
export interface ObjectStore {
  get(key: string): Promise<StoredObject | null>;
  /** For objects that never change; fails with a {@link StoreConflict} when the key is taken. */
  create(key: string, bytes: Uint8Array): Promise<void>;
  /**
   * Writes only if the object is still the one with this etag (`null`: still absent); else a
   * {@link StoreConflict}. Gives the new etag.
   */
  replace(key: string, bytes: Uint8Array, ifMatch: string | null): Promise<string>;
  /** Every key that starts with the prefix, sorted. */
  list(prefix: string): Promise<readonly string[]>;
  /** Removing what is not there is fine. */
  remove(key: string): Promise<void>;
  /** What time it is where the store is, by no clock of this process; null when it does not say. */
  time?(): Promise<Date | null>;
  /** What other users of the machine cannot read of it; only where it is a folder. */
  unreadable?(): Promise<UnreadableParts>;
}

/** Somebody else wrote first. */
export class StoreConflict extends Error {
  override readonly name = 'StoreConflict';
  constructor(readonly key: string) {
    super(`${key} was written by somebody else in the meantime`);
  }
}

/** An object is there, and this process may not read it. */
export class StoreUnreadable extends UserError {
  override readonly name = 'StoreUnreadable';
  constructor(readonly key: string) {
    super(`${key} is in the store but this user may not read it: chmod -R go+rX on the store's folder mends that`);
  }
}

/** Stores an object that has the same bytes whoever stores it: where its key is taken, it is there already. */
export async function createOfBytes(store: Pick<ObjectStore, 'create'>, key: string, bytes: Uint8Array): Promise<void> {
  try {
    await store.create(key, bytes);
  } catch (error) {
    if (!(error instanceof StoreConflict)) throw error;
  }
}

/** Reads an object as UTF-8 text. */
export async function readText(
  store: Pick<ObjectStore, 'get'>,
  key: string,
): Promise<{ text: string; etag: string } | null> {
  const found = await store.get(key);
  return found === null ? null : { text: new TextDecoder().decode(found.bytes), etag: found.etag };
}

/** Reads stored JSON; refuses other text by its key. */
export function parseStoredJson(text: string, key: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UserError(`${key} in the store is not JSON`);
  }
}

/** The bytes of a text. */
export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** The bytes of a value as JSON that people can read and compare. */
export function jsonBytes(value: unknown): Uint8Array {
  return bytesOf(`${JSON.stringify(value, null, 2)}\n`);
}
