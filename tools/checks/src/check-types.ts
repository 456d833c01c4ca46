import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ROOT, typedPackages } from './workspace';

/** Checks the types of every package by its own settings; a browser package never sees Node's types. */
function main(): void {
  const failed = typedPackages().filter((folder) => {
    const tsc = path.join(ROOT, 'node_modules/.bin/tsc');
    return spawnSync(tsc, ['-p', path.join(ROOT, folder)], { cwd: ROOT, stdio: 'inherit' }).status !== 0;
  });
  if (failed.length > 0) process.stdout.write(`Types fail in: ${failed.join(', ')}\n`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

main();
