import { requirePackage } from '../edits/edits';
import { WrongUsage } from '../text/user-error';
import { parseVersion } from 'shared-contracts/release/semver';
import type { Candidate } from './distinct-sets';

/** Reads `mfe-games=1.1.0`, or `bahari:mfe-games=1.1.0` for one merchant. */
export function parseCandidate(text: string): Candidate {
  const match = /^(?:([a-z][a-z0-9-]*):)?([a-z-]+)=(.+)$/.exec(text);
  const [, merchant, name, version] = match ?? [];
  if (version === undefined || parseVersion(version) === null)
    throw new WrongUsage(`"${text}" is not a candidate such as mfe-games=1.1.0 or bahari:mfe-games=1.1.0`);
  return { name: requirePackage(name), version, ...(merchant === undefined ? {} : { merchant }) };
}
