import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { isPackageName, packagesIn, type PackageName } from 'shared-contracts/remote/remote-names';
import { without } from '../map/without';
import { UserError, WrongUsage } from '../text/user-error';

/** One change of a map; pure, so that it can be done again on a newer map when another writer was first. */
export type MapEdit = (map: ReleaseMap) => ReleaseMap;

/** Whether a version is revoked. */
export function isRevoked(map: ReleaseMap, name: PackageName, version: string): boolean {
  return (map.revoked[name] ?? []).includes(version);
}

/** Refuses a version that was never published to this environment, or that is revoked. */
export function assertPublished(map: ReleaseMap, name: PackageName, version: string): void {
  if (isRevoked(map, name, version)) throw new UserError(`${name} ${version} is revoked in ${map.environment}`);
  if (map.releases[name]?.[version] !== undefined) return;
  const known = Object.keys(map.releases[name] ?? {});
  const hint = known.length === 0 ? 'it has no versions yet' : `it has ${known.join(', ')}`;
  throw new UserError(`${name} ${version} is not published in ${map.environment}: ${hint}`);
}

/** Reads a package's name; refuses anything else. */
export function requirePackage(text: string | undefined): PackageName {
  if (isPackageName(text)) return text;
  throw new WrongUsage(text === undefined ? 'Name a package' : `"${text}" is not the name of a package`);
}

/** Reads the name of a package that was published to this environment; refuses others and says which there are. */
export function requireKnown(map: ReleaseMap, text: string | undefined): PackageName {
  const name = requirePackage(text);
  if (map.releases[name] !== undefined) return name;
  throw new UserError(
    `${map.environment} has no package ${name}: it has ${packagesIn(map.releases).join(', ') || 'none'}`,
  );
}

/** Makes a version known to the map by the hash of its descriptor; nobody is served it yet. */
export function registerRelease(map: ReleaseMap, name: PackageName, version: string, sha256: string): ReleaseMap {
  const known = map.releases[name]?.[version];
  if (known === sha256) return map;
  if (known !== undefined)
    throw new UserError(`${name} ${version} is already known to ${map.environment} with other contents`);
  return { ...map, releases: { ...map.releases, [name]: { ...map.releases[name], [version]: sha256 } } };
}

/**
 * Serves a version to everybody who is not pinned, and keeps the present one as the previous. A rollout of
 * the same version to all merchants has done its work and goes.
 */
export function setDefault(map: ReleaseMap, name: PackageName, version: string): ReleaseMap {
  assertPublished(map, name, version);
  const present = map.defaults[name];
  const isDone = (rollout: ReleaseMap['rollouts'][number]): boolean =>
    rollout.package === name && rollout.version === version && rollout.merchants === undefined;
  const rollouts = map.rollouts.filter((rollout) => !isDone(rollout));
  if (present === version) return rollouts.length === map.rollouts.length ? map : { ...map, rollouts };
  return {
    ...map,
    defaults: { ...map.defaults, [name]: version },
    previous: present === undefined ? map.previous : { ...map.previous, [name]: present },
    rollouts,
  };
}

type Pins = ReleaseMap['pins'];

/** Pins with one of a merchant's set to a version, or taken away; a merchant without any is not listed. */
export function withPin(pins: Pins, merchant: string, name: PackageName, version: string | undefined): Pins {
  const own = pins[merchant] ?? {};
  const rest: Pins[string] = version === undefined ? without(own, name) : { ...own, [name]: version };
  const others = without(pins, merchant);
  return Object.keys(rest).length === 0 ? others : { ...pins, [merchant]: rest };
}

/** Keeps one merchant on a version, whatever the default becomes; what it was pinned to before is its previous. */
export function pin(map: ReleaseMap, merchant: string, name: PackageName, version: string): ReleaseMap {
  assertPublished(map, name, version);
  const present = map.pins[merchant]?.[name];
  if (present === version) return map;
  return {
    ...map,
    pins: withPin(map.pins, merchant, name, version),
    previousPins: withPin(map.previousPins, merchant, name, present),
  };
}

/** Gives a merchant the default again. */
export function unpin(map: ReleaseMap, merchant: string, name: PackageName): ReleaseMap {
  if (map.pins[merchant]?.[name] === undefined)
    throw new UserError(`${merchant} has no pin of ${name} in ${map.environment}`);
  return {
    ...map,
    pins: withPin(map.pins, merchant, name, undefined),
    previousPins: withPin(map.previousPins, merchant, name, undefined),
  };
}
