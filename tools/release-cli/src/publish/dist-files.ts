import { constants } from 'node:fs';
import { open, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { UserError } from '../text/user-error';
import { errorCode } from '../store/file-errors';

/** Where a path ends once every link is followed; null where nothing is. */
async function endOf(path: string): Promise<string | null> {
  try {
    return await realpath(path);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '')) return null;
    throw new UserError(`${path} cannot be read (${errorCode(error) ?? 'unknown error'})`);
  }
}

/**
 * A file of a build's output folder; null where there is none. Refuses a name or a link that leads out of the folder:
 * what is published can be read by everybody, and the build may be somebody else's. Refuses what is no plain file.
 */
export async function readInside(folder: string, name: string): Promise<Buffer | null> {
  const path = join(folder, name);
  const [root, end] = await Promise.all([endOf(folder), endOf(path)]);
  if (root === null || end === null) return null;
  if (!end.startsWith(root.endsWith(sep) ? root : root + sep))
    throw new UserError(`${name} leads out of ${folder}: copy the file into the folder`);
  try {
    // No link and no pipe can take the file's place between the check and the reading.
    const file = await open(end, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    try {
      if (!(await file.stat()).isFile()) throw new UserError(`${name} in ${folder} is not a file`);
      return await file.readFile();
    } finally {
      await file.close();
    }
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(`${path} cannot be read (${errorCode(error) ?? 'unknown error'})`);
  }
}
