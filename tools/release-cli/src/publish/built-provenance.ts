import { join } from 'node:path';
import { UserError, messageOf } from '../text/user-error';
import { isAbout, parseStatement, type Statement } from '../provenance/statement';
import { readInside } from './dist-files';

/** Name of the provenance in a build's output folder. It says when the build was made, and so differs each time. */
export const PROVENANCE_FILE = 'provenance.json';

/** A build's own statement of what it was built from, with the bytes that are signed. */
export interface BuiltProvenance {
  readonly statement: Statement;
  readonly bytes: Uint8Array;
}

/**
 * What a build in a folder was made from; null where it does not say, or speaks of another build than the descriptor
 * with this hash. Refuses what is no provenance.
 */
export async function readBuiltProvenance(folder: string, sha256: string): Promise<BuiltProvenance | null> {
  const bytes = await readInside(folder, PROVENANCE_FILE);
  if (bytes === null) return null;
  try {
    const statement = parseStatement(JSON.parse(bytes.toString('utf8')), 'provenance');
    return isAbout(statement, sha256) ? { statement, bytes } : null;
  } catch (error) {
    throw new UserError(`${join(folder, PROVENANCE_FILE)} cannot be used: ${messageOf(error)}`);
  }
}
