import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../workspace';

/** A copy of the parts of the repository that commands add something to. */
export interface ScratchSite {
  readonly root: string;
  /** Every file that is no package of somebody else's, with its text. */
  readonly files: () => ReadonlyMap<string, string>;
  readonly remove: () => void;
}

/** What the commands read and change, and the whole of one section. */
const EDITED = [
  'shared-contracts/package.json',
  'shared-contracts/CHANGELOG.md',
  'shared-contracts/reports/released.md',
  'shared-contracts/src/version.ts',
  'shared-contracts/src/api',
  'tools/reference-gateway/src/attacks/changed-answers.ts',
  'tools/reference-gateway/src/attacks/foreign-calls.ts',
  'tools/reference-gateway/src/data/merchants.ts',
  'tools/reference-gateway/src/handlers',
  'tools/reference-gateway/src/testing/sample-calls.ts',
  'mfe-games/package.json',
  'mfe-games/src',
  'mfe-promotions/src/routes.ts',
  'merchants',
];
/** What the compiler needs beside them. */
const COMPILED = ['shared-contracts/src', 'tools/reference-gateway/package.json', 'tools/reference-gateway/src'];
const PACKAGES = ['shared-contracts', 'tools/reference-gateway', 'mfe-games'];

/** The packages that one of ours imports: as installed, but for the contract of the copy. */
function linkPackages(root: string, name: string): void {
  const folder = path.join(root, name, 'node_modules');
  mkdirSync(folder);
  for (const entry of readdirSync(path.join(ROOT, name, 'node_modules')).filter((file) => !file.startsWith('.'))) {
    const target = entry === 'shared-contracts' ? path.join(root, entry) : path.join(ROOT, name, 'node_modules', entry);
    symlinkSync(target, path.join(folder, entry));
  }
}

/**
 * Copies what commands change into a folder of its own; nothing there formats files or writes reports. With `isCompiled`
 * the copy has all that its types need.
 */
export function scratchSite({ isCompiled = false } = {}): ScratchSite {
  const root = mkdtempSync(path.join(os.tmpdir(), 'site-'));
  for (const file of isCompiled ? [...EDITED, ...COMPILED] : EDITED)
    cpSync(path.join(ROOT, file), path.join(root, file), { recursive: true });
  for (const name of isCompiled ? PACKAGES : ['shared-contracts']) linkPackages(root, name);
  const files = (): ReadonlyMap<string, string> => {
    const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const names = entries.map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
    return new Map(names.map((name) => [name, readFileSync(path.join(root, name), 'utf8')]));
  };
  return { root, files, remove: () => rmSync(root, { recursive: true, force: true }) };
}
