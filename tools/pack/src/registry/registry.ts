import { execFileSync, type ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { spawnTethered } from 'services/processes';
import type { Packed } from '../pack-all';
import { PROGRAM_MANIFEST, publisherSettings, registrySettings } from './registry-settings';

/** A registry that runs. */
export interface Registry {
  /** `http://127.0.0.1:4873/`. */
  readonly url: string;
  /** Ends it; what it kept stays in its folder. */
  readonly close: () => Promise<void>;
}

/** Runs npm in a folder; throws all that it says where it fails. */
function npm(folder: string, ...words: readonly string[]): void {
  execFileSync('npm', [...words], { cwd: folder, stdio: 'pipe' });
}

/** Fetches the program into a folder, from the registry that npm is configured for; gives its file. */
function installProgram(folder: string): string {
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(PROGRAM_MANIFEST));
  npm(folder, 'install', '--ignore-scripts', '--no-audit', '--no-fund');
  return path.join(folder, 'node_modules/verdaccio/bin/verdaccio');
}

/** Ends when the program says that it listens; throws what it said where it ends before. */
async function listening(child: ChildProcess, log: string): Promise<void> {
  await new Promise<void>((done, fail) => {
    child.once('message', () => done());
    child.once('error', fail);
    child.once('exit', () => fail(new Error(`The registry did not start: ${readFileSync(log, 'utf8').trim()}`)));
  });
}

async function startProgram(program: string, folder: string, port: number): Promise<ChildProcess> {
  const [settings, log] = ['registry.yaml', 'registry.log'].map((file) => path.join(folder, file)) as [string, string];
  writeFileSync(settings, registrySettings(port, path.join(folder, 'packages')));
  const output = openSync(log, 'a');
  const child = spawnTethered(process.execPath, [program, '--config', settings], {
    cwd: folder,
    env: { PATH: process.env['PATH'], HOME: folder },
    stdio: ['ignore', output, output, 'ipc'],
  });
  closeSync(output);
  await listening(child, log);
  return child;
}

/**
 * Starts a registry on 127.0.0.1 that has these packages and no others. Its program, its packages and its log are in `folder`,
 * which is new. It ends with this process, if not before.
 */
export async function startRegistry(packed: readonly Packed[], folder: string, port: number): Promise<Registry> {
  mkdirSync(folder, { recursive: true });
  const child = await startProgram(installProgram(path.join(folder, 'program')), folder, port);
  const url = `http://127.0.0.1:${port}/`;
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const close = (): Promise<void> => {
    child.kill('SIGTERM');
    return ended;
  };
  const settings = path.join(folder, 'publisher.npmrc');
  writeFileSync(settings, publisherSettings(url));
  try {
    for (const { file } of packed) npm(folder, 'publish', file, '--userconfig', settings);
  } catch (error) {
    await close();
    throw error;
  }
  return { url, close };
}
