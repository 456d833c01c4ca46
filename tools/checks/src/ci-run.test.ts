import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { git } from './test-support/scratch-git';
import { ROOT } from './workspace';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** Runs `.ci/run` in a repository of its own, where `npm` is this script. */
function runCi(npm: string): { readonly status: number | null; readonly out: string; readonly seen: string } {
  const scratch = mkdtempSync(path.join(os.tmpdir(), 'ci-run-'));
  folders.push(scratch);
  const [clone, bin] = ['clone', 'bin'].map((name) => path.join(scratch, name)) as [string, string];
  mkdirSync(path.join(clone, '.ci'), { recursive: true });
  mkdirSync(bin);
  cpSync(path.join(ROOT, '.ci/run'), path.join(clone, '.ci/run'));
  writeFileSync(path.join(clone, 'kept.md'), 'kept\n');
  const seen = path.join(scratch, 'seen');
  writeFileSync(path.join(bin, 'npm'), `#!/bin/sh\nenv > '${seen}'\nls -A "$HOME" >> '${seen}'\n${npm}\n`);
  chmodSync(path.join(bin, 'npm'), 0o755);
  git(clone, 'init', '--quiet');
  git(clone, 'add', '.');
  git(clone, 'commit', '--quiet', '-m', 'Start');
  const { status, stdout } = spawnSync(path.join(clone, '.ci/run'), {
    encoding: 'utf8',
    env: {
      PATH: `${bin}${path.delimiter}${process.env['PATH'] ?? ''}`,
      HOME: os.homedir(),
      USER: 'me',
      MFE_STORE: 's',
    },
  });
  return { status, out: stdout, seen: readFileSync(seen, 'utf8') };
}

describe('.ci/run', () => {
  it('runs the test command with PATH, an empty home and CI, and nothing else of the machine', () => {
    const { status, seen } = runCi('exit 0');
    expect(status).toBe(0);
    const names = seen.split('\n').flatMap((line) => (line === '' ? [] : [line.split('=')[0]]));
    // A shell sets the others by itself.
    const further = names.filter((name) => !['PWD', 'SHLVL', '_', 'OLDPWD'].includes(name ?? ''));
    expect(new Set(further)).toEqual(new Set(['CI', 'HOME', 'PATH']));
    expect(seen).not.toContain(`HOME=${os.homedir()}\n`);
  });

  it('fails as the test command does', () => {
    expect(runCi('exit 3').status).toBe(3);
  });

  it.each([
    ['changed', 'echo more >> kept.md', ' M kept.md'],
    ['left', 'touch left.log', '?? left.log'],
    ['removed', 'rm kept.md', ' D kept.md'],
  ])('fails when a file was %s, and names it', (_what, npm, line) => {
    const { status, out } = runCi(npm);
    expect(status).toBe(1);
    expect(out).toContain(line);
  });
});
