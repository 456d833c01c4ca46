import { readFileSync } from 'node:fs';
import path from 'node:path';
import { installedFolder, SOURCE_CONDITION, WORKSPACE } from '../workspace/package-info';
import { plainPath } from '../workspace/plain-paths';
import { SHARED_MODULES } from '../workspace/shared-modules';

/** The library that `shared-kit/schema` names parts of. */
const SCHEMA_LIBRARY = /[\\/]node_modules[\\/]valibot[\\/]/;

type Export = string | Readonly<Record<string, string>>;

/** The folders of the installed kit whose modules the host has once for the whole page. */
function providedFolders(section: string): readonly string[] {
  const kit = installedFolder('shared-kit', section);
  const { exports } = JSON.parse(readFileSync(path.join(kit, 'package.json'), 'utf8')) as {
    exports: Readonly<Record<string, Export>>;
  };
  return SHARED_MODULES.flatMap(({ key }) => {
    const target = exports[key.replace('shared-kit', '.')];
    const file = typeof target === 'object' ? target[SOURCE_CONDITION] : target;
    return file === undefined ? [] : [path.join(plainPath(kit), path.dirname(file), '/')];
  });
}

/** Why a file may not be in a section's build, from the file and its importer; null where it may. */
export type SecondCopyRule = (file: string, importer?: string | null) => string | null;

/** The rule of a section, by its folder: it brings no second copy of what the host has once for the whole page. */
export function secondCopyRule(section: string): SecondCopyRule {
  const folders = providedFolders(section);
  return (file, importer) => {
    if (!SCHEMA_LIBRARY.test(file) && !folders.some((folder) => file.startsWith(folder))) return null;
    const [what, who] = [file, importer ?? 'the section'].map((name) => path.relative(plainPath(WORKSPACE), name));
    return `${what} is the host's: ${who} has to take it by the name of its facade`;
  };
}
