import { CODE, packageImports, sourceFiles, sourceRoot, TEST, type PackageFiles } from './package-imports';

/** What a package's `floors.json` says: its floors and, on each, folders and files of `src`; the lowest come first. */
export type Floors = Readonly<Record<string, readonly string[]>>;

/** A package with floors. */
export interface FlooredPackage extends PackageFiles {
  readonly floors: Floors;
}

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

/** What is wrong with the table itself: a name that is listed twice, or that no file has. */
function tableFaults(table: string, floors: Floors, files: readonly string[]): readonly string[] {
  const entries = Object.values(floors).flat();
  const twice = entries.filter((entry, index) => entries.indexOf(entry) !== index);
  const lost = entries.filter((entry) => !files.some((file) => file === entry || file.startsWith(`${entry}/`)));
  return [
    ...twice.map((entry) => `${table} lists ${entry} twice`),
    ...lost.map((entry) => `${table} lists ${entry}, but there is no such folder or file`),
  ];
}

/** Whether a file needs no floor: a test beside folders, and what is no code beside them, such as a README. */
function isAside(file: string): boolean {
  return !file.includes('/') && (TEST.test(file) || !CODE.test(file));
}

/**
 * Every import of a folder that its package lists later, every folder that it does not list, and every entry without a
 * folder. Tests import from any floor.
 */
export function floorFaults(floored: FlooredPackage): readonly string[] {
  const { folder, floors } = floored;
  const table = `${folder}/floors.json`;
  const root = sourceRoot(floored);
  const files = sourceFiles(floored).map(({ file }) => file);
  const placeOf = placesOf(floors);
  const strays = files
    .filter((file) => placeOf(file) === undefined && !isAside(file))
    .map((file) => file.split('/')[0] ?? file);
  const upward = packageImports(floored).flatMap(({ file, line, from, target }) => {
    const [own, other] = [placeOf(file), placeOf(target)];
    if (own === undefined || other === undefined || other.height <= own.height) return [];
    const where = `${other.entry} (${other.floor}) is above ${own.entry} (${own.floor})`;
    return [`${root}${file}:${line} imports ${from}: ${where}`];
  });
  return [
    ...tableFaults(table, floors, files),
    ...[...new Set(strays)].map((entry) => `${root}${entry} is on no floor: add it to ${table}`),
    ...upward,
  ];
}
