/**
 * What a machine with nothing but Node and npm needs before anything of this repository can run: the packages.
 * Plain JavaScript without imports of our own, because nothing else is there yet.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** The one package manager and its version; npm's own launcher fetches it where it is missing. */
const PNPM = 'pnpm@12.21.0';

/** Runs a command to its end in the repository; its output is the user's. Returns its exit status. */
export function run(command, args, environment = {}) {
  const result = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...environment } });
  return result.status ?? 1;
}

function isInstalled() {
  const mark = path.join(ROOT, 'node_modules/.modules.yaml');
  const lock = path.join(ROOT, 'pnpm-lock.yaml');
  return (
    existsSync(mark) &&
    statSync(mark).mtimeMs >= statSync(lock).mtimeMs &&
    existsSync(path.join(ROOT, 'node_modules/tsx'))
  );
}

/** Installs the packages, unless the lockfile has not changed since the last time. */
export function install() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    const wanted = readFileSync(path.join(ROOT, '.nvmrc'), 'utf8').trim();
    process.stderr.write(`This needs Node ${wanted}.19 or newer; here is ${process.versions.node}.\n`);
    process.exit(1);
  }
  // Its name is cut off there by what runs TypeScript and by what runs the tests: both read the rest as a query.
  if (ROOT.includes('?')) {
    process.stderr.write(`The path of this folder has a "?", which the tools cannot read: move or rename ${ROOT}\n`);
    process.exit(1);
  }
  if (isInstalled()) return;
  const status = run('npx', ['--yes', PNPM, 'install', '--frozen-lockfile']);
  if (status !== 0) process.exit(status);
}

/** Runs one of our TypeScript programs and ends with its exit status. */
export function runProgram(file, args) {
  return run(process.execPath, ['--import', 'tsx', path.join(ROOT, file), ...args]);
}
