import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { OWN_SCOPE } from './package-info';

/** A package that files of a build are from. */
export interface FilePackage {
  /** As importers write it: a package of the site has no scope. */
  readonly name: string;
  readonly version: string;
  /** As its own package.json says it; empty where it says nothing. */
  readonly licence: string;
  readonly folder: string;
  /** Whether it is somebody else's: installed, and none of the site's own packages. */
  readonly isLibrary: boolean;
}

/** Begins the place of every file of a library. */
export const LIBRARY_PLACE = 'packages/node_modules/';

const MODULES = `${path.sep}node_modules${path.sep}`;
const found = new Map<string, FilePackage | null>();

function packageIn(folder: string): FilePackage | null {
  const manifest = path.join(folder, 'package.json');
  if (!existsSync(manifest)) return null;
  const { name, version, license } = JSON.parse(readFileSync(manifest, 'utf8')) as Readonly<Record<string, unknown>>;
  if (typeof name !== 'string' || typeof version !== 'string') return null;
  const isOwn = name.startsWith(OWN_SCOPE);
  return {
    name: isOwn ? name.slice(OWN_SCOPE.length) : name,
    version,
    licence: typeof license === 'string' ? license : '',
    folder,
    isLibrary: !isOwn && folder.includes(MODULES),
  };
}

function packageAbove(folder: string): FilePackage | null {
  const known = found.get(folder);
  if (known !== undefined) return known;
  const parent = path.dirname(folder);
  const answer = packageIn(folder) ?? (parent === folder ? null : packageAbove(parent));
  found.set(folder, answer);
  return answer;
}

/** The folder right below the last node_modules of a path, whatever lies further down; null for other paths. */
function installedRoot(file: string): string | null {
  const at = file.lastIndexOf(MODULES);
  if (at < 0) return null;
  const root = file.slice(0, at + MODULES.length);
  const [first = '', second = ''] = file.slice(root.length).split(path.sep);
  return path.join(root, first, first.startsWith('@') ? second : '');
}

/**
 * The package that a file belongs to; null for a file of none. An installed one is the folder right below its node_modules:
 * a library may have further manifests inside. Throws where that folder is no package.
 */
export function filePackage(file: string): FilePackage | null {
  const root = installedRoot(file);
  if (root === null) return packageAbove(path.dirname(file));
  const known = found.get(root) ?? packageIn(root);
  if (known === null) throw new Error(`${root} is no package`);
  found.set(root, known);
  return known;
}

/**
 * Where a file is, in words that are the same in every folder, on every machine, and in every repository: its package, and
 * its path in there. The version is part of it for libraries, of which a build may have several.
 */
export function filePlace(file: string): string {
  const own = filePackage(file);
  if (own === null) return file;
  const inside = path.relative(own.folder, file).split(path.sep).join('/');
  return own.isLibrary ? `${LIBRARY_PLACE}${own.name}@${own.version}/${inside}` : `packages/${own.name}/${inside}`;
}
