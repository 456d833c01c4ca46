import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** What the build knows of a package before it compiles it. */
export interface PackageInfo {
  readonly name: string;
  readonly version: string;
  readonly folder: string;
}

/** Reads a package's name and version; throws when the folder is no package. */
export function readPackage(folder: string): PackageInfo {
  const manifest: unknown = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const { name, version } = manifest as { name?: unknown; version?: unknown };
  if (typeof name !== 'string' || typeof version !== 'string')
    throw new Error(`${folder}: package.json needs a name and a version`);
  return { name, version, folder };
}

/** The folder of a package as another package sees it, without links; throws where it is not installed. */
export function installedFolder(packageName: string, from: string): string {
  const resolve = createRequire(path.join(from, 'package.json'));
  const bases = resolve.resolve.paths(packageName) ?? [];
  const folders = bases.map((base) => path.join(base, packageName));
  const found = folders.find((folder) => existsSync(path.join(folder, 'package.json')));
  if (found === undefined) throw new Error(`${packageName} is not installed for ${from}`);
  return realpathSync(found);
}

/** The version of a package as another package sees it. */
export function installedVersion(packageName: string, from: string): string {
  return readPackage(installedFolder(packageName, from)).version;
}

/** Files that say which versions a repository is built with. */
export const LOCKFILES = [
  'pnpm-lock.yaml',
  'package-lock.json',
  'npm-shrinkwrap.json',
  'yarn.lock',
  'bun.lock',
] as const;

/** The repository of a folder: the nearest one above it that has a lockfile, else the folder itself. */
export function repositoryOf(folder: string): string {
  for (let place = folder; ; place = path.dirname(place)) {
    if (LOCKFILES.some((file) => existsSync(path.join(place, file)))) return place;
    if (path.dirname(place) === place) return folder;
  }
}

/** Begins the names of the site's packages where they are published; importers write the names without it. */
export const OWN_SCOPE = '@composed-site/';

/** The condition under which the exports of published packages give their sources: sections are built from those. */
export const SOURCE_CONDITION = `${OWN_SCOPE}source`;

/** The folder of this preset. */
export const PRESET = path.resolve(import.meta.dirname, '../..');

/** The root of the repository that the preset is part of or installed in. */
export const WORKSPACE = repositoryOf(PRESET);
