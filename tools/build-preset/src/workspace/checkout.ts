import { execFileSync } from 'node:child_process';

/** What a folder was checked out from, as far as git knows it. */
export interface Checkout {
  /** The commit that is checked out: known in a shallow clone too, whose history is not. */
  readonly commit: string;
  /** When it was made, ISO 8601 in UTC. */
  readonly committedAt: string;
  /** Files that are not as in the commit: changed, removed, added, or unknown to git; paths from the folder, sorted. */
  readonly changed: readonly string[];
}

/** A hook of git runs with these, and they name the repository of the hook. */
const OF_ANOTHER_REPOSITORY = /^GIT_(DIR|WORK_TREE|INDEX_FILE|PREFIX|COMMON_DIR|OBJECT_DIRECTORY|NAMESPACE)$/;

function git(folder: string, ...words: readonly string[]): string {
  const environment = Object.entries(process.env).filter(([name]) => !OF_ANOTHER_REPOSITORY.test(name));
  return execFileSync('git', ['-c', 'core.fileMode=false', ...words], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 1 << 26,
    // Only looks: a lock would stop a commit that is made at the same time.
    env: { ...Object.fromEntries(environment), GIT_OPTIONAL_LOCKS: '0' },
  });
}

function lines(text: string): string[] {
  return text.split('\0').filter((line) => line !== '');
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
  try {
    const known = new Set(lines(git(folder, 'ls-files', '-z', '--', ...places)));
    if (!files.some((file) => known.has(file))) return null;
    const [commit = '', time = ''] = git(folder, 'show', '--no-patch', '--format=%H %cI', 'HEAD').trim().split(' ');
    const against = ['--no-ext-diff', '--no-textconv', '--no-renames', '--name-only', '--relative', '-z', commit];
    const different = lines(git(folder, 'diff', ...against, '--', ...places)).filter(counts);
    const changed = new Set([...different, ...files.filter((file) => !known.has(file))]);
    return { commit, committedAt: new Date(time).toISOString(), changed: [...changed].sort() };
  } catch {
    return null;
  }
}
