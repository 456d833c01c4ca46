import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { errorCode } from '../store/file-errors';
import { withLock } from '../store/lock';
import { makeFolder } from '../store/modes';

/**
 * Objects that this machine has found to be what they should be, by a check that takes long: their SHA-256 by key. What is
 * stored under such a key and has that digest need not be checked again. Never part of the store, whose writer could name any.
 */
export interface FoundDigests {
  readonly read: () => Promise<ReadonlyMap<string, string>>;
  readonly add: (found: ReadonlyMap<string, string>) => Promise<void>;
}

const digestsSchema = v.record(v.string(), v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)));

/** Digests kept in a file; one that cannot be read only means that everything is checked again. */
export function digestsIn(file: string, write: (file: string, text: string) => Promise<void>): FoundDigests {
  const read = async (): Promise<ReadonlyMap<string, string>> => {
    try {
      return new Map(Object.entries(v.parse(digestsSchema, JSON.parse(await readFile(file, 'utf8')))));
    } catch (error) {
      if (errorCode(error) === 'ENOENT' || error instanceof SyntaxError || v.isValiError(error)) return new Map();
      throw error;
    }
  };
  return {
    read,
    add: async (found) => {
      if (found.size === 0) return;
      makeFolder(dirname(file));
      await withLock(`${file}.lock`, dirname(file), async () => {
        await write(file, `${JSON.stringify(Object.fromEntries([...(await read()), ...found]))}\n`);
      });
    },
  };
}
