import path from 'node:path';
import { filePackage } from '../workspace/file-package';
import type { ShippedPackage } from './built';

/** Packages once each, sorted by name and version. */
export function eachOnce(packages: readonly ShippedPackage[]): readonly ShippedPackage[] {
  const found = new Map(packages.map((shipped) => [`${shipped.name}@${shipped.version}`, shipped]));
  return [...found.keys()].sort().flatMap((key) => found.get(key) ?? []);
}

/** The registry's packages that files are from; the site's own are none, wherever they are installed. */
export function packagesOf(files: readonly string[]): readonly ShippedPackage[] {
  const shipped = files.flatMap((file) => {
    const found = path.isAbsolute(file) ? filePackage(file) : null;
    return found?.isLibrary === true ? [found] : [];
  });
  return eachOnce(shipped.map(({ name, version, licence }) => ({ name, version, licence })));
}
