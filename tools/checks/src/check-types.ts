import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ROOT, typedPackages } from './workspace';

/** What the compiler remembers of each package, so that the next check takes only what changed. */
const CACHE = path.join(ROOT, 'node_modules/.cache/types');

/** Checks the types of every package by its own settings; a browser package never sees Node's types. */
function main(): void {
  const tsc = path.join(ROOT, 'node_modules/.bin/tsc');
  const failed = typedPackages().filter((folder) => {
    const memory = path.join(CACHE, `${folder.replaceAll('/', '-')}.json`);
    const options = ['-p', path.join(ROOT, folder), '--incremental', '--tsBuildInfoFile', memory];
    return spawnSync(tsc, options, { cwd: ROOT, stdio: 'inherit' }).status !== 0;
  });
  if (failed.length > 0) process.stdout.write(`Types fail in: ${failed.join(', ')}\n`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

main();
