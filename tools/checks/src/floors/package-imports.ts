import path from 'node:path';
import type { TextFile } from '../repository-files';

/** A package and all of its files. */
export interface PackageFiles {
  /** Relative to the root of the repository, such as `tools/release-cli`. */
  readonly folder: string;
  readonly files: readonly TextFile[];
}

/** One file of a package that imports another one of it. */
export interface PackageImport {
  /** Relative to the package's sources. */
  readonly file: string;
  readonly line: number;
  /** As the import names it. */
  readonly from: string;
  /** Relative to the package's sources, without the ending where the import leaves it out. */
  readonly target: string;
}

/** Any path that a file names to import it: of values and types, at once or later. */
const IMPORTED = /\b(?:from|import)\s*(?:\(\s*)?(?:\/\*[\s\S]*?\*\/\s*)*'([^']+)'/g;
export const CODE = /\.[mc]?[jt]sx?$/;
export const TEST = /\.(?:test|test-d|spec)\.tsx?$/;

/** Where the sources of a package are: its `src`, or all of it where it has none. */
export function sourceRoot({ folder, files }: PackageFiles): string {
  const source = `${folder}/src/`;
  return files.some(({ file }) => file.startsWith(source)) ? source : `${folder}/`;
}

/** The files of a package's sources, relative to them. */
export function sourceFiles(checked: PackageFiles): readonly TextFile[] {
  const root = sourceRoot(checked);
  return checked.files
    .filter(({ file }) => file.startsWith(root))
    .map(({ file, text }) => ({ file: file.slice(root.length), text }));
}

/** The path below the sources that an import names; undefined where it is outside of them. */
function targetOf(name: string, file: string, from: string): string | undefined {
  if (from.startsWith(`${name}/`)) return from.slice(name.length + 1);
  const target = path.posix.join(path.posix.dirname(file), from);
  return from.startsWith('.') && !target.startsWith('..') ? target : undefined;
}

/** Every import within a package's sources, those of tests left out. */
export function packageImports(checked: PackageFiles): readonly PackageImport[] {
  const name = path.posix.basename(checked.folder);
  return sourceFiles(checked)
    .filter(({ file }) => CODE.test(file) && !TEST.test(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(IMPORTED)].flatMap((found) => {
        const from = found[1] ?? '';
        const target = targetOf(name, file, from);
        const line = text.slice(0, found.index + found[0].length).split('\n').length;
        return target === undefined ? [] : [{ file, line, from, target }];
      }),
    );
}
