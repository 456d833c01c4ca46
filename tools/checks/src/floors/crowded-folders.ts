import path from 'node:path';

/** How many files a folder holds at most, those of its folders not counted. */
const MOST_FILES = 25;

/** Pictures and fonts are data that a program writes or reads by name; nobody looks for one of them among the others. */
const DATA = /\.(?:avif|webp|png|jpe?g|svg|woff2?)$/;

/** Folders that hold too many files to find one at a glance. */
export function crowdedFolders(files: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const file of files.filter((name) => !DATA.test(name))) {
    const folder = path.posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > MOST_FILES)
    .map(([folder, count]) => `${folder} holds ${count} files: divide it, at most ${MOST_FILES} are allowed`);
}
