import { setId, type ResolvedPackage } from 'shared-contracts/release/resolve';
import { packageEntries, type ByPackage } from 'shared-contracts/remote/remote-names';

/** One version of each package of a set. */
export type SetVersions = ByPackage<string>;

/** The id of the set of these versions, every section on. */
export function idOfVersions(versions: SetVersions): string {
  const packages: ByPackage<ResolvedPackage> = Object.fromEntries(
    packageEntries(versions).map(([name, version]) => [name, { status: 'on', version, layer: 'default' }]),
  );
  return setId(packages);
}

/** A set for a person: `host-shell 1.0.0, mfe-games 1.1.0`. */
export function setText(versions: SetVersions): string {
  return Object.entries(versions)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ');
}
