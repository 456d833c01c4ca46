import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';

/** Somebody at a machine with Node and npm, and an empty home. */
export interface Person {
  readonly home: string;
  /** Where npm finds the packages of others on this machine. */
  readonly registry: string;
}

/** The registry that npm is configured for on this machine. */
export function machineRegistry(): string {
  return spawnSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).stdout.trim();
}

/** Somebody who has nothing yet. */
export function newPerson(home: string, registry: string): Person {
  mkdirSync(home);
  return { home, registry };
}

/** The variables of a person's shell. */
export function shellOf({ home, registry }: Person): Readonly<Record<string, string | undefined>> {
  return { PATH: process.env['PATH'], HOME: home, CI: 'true', npm_config_registry: registry };
}

/** Runs npm in a folder and gives what it says; throws all of that where it fails. */
export function npm(person: Person, folder: string, ...words: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('npm', [...words], {
    cwd: folder,
    encoding: 'utf8',
    env: shellOf(person),
  });
  if (status !== 0) throw new Error(`npm ${words.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}
