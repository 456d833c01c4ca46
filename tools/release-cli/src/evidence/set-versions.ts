import { packageNames, setId, type ResolvedPackage, type ResolvedSet } from 'shared-contracts/release/resolve';
import type { PackageName } from 'shared-contracts/remote/remote-names';

/** One version of each package of a set. */
export type SetVersions = Readonly<Partial<Record<PackageName, string>>>;

/** The versions of a set by package. */
export function versionsOfSet(set: ResolvedSet): SetVersions {
  const entries = Object.entries(set.packages) as [PackageName, ResolvedPackage][];
  return Object.fromEntries(entries.flatMap(([name, entry]) => (entry.status === 'on' ? [[name, entry.version]] : [])));
}

/** The id of the set of these versions, every section on. */
export function idOfVersions(versions: SetVersions): string {
  const packages = Object.fromEntries(
    packageNames(versions).map((name): [string, ResolvedPackage] => {
      const version = versions[name];
      return [name, version === undefined ? { status: 'absent' } : { status: 'on', version, layer: 'default' }];
    }),
  ) as Record<PackageName, ResolvedPackage>;
  return setId(packages);
}

/** A set for a person: `host-shell 1.0.0, mfe-games 1.1.0`. */
export function setText(versions: SetVersions): string {
  return Object.entries(versions)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ');
}
