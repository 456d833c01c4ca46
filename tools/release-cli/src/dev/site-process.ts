import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { UserError } from '../text/user-error';

/** The script of a repository that holds the site: serves it from the working tree. */
const SCRIPT = 'dev:site';

/** How the site is served in which sections are developed. */
export interface SiteRequest {
  /** The folder of a section. */
  readonly folder: string;
  /** The root of its repository. */
  readonly repository: string;
  /** Addresses of the builds, by package. */
  readonly addresses: Readonly<Record<string, string>>;
  /** Folders of the builds: the emulator serves them as versions of its own too, so that it knows new sections. */
  readonly builds: readonly string[];
  /** The port of the site; that of the program where none is given. */
  readonly port?: string | undefined;
  /** A file with the state that the site begins with. */
  readonly state?: string | undefined;
}

/** A program with its words, to be run in a folder. */
export interface SiteCommand {
  readonly file: string;
  readonly words: readonly string[];
  readonly folder: string;
  readonly variables: Readonly<Record<string, string>>;
}

interface Manifest {
  readonly bin?: Readonly<Record<string, string>>;
  readonly scripts?: Readonly<Record<string, string>>;
}

function readManifest(folder: string): Manifest {
  const file = path.join(folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
}

/** The program of the emulator that a section has installed; null where it has none. */
function emulatorOf(folder: string): string | null {
  try {
    const manifest = createRequire(path.join(folder, 'package.json')).resolve('emulator/package.json');
    const home = path.dirname(manifest);
    const [program] = Object.values(readManifest(home).bin ?? {});
    return program === undefined ? null : path.join(home, program);
  } catch {
    return null;
  }
}

/** How the site is started: by the section's emulator, else by the repository's own script. Throws where there is neither. */
export function siteCommand({ folder, repository, addresses, builds, port, state }: SiteRequest): SiteCommand {
  const developed = Object.entries(addresses).flatMap(([name, address]) => ['--develop', `${name}=${address}`]);
  const further = [...developed, ...(state === undefined ? [] : ['--state', state])];
  const emulator = emulatorOf(folder);
  if (emulator !== null) {
    const own = builds.flatMap((place) => ['--builds', place]);
    const words = [emulator, ...further, ...own, ...(port === undefined ? [] : ['--port', port])];
    return { file: process.execPath, words, folder, variables: {} };
  }
  const { scripts = {} } = readManifest(repository);
  if (scripts[SCRIPT] === undefined)
    throw new UserError(
      `${folder} has no emulator: npm install --save-dev emulator@npm:@composed-site/emulator, or name a site with --at`,
    );
  const words = ['run', '--silent', SCRIPT, '--', ...further];
  return { file: 'npm', words, folder: repository, variables: port === undefined ? {} : { PORT: port } };
}

/** Runs the site until this process ends; `onEnd` hears of one that ends by itself. */
export function runSite({ file, words, folder, variables }: SiteCommand, onEnd: (status: number) => void): () => void {
  // In a group of its own: whatever it starts ends with it.
  const child = spawn(file, [...words], {
    cwd: folder,
    stdio: 'inherit',
    detached: process.platform !== 'win32',
    env: { ...process.env, ...variables },
  });
  let isOver = false;
  const stop = (): void => {
    if (isOver || child.pid === undefined) return;
    isOver = true;
    if (process.platform === 'win32') child.kill();
    else process.kill(-child.pid, 'SIGTERM');
  };
  child.once('error', () => onEnd(1));
  child.once('exit', (status) => {
    if (isOver) return;
    isOver = true;
    onEnd(status ?? 1);
  });
  process.once('exit', stop);
  return stop;
}
