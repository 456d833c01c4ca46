import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isRemoteName } from 'shared-contracts/remote/remote-names';

/** The section that something is added to. */
export interface SectionPlace {
  /** `mfe-games`. */
  readonly section: string;
  /** The repository. */
  readonly root: string;
  /** What stands before the section's own paths: `mfe-games/` in a workspace, nothing in a repository of its own. */
  readonly prefix: string;
}

const DECLARED = ['remote.ts', 'routes.ts', 'capabilities.ts', 'i18n.ts'];

function packageName(folder: string): string | undefined {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly name?: string }).name;
}

/**
 * Finds a section: the one of a workspace that is named, or the repository that `folder` is. Throws a sentence where there
 * is none, or where a file of every section is missing.
 */
export function sectionPlace(folder: string, named: string | undefined): SectionPlace {
  const own = named === undefined ? folder : path.join(folder, named);
  const name = packageName(own);
  if (name === undefined || !isRemoteName(named ?? name))
    throw new Error(
      named === undefined
        ? `${folder} is no section: run this in a section's own repository, or name a section of this one, such as --in mfe-games`
        : `There is no section ${named} in ${folder}: --in takes the folder of a section, such as mfe-games`,
    );
  const missing = DECLARED.find((file) => !existsSync(path.join(own, 'src', file)));
  if (missing !== undefined) throw new Error(`${path.join(own, 'src', missing)} is missing: every section has one`);
  return { section: name, root: folder, prefix: named === undefined ? '' : `${named}/` };
}
