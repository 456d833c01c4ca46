import type { ReleaseMap } from 'shared-contracts/release/release-map';
import type { PackageName } from 'shared-contracts/remote/remote-names';
import { UserError } from '../text/user-error';
import { without } from '../map/without';
import { isRevoked, withPin } from './edits';
import { rollbackDefault } from './rollback-edits';

/** The previous pins without one version, and no more of the merchants that have none left. */
function forget(map: ReleaseMap, name: PackageName, version: string): ReleaseMap {
  const concerned = Object.entries(map.previousPins).filter(([, pins]) => pins[name] === version);
  return {
    ...map,
    previous: map.previous[name] === version ? without(map.previous, name) : map.previous,
    previousPins: concerned.reduce((pins, [merchant]) => withPin(pins, merchant, name, undefined), map.previousPins),
  };
}

/** Pins of the version go back to what the merchant was pinned to before, else to the default. */
function releasePins(map: ReleaseMap, name: PackageName, version: string): ReleaseMap {
  const concerned = Object.entries(map.pins).filter(([, pins]) => pins[name] === version);
  return concerned.reduce((edited, [merchant]) => {
    const previous = edited.previousPins[merchant]?.[name];
    return {
      ...edited,
      pins: withPin(edited.pins, merchant, name, previous),
      previousPins: withPin(edited.previousPins, merchant, name, undefined),
    };
  }, map);
}

/**
 * Takes a version away from everybody for good: the default falls back to the previous version, pins to
 * theirs or to the default, rollouts of it end, and open pages leave it at once.
 */
export function revoke(map: ReleaseMap, name: PackageName, version: string): ReleaseMap {
  if (map.releases[name]?.[version] === undefined)
    throw new UserError(`${name} ${version} is not published in ${map.environment}`);
  if (isRevoked(map, name, version)) return map;
  const kept = forget(map, name, version);
  const isDefault = kept.defaults[name] === version;
  if (isDefault && kept.previous[name] === undefined)
    throw new UserError(
      `${name} ${version} is what everybody gets and there is no previous version to fall back to: promote another first`,
    );
  const left = releasePins(isDefault ? rollbackDefault(kept, name) : kept, name, version);
  return {
    ...left,
    rollouts: left.rollouts.filter((rollout) => rollout.package !== name || rollout.version !== version),
    revoked: { ...left.revoked, [name]: [...(left.revoked[name] ?? []), version] },
  };
}

/** Lets a revoked version be served again, without serving it. */
export function unrevoke(map: ReleaseMap, name: PackageName, version: string): ReleaseMap {
  if (!isRevoked(map, name, version)) throw new UserError(`${name} ${version} is not revoked in ${map.environment}`);
  const left = (map.revoked[name] ?? []).filter((revoked) => revoked !== version);
  const others = without(map.revoked, name);
  return { ...map, revoked: left.length === 0 ? others : { ...others, [name]: left } };
}
