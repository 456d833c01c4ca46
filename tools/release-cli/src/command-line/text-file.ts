import { readFile, writeFile } from 'node:fs/promises';
import { errorCode } from '../store/file-errors';
import { UserError } from '../text/user-error';

/** The text of a file that somebody names; refuses one that cannot be read. */
export async function readTextFile(file: string): Promise<string> {
  return (await readNamed(file)).toString('utf8');
}

/** The bytes of a file that somebody names; refuses one that cannot be read. */
export async function readBytesFile(file: string): Promise<Uint8Array> {
  return Uint8Array.from(await readNamed(file));
}

async function readNamed(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    throw new UserError(`${file} cannot be read (${errorCode(error) ?? 'unknown error'})`);
  }
}

/** Writes a file that somebody names; refuses where that cannot be. */
export async function writeTextFile(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text);
  } catch (error) {
    throw new UserError(`${file} cannot be written (${errorCode(error) ?? 'unknown error'})`);
  }
}
