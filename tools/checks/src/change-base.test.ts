import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { changeBase } from './change-base';
import { git } from './test-support/scratch-git';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'base-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function commit(message: string): string {
  git(folder, 'commit', '--quiet', '--allow-empty', '-m', message);
  return spawnSync('git', ['rev-parse', 'HEAD'], { cwd: folder, encoding: 'utf8' }).stdout.trim();
}

test('is where a branch left the main branch', () => {
  git(folder, 'init', '--quiet', '--initial-branch', 'main');
  const left = commit('Start');
  git(folder, 'checkout', '--quiet', '-b', 'work');
  commit('Work');
  expect(changeBase(folder)).toBe(left);
});

test('is the last commit on the main branch itself, so that only what is not committed counts', () => {
  git(folder, 'init', '--quiet', '--initial-branch', 'main');
  commit('Start');
  const last = commit('Next');
  expect(changeBase(folder)).toBe(last);
});

test('is unknown without a history', () => {
  expect(changeBase(folder)).toBeUndefined();
});
