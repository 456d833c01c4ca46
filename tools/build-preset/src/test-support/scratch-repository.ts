import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** An empty folder outside the workspace; gone after the test file. */
export function scratchFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'build-test-'));
  folders.push(folder);
  return folder;
}

/** Runs git as somebody who is nobody on this machine; gives what it says. */
export function git(folder: string, ...words: readonly string[]): string {
  const identity = ['-c', 'user.name=tester', '-c', 'user.email=tester@example.com', '-c', 'commit.gpgSign=false'];
  return execFileSync('git', [...identity, ...words], { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
}

/** Writes a file, with the folders it lies in. */
export function write(folder: string, file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

/** Commits everything in a folder, which becomes a repository where it is none; gives the commit. */
export function commitAll(folder: string, subject: string): string {
  git(folder, 'init', '--quiet');
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--allow-empty', '-m', subject);
  return git(folder, 'rev-parse', 'HEAD');
}
