import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** Where the last run of the tests says how each of them ended. */
export const REPORTS = {
  unit: path.join(ROOT, '.local/reports/unit.json'),
  endToEnd: path.join(ROOT, '.local/reports/end-to-end.json'),
} as const;

/** Every package of the product and its tools that is TypeScript, relative to the root; the lab checks its own. */
export function typedPackages(root: string = ROOT): string[] {
  const folders = [root, path.join(root, 'tools')].flatMap((parent) =>
    readdirSync(parent, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map((entry) => path.join(parent, entry.name)),
  );
  return folders
    .filter((folder) => existsSync(path.join(folder, 'tsconfig.json')) && folder !== path.join(root, 'lab'))
    .map((folder) => path.relative(root, folder))
    .sort();
}
