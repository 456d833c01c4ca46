import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { InstalledPackage } from './rules';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: unknown;
  readonly scripts?: Readonly<Record<string, string>>;
}

const AT_INSTALL = ['preinstall', 'install', 'postinstall'];

function readInstalled(folder: string): InstalledPackage {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  const { name, version, license, scripts = {} } = manifest;
  return {
    name,
    version,
    licence: typeof license === 'string' ? license : '',
    // Where there is something to compile, package managers compile it without being told to.
    runsAtInstall: AT_INSTALL.some((word) => word in scripts) || existsSync(path.join(folder, 'binding.gyp')),
  };
}

/** The folders of packages in a node_modules, links to others left out. */
function ownFolders(modules: string): string[] {
  return readdirSync(modules, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== '.bin')
    .flatMap(({ name }) => {
      const folder = path.join(modules, name);
      return name.startsWith('@') ? ownFolders(folder) : [folder];
    });
}

/** Every package that pnpm has put into the store of this workspace. */
export function installedPackages(root: string): InstalledPackage[] {
  const store = path.join(root, 'node_modules/.pnpm');
  const found = new Map<string, InstalledPackage>();
  for (const entry of readdirSync(store)) {
    const modules = path.join(store, entry, 'node_modules');
    if (entry === 'node_modules' || !existsSync(modules)) continue;
    for (const folder of ownFolders(modules)) {
      const installed = readInstalled(folder);
      found.set(`${installed.name}@${installed.version}`, installed);
    }
  }
  return [...found.values()];
}
