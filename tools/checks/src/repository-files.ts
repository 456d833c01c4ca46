import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './workspace';

const IGNORED = new Set([
  'node_modules',
  'dist',
  'coverage',
  'results',
  'test-results',
  'playwright-report',
  '.git',
  '.local',
  '.tmp',
]);

/** Where `pnpm docs:api` writes, relative to the root. */
const API_DOCUMENTATION = path.join('docs', 'api');

/** The files of the repository relative to its root, read from the folders: an archive of it has no git. */
export function repositoryFiles(root: string = ROOT): string[] {
  const found: string[] = [];
  const folders = [root];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop())
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (IGNORED.has(entry.name) || entry.name.startsWith('.tmp-')) continue;
      const file = path.join(folder, entry.name);
      const name = path.relative(root, file);
      if (entry.isDirectory() && name !== API_DOCUMENTATION) folders.push(file);
      else if (entry.isFile()) found.push(name);
    }
  return found.sort();
}

const TEXT_FILE = /\.(?:ts|tsx|mts|mjs|js|md|css|html|json|yml|yaml)$/;

/** A file that people write and read. */
export interface TextFile {
  /** Relative to the root. */
  readonly file: string;
  readonly text: string;
}

/** The texts of the repository: code, styles, documents, settings. */
export function readRepository(root: string = ROOT): TextFile[] {
  return repositoryFiles(root)
    .filter((file) => TEXT_FILE.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
}
