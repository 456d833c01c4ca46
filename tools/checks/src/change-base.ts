import { spawnSync } from 'node:child_process';

/** Branches that changes are compared with; the first that is there counts. */
const MAIN_BRANCHES = ['origin/HEAD', 'origin/main', 'main'];

/**
 * The commit at which the work in a checkout left the main branch; undefined where git does not know, as in an archive
 * without history.
 */
export function changeBase(root: string): string | undefined {
  for (const branch of MAIN_BRANCHES) {
    const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', branch], { cwd: root, encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return undefined;
}
