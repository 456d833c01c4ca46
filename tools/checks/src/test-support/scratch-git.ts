import { spawnSync } from 'node:child_process';

/** Runs git in a scratch repository as nobody of this machine; throws with its words when it fails. */
export function git(folder: string, ...words: readonly string[]): void {
  const identity = ['-c', 'user.name=tester', '-c', 'user.email=tester@example.com', '-c', 'commit.gpgSign=false'];
  const { status, stderr } = spawnSync('git', [...identity, ...words], { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}
