import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const IGNORED = new Set(['node_modules', 'dist', '.local', 'coverage']);

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !IGNORED.has(entry.name))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(file) : [file];
    })
    .sort();
}

/** A hash over everything a package's build reads: its own sources, what it is built with, and the lockfile. */
export function sourceHash(root: string, packageFolder: string): string {
  const hash = createHash('sha256');
  const shared = ['shared-contracts', 'shared-kit', 'tools/build-preset'].map((name) => path.join(root, name));
  for (const file of [...[packageFolder, ...shared].flatMap(filesBelow), path.join(root, 'pnpm-lock.yaml')]) {
    if (/\.test(-d)?\.tsx?$|\.md$/.test(file)) continue;
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}
