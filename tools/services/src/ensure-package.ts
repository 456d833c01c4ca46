import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A program of the machine that a check needs: where it is, or why it cannot be had here. */
export type ProgramState =
  { readonly kind: 'present'; readonly path: string } | { readonly kind: 'missing'; readonly why: string };

/** What looking for a program touches of the machine; tests give their own. */
export interface Machine {
  readonly find: (program: string) => string | undefined;
  readonly isRoot: boolean;
  /** Runs `apt-get` with these words; gives its exit status and what it said. */
  readonly aptGet: (words: readonly string[]) => { readonly status: number | null; readonly output: string };
}

/** Servers live in the system folders, which are not on everybody's path. */
const SYSTEM_FOLDERS = ['/usr/local/sbin', '/usr/sbin', '/sbin'];
const LONGEST_INSTALL_MS = 600_000;

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Where a program of this machine is; undefined when it is on no path. */
export function findProgram(program: string): string | undefined {
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== ''),
    ...SYSTEM_FOLDERS,
  ];
  return folders.map((folder) => join(folder, program)).find(isProgram);
}

/** Debian asks this file before it starts an installed server, which would then hold its standard port. */
const START_POLICY = '/usr/sbin/policy-rc.d';

function withoutStartingServers<Result>(work: () => Result): Result {
  if (existsSync(START_POLICY)) return work();
  writeFileSync(START_POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    return work();
  } finally {
    rmSync(START_POLICY, { force: true });
  }
}

function aptGet(words: readonly string[]): { status: number | null; output: string } {
  const { status, stdout, stderr, error } = withoutStartingServers(() =>
    spawnSync('apt-get', [...words], {
      encoding: 'utf8',
      timeout: LONGEST_INSTALL_MS,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }),
  );
  return { status, output: error === undefined ? `${stdout}${stderr}` : error.message };
}

const THIS_MACHINE: Machine = { find: findProgram, isRoot: process.getuid?.() === 0, aptGet };

function lastLine(output: string): string {
  return output.trim().split('\n').at(-1) ?? '';
}

/**
 * Finds a program, and installs it from Debian's packages when it is missing and that is allowed here
 * (`apt-get` and root). Never throws: a machine that cannot have it gets the reason in one sentence.
 */
export function ensureProgram(
  program: string,
  packages: readonly string[],
  machine: Machine = THIS_MACHINE,
): ProgramState {
  const present = machine.find(program);
  if (present !== undefined) return { kind: 'present', path: present };
  if (machine.find('apt-get') === undefined)
    return { kind: 'missing', why: `${program} is not installed and this machine has no apt-get` };
  if (!machine.isRoot)
    return { kind: 'missing', why: `${program} is not installed; as root: apt-get install ${packages.join(' ')}` };
  const install = ['install', '-y', '--no-install-recommends', ...packages];
  let answer = machine.aptGet(install);
  if (answer.status !== 0) {
    // Images come without package lists, or with old ones.
    machine.aptGet(['update']);
    answer = machine.aptGet(install);
  }
  const installed = machine.find(program);
  if (installed !== undefined) return { kind: 'present', path: installed };
  return { kind: 'missing', why: `${program} could not be installed: ${lastLine(answer.output)}` };
}
