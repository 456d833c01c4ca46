import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { isPackageName, type PackageName } from 'shared-contracts/remote/remote-names';
import { Refusal } from '../refusal';

/** One change of a map; pure, so that it can be done again on a newer map when another writer was first. */
export type MapEdit = (map: ReleaseMap) => ReleaseMap;

function without<Value>(record: Readonly<Record<string, Value>>, key: string): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
}

/** Refuses a version that was never published to this environment. */
export function assertPublished(map: ReleaseMap, name: PackageName, version: string): void {
  if (map.releases[name]?.[version] !== undefined) return;
  const known = Object.keys(map.releases[name] ?? {});
  const hint = known.length === 0 ? 'it has no versions yet' : `it has ${known.join(', ')}`;
  throw new Refusal(`${name} ${version} is not published in ${map.environment}: ${hint}`);
}

/** Reads a package's name; refuses anything else. */
export function requirePackage(text: string | undefined): PackageName {
  if (isPackageName(text)) return text;
  throw new Refusal(text === undefined ? 'Name a package' : `"${text}" is not a package of this site`);
}

/** Makes a version known to the map by the hash of its descriptor; nobody is served it yet. */
export function registerRelease(map: ReleaseMap, name: PackageName, version: string, sha256: string): ReleaseMap {
  const known = map.releases[name]?.[version];
  if (known === sha256) return map;
  if (known !== undefined)
    throw new Refusal(`${name} ${version} is already known to ${map.environment} with other contents`);
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

/**
 * Serves the previous version again. The version left behind is served by no rollout any more, and is not
 * kept as previous: it is not what a page should fall back to.
 */
export function rollback(map: ReleaseMap, name: PackageName): ReleaseMap {
  const [present, previous] = [map.defaults[name], map.previous[name]];
  if (previous === undefined) throw new Refusal(`${name} has no previous version in ${map.environment}`);
  assertPublished(map, name, previous);
  return {
    ...map,
    defaults: { ...map.defaults, [name]: previous },
    previous: without(map.previous, name),
    rollouts: map.rollouts.filter((rollout) => rollout.package !== name || rollout.version !== present),
  };
}

/** Keeps one merchant on a version, whatever the default becomes. */
export function pin(map: ReleaseMap, merchant: string, name: PackageName, version: string): ReleaseMap {
  assertPublished(map, name, version);
  if (map.pins[merchant]?.[name] === version) return map;
  return { ...map, pins: { ...map.pins, [merchant]: { ...map.pins[merchant], [name]: version } } };
}

/** Gives a merchant the default again. */
export function unpin(map: ReleaseMap, merchant: string, name: PackageName): ReleaseMap {
  const pins = map.pins[merchant] ?? {};
  if (pins[name] === undefined) throw new Refusal(`${merchant} has no pin of ${name} in ${map.environment}`);
  const rest = without(pins, name);
  const others = without(map.pins, merchant);
  return { ...map, pins: Object.keys(rest).length === 0 ? others : { ...others, [merchant]: rest } };
}
