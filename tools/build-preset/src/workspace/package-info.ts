import { readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

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

/** The version of a package as another package sees it. */
export function installedVersion(packageName: string, from: string): string {
  const resolve = createRequire(path.join(from, 'package.json'));
  for (const base of resolve.resolve.paths(packageName) ?? []) {
    try {
      return readPackage(realpathSync(path.join(base, packageName))).version;
    } catch {
      // Not in this folder: Node looks in the next one up, and so do we.
    }
  }
  throw new Error(`${packageName} is not installed for ${from}`);
}

/** The root of the workspace this preset stands in. */
export const WORKSPACE = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../..');
