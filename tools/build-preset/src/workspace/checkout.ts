import { execFileSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** What a folder was checked out from, as far as git knows it. */
export interface Checkout {
  /** The commit that is checked out: known in a shallow clone too, whose history is not. */
  readonly commit: string;
  /** Files that are not as in the commit: changed, removed, added, or unknown to git; paths from the folder, sorted. */
  readonly changed: readonly string[];
}

/** A hook of git runs with these, and they name the repository of the hook. */
const OF_ANOTHER_REPOSITORY = /^GIT_(DIR|WORK_TREE|INDEX_FILE|PREFIX|COMMON_DIR|OBJECT_DIRECTORY|NAMESPACE)$/;

/** What git says of the files in some places: the commit, and each file that is not as in it. Starts one process. */
function statusOf(folder: string, places: readonly string[]): readonly string[] {
  const environment = Object.entries(process.env).filter(([name]) => !OF_ANOTHER_REPOSITORY.test(name));
  const asked = ['--porcelain=v2', '--branch', '-z', '--no-renames', '--untracked-files=all', '--ignored=matching'];
  const text = execFileSync('git', ['-c', 'core.fileMode=false', 'status', ...asked, '--', ...places], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 1 << 26,
    // Only looks: a lock would stop a commit that is made at the same time.
    env: { ...Object.fromEntries(environment), GIT_OPTIONAL_LOCKS: '0' },
  });
  return text.split('\0').filter((line) => line !== '');
}

/** Where a folder is in its working tree, as git writes paths: empty or ending in `/`; null outside of any. */
function placeInTree(folder: string): string | null {
  const real = realpathSync(folder);
  for (let top = real; ; top = path.dirname(top)) {
    if (existsSync(path.join(top, '.git'))) {
      const place = path.relative(top, real).split(path.sep).join('/');
      return place === '' ? '' : `${place}/`;
    }
    if (path.dirname(top) === top) return null;
  }
}

/** Fields of git's second format before the path of an entry: of changed files, and of those in conflict. */
const FIELDS: Readonly<Record<string, number>> = { '1': 8, u: 10, '?': 1, '!': 1 };

/** The path of an entry, from the top of the working tree. */
function pathOf(entry: string): string {
  return entry
    .split(' ')
    .slice(FIELDS[entry[0] ?? ''] ?? 0)
    .join(' ');
}

/** Which of a folder's files to compare with the commit. */
export interface CheckedFiles {
  readonly places: readonly string[];
  /** Those that are there; what git does not know of them is a change. */
  readonly files: readonly string[];
  readonly counts: (file: string) => boolean;
}

/**
 * The commit that a folder is checked out from, and what differs from it. Null without git, without a commit, and for files
 * that git does not have: an unpacked archive may lie within somebody's repository.
 */
export function checkoutOf(folder: string, { places, files, counts }: CheckedFiles): Checkout | null {
  const prefix = placeInTree(folder);
  if (prefix === null) return null;
  try {
    const lines = statusOf(folder, places);
    const commit = lines.find((line) => line.startsWith('# branch.oid '))?.split(' ')[2] ?? '';
    if (!/^[0-9a-f]+$/.test(commit)) return null;
    const entries = (kinds: RegExp): readonly string[] => lines.filter((line) => kinds.test(line)).map(pathOf);
    // A folder that git has nothing of is named instead of its files, with a slash at its end; it may lie above.
    const strange = entries(/^[?!] /);
    const isStrange = (file: string): boolean =>
      strange.some((place) => (place.endsWith('/') ? file.startsWith(place) : place === file));
    const unknown = files.filter((file) => isStrange(`${prefix}${file}`));
    const inFolder = (file: string): string => file.slice(prefix.length);
    if (unknown.length === files.length) return null;
    const changed = new Set([
      ...entries(/^[1u] /)
        .map(inFolder)
        .filter(counts),
      ...unknown,
    ]);
    return { commit, changed: [...changed].sort() };
  } catch {
    return null;
  }
}
