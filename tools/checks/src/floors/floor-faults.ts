import path from 'node:path';
import type { TextFile } from '../repository-files';

/** What a package's `floors.json` says: its floors and, on each, folders and files of `src`; the lowest come first. */
export type Floors = Readonly<Record<string, readonly string[]>>;

/** A package with floors. */
export interface FlooredPackage {
  /** Relative to the root of the repository, such as `tools/release-cli`. */
  readonly folder: string;
  readonly floors: Floors;
  /** All files of the package. */
  readonly files: readonly TextFile[];
}

/** Any path that a file names to import it: of values and types, at once or later. */
const IMPORTED = /\b(?:from|import)\s*(?:\(\s*)?(?:\/\*[\s\S]*?\*\/\s*)*'([^']+)'/g;
const CODE = /\.[mc]?[jt]sx?$/;
const TEST = /\.(?:test|test-d|spec)\.tsx?$/;

interface Place {
  readonly entry: string;
  readonly floor: string;
  readonly height: number;
}

/** Finds where a path of `src` stands: the longest entry that is the path, or a folder above it. */
function placesOf(floors: Floors): (file: string) => Place | undefined {
  const places = Object.entries(floors)
    .flatMap(([floor, entries]) => entries.map((entry) => ({ entry, floor })))
    .map((place, height) => ({ ...place, height }))
    .sort((one, other) => other.entry.length - one.entry.length);
  return (file) =>
    places.find(({ entry }) => file === entry || file === entry.replace(CODE, '') || file.startsWith(`${entry}/`));
}

/** The path below `src` that an import names; undefined where it is outside of the package. */
function targetOf(name: string, file: string, from: string): string | undefined {
  if (from.startsWith(`${name}/`)) return from.slice(name.length + 1);
  const target = path.posix.join(path.posix.dirname(file), from);
  return from.startsWith('.') && !target.startsWith('..') ? target : undefined;
}

/** What is wrong with the table itself: a name that is listed twice, or that no file has. */
function tableFaults(table: string, floors: Floors, files: readonly string[]): readonly string[] {
  const entries = Object.values(floors).flat();
  const twice = entries.filter((entry, index) => entries.indexOf(entry) !== index);
  const lost = entries.filter((entry) => !files.some((file) => file === entry || file.startsWith(`${entry}/`)));
  return [
    ...twice.map((entry) => `${table} lists ${entry} twice`),
    ...lost.map((entry) => `${table} lists ${entry}, but src has no such folder or file`),
  ];
}

/**
 * Every import of a folder that its package lists later, every folder that it does not list, and every entry without a
 * folder. Tests import from any floor.
 */
export function floorFaults({ folder, floors, files }: FlooredPackage): readonly string[] {
  const table = `${folder}/floors.json`;
  const source = `${folder}/src/`;
  const sources = files
    .filter(({ file }) => file.startsWith(source))
    .map(({ file, text }) => ({ file: file.slice(source.length), text }));
  const placeOf = placesOf(floors);
  const strays = sources
    .filter(({ file }) => placeOf(file) === undefined && !(TEST.test(file) && !file.includes('/')))
    .map(({ file }) => file.split('/')[0] ?? file);
  const upward = sources
    .filter(({ file }) => CODE.test(file) && !TEST.test(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(IMPORTED)].flatMap((found) => {
        const from = found[1] ?? '';
        const target = targetOf(path.posix.basename(folder), file, from);
        const [own, other] = [placeOf(file), target === undefined ? undefined : placeOf(target)];
        if (own === undefined || other === undefined || other.height <= own.height) return [];
        const line = text.slice(0, found.index + found[0].length).split('\n').length;
        const where = `${other.entry} (${other.floor}) is above ${own.entry} (${own.floor})`;
        return [`${source}${file}:${line} imports ${from}: ${where}`];
      }),
    );
  return [
    ...tableFaults(
      table,
      floors,
      sources.map(({ file }) => file),
    ),
    ...[...new Set(strays)].map((entry) => `${source}${entry} is on no floor: add it to ${table}`),
    ...upward,
  ];
}

/** How many files a folder holds at most, those of its folders not counted. */
const MOST_FILES = 25;

/** Folders that hold too many files to find one at a glance. */
export function crowdedFolders(files: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const file of files) {
    const folder = path.posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > MOST_FILES)
    .map(([folder, count]) => `${folder} holds ${count} files: divide it, at most ${MOST_FILES} are allowed`);
}
