import path from 'node:path';
import { CODE, packageImports, sourceFiles, sourceRoot, type PackageFiles } from './package-imports';

interface FolderImport {
  readonly own: string;
  readonly other: string;
  /** Where the import is, for the message. */
  readonly place: string;
}

/** The folder that a file lies in; a file beside the folders stands for itself. */
function folderOf(file: string): string {
  return file.includes('/') ? path.posix.dirname(file) : file.replace(CODE, '');
}

/** Every import from one folder of a package's sources to another one. */
function folderImports(checked: PackageFiles): readonly FolderImport[] {
  const root = sourceRoot(checked);
  const names = new Set(sourceFiles(checked).flatMap(({ file }) => [file, file.replace(CODE, '')]));
  return packageImports(checked)
    .filter(({ target }) => names.has(target))
    .map(({ file, line, from, target }) => ({
      own: folderOf(file),
      other: folderOf(target),
      place: `${root}${file}:${line} imports ${from}`,
    }))
    .filter(({ own, other }) => own !== other);
}

/** Everything that a folder leads to by imports, over any number of others. */
function reached(from: string, next: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [from];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop())
    for (const other of next.get(folder) ?? []) {
      if (found.has(other)) continue;
      found.add(other);
      open.push(other);
    }
  return found;
}

/** Every import that is part of a circle among the folders of a package: from its target, imports lead back to it. */
export function folderCircles(checked: PackageFiles): readonly string[] {
  const imports = folderImports(checked);
  const next = new Map<string, Set<string>>();
  for (const { own, other } of imports) next.set(own, (next.get(own) ?? new Set()).add(other));
  const reach = new Map([...next.keys()].map((folder) => [folder, reached(folder, next)]));
  return imports
    .filter(({ own, other }) => reach.get(other)?.has(own))
    .map(({ own, other, place }) => `${place}: ${own} and ${other} are in a circle`);
}
