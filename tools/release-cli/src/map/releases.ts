import { parseDescriptor, type ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { candidateVersions, type VersionsByPackage } from 'shared-contracts/release/sets';
import { compareVersions } from 'shared-contracts/release/semver';
import type { DescriptorSource } from 'shared-contracts/release/verify';
import { packageEntries, packagesIn, type PackageName } from 'shared-contracts/remote/remote-names';
import { UserError } from '../text/user-error';
import { sha256Hex } from '../store/digest';
import { descriptorKey } from '../store/keys';
import type { EnvironmentSettings } from '../settings/settings';
import { parseStoredJson, type ObjectStore } from '../store/store';
import { groupViews } from './view-groups';

/** The descriptor a map names; refuses when the store holds another or none. Undefined when the map names none. */
export async function readRelease(
  store: ObjectStore,
  map: ReleaseMap,
  name: PackageName,
  version: string,
): Promise<ReleaseDescriptor | undefined> {
  const expected = map.releases[name]?.[version];
  if (expected === undefined) return undefined;
  const key = descriptorKey(name, version);
  const found = await store.get(key);
  if (found === null) throw new UserError(`The map names ${name} ${version}, but its descriptor is not in the store`);
  if (sha256Hex(found.bytes) !== expected)
    throw new UserError(`The stored descriptor of ${name} ${version} is not the one the map names`);
  return parseDescriptor(parseStoredJson(new TextDecoder().decode(found.bytes), key));
}

/** How many versions of a package can be asked for by name where overrides are allowed. */
const OVERRIDABLE_VERSIONS = 10;

/** The newest published versions of every package, at most so many, without revoked ones. */
export function newestVersions(map: ReleaseMap, most = OVERRIDABLE_VERSIONS): VersionsByPackage {
  return Object.fromEntries(
    packagesIn(map.releases).map((name) => {
      const revoked = map.revoked[name] ?? [];
      const versions = Object.keys(map.releases[name] ?? {}).filter((version) => !revoked.includes(version));
      return [name, versions.toSorted((first, second) => compareVersions(second, first)).slice(0, most)];
    }),
  );
}

/** Every descriptor that any page of an environment may need, read once. */
export async function readPageReleases(
  store: ObjectStore,
  map: ReleaseMap,
  settings: EnvironmentSettings | undefined,
): Promise<DescriptorSource> {
  const wanted = new Map<string, { name: PackageName; version: string }>();
  const want = (versions: VersionsByPackage): void => {
    for (const [name, list] of packageEntries(versions))
      for (const version of list) wanted.set(`${name}@${version}`, { name, version });
  };
  for (const { view } of groupViews(map, Object.keys(settings?.merchants ?? {}))) want(candidateVersions(view));
  if (settings?.allowsOverrides === true) want(newestVersions(map));
  const found = new Map(
    await Promise.all(
      [...wanted].map(async ([id, { name, version }]) => [id, await readRelease(store, map, name, version)] as const),
    ),
  );
  return (name, version) => found.get(`${name}@${version}`);
}
