import type { ReleaseMap, Rollout } from 'shared-contracts/release/release-map';
import { packageEntries, type ByPackage, type PackageName } from 'shared-contracts/remote/remote-names';
import { UserError } from '../text/user-error';
import { without } from '../map/without';
import { assertPublished, isRevoked, withPin } from './edits';

/**
 * {@link rollbackDefault} as an operator asks for it. Refused while another version is rolled out to all
 * merchants: whoever rolls back then most likely means that one, and would leave it where it is.
 */
export function rollback(map: ReleaseMap, name: PackageName, ways: readonly string[]): ReleaseMap {
  const first = map.rollouts.find(
    ({ package: other, version, merchants, cohort }) =>
      other === name && merchants === undefined && cohort === undefined && version !== map.defaults[name],
  );
  if (first !== undefined)
    throw new UserError(
      `${name} ${first.version} is rolled out to all merchants: end that first, with "mfe canary end ${name} ${first.version}"; ${map.defaults[name] ?? 'nothing'} is what everybody gets then`,
    );
  return rollbackDefault(map, name, ways);
}

/** The map with another previous version of a package, or without any. */
export function withPrevious(map: ReleaseMap, name: PackageName, version: string | undefined): ReleaseMap {
  const previous = version === undefined ? without(map.previous, name) : { ...map.previous, [name]: version };
  return { ...map, previous };
}

/**
 * Serves the first of the ways back, newest first, and keeps the second as the previous version. The version left behind
 * is served by no rollout any more, and is not kept as previous: it is not what a page should fall back to.
 */
export function rollbackDefault(map: ReleaseMap, name: PackageName, [next, before]: readonly string[]): ReleaseMap {
  const [present, previous] = [map.defaults[name], map.previous[name]];
  if (next === undefined)
    throw new UserError(
      previous === undefined
        ? `${name} has no previous version in ${map.environment}`
        : `${name} has no earlier version in ${map.environment} that could still be served: "mfe verify" says what is wrong with ${previous}`,
    );
  assertPublished(map, name, next);
  return {
    ...withPrevious(map, name, before),
    defaults: { ...map.defaults, [name]: next },
    rollouts: map.rollouts.filter((rollout) => rollout.package !== name || rollout.version !== present),
  };
}

/** Takes one merchant out of the rollouts of a version that name it. */
function leaveRollouts(rollouts: readonly Rollout[], merchant: string, name: PackageName, version: string): Rollout[] {
  return rollouts.flatMap((rollout) => {
    const { merchants } = rollout;
    if (rollout.package !== name || rollout.version !== version || !merchants?.includes(merchant)) return [rollout];
    const left = merchants.filter((code) => code !== merchant);
    return left.length === 0 ? [] : [{ ...rollout, merchants: left }];
  });
}

/** Pins a merchant to what it was pinned to before: one package, or all that have an earlier pin. */
export function rollbackMerchant(map: ReleaseMap, merchant: string, name?: PackageName): ReleaseMap {
  const earlier = packageEntries(map.previousPins[merchant] ?? {});
  const chosen = earlier.filter(([packageName]) => name === undefined || packageName === name);
  if (chosen.length === 0) {
    const what = name === undefined ? 'any package' : name;
    throw new UserError(
      `${merchant} has no earlier pin of ${what} in ${map.environment}; "mfe unpin" gives it the default`,
    );
  }
  return chosen.reduce((edited, [packageName, version]) => {
    assertPublished(edited, packageName, version);
    const present = edited.pins[merchant]?.[packageName];
    return {
      ...edited,
      pins: withPin(edited.pins, merchant, packageName, version),
      previousPins: withPin(edited.previousPins, merchant, packageName, undefined),
      rollouts:
        present === undefined ? edited.rollouts : leaveRollouts(edited.rollouts, merchant, packageName, present),
    };
  }, map);
}

type Versions = ByPackage<string>;

function isServable(map: ReleaseMap, name: PackageName, version: string): boolean {
  return map.releases[name]?.[version] !== undefined && !isRevoked(map, name, version);
}

function servable(map: ReleaseMap, versions: Versions): Versions {
  return Object.fromEntries(packageEntries(versions).filter(([name, version]) => isServable(map, name, version)));
}

/** A rollout of an earlier state starts over: its steps lie in the past and must not all be made at once. */
function restoredRollout(rollout: Rollout, revision: number, now: Date): Rollout {
  const since = now.toISOString();
  if (rollout.steps === undefined || rollout.held !== undefined) return { ...rollout, since };
  return { ...rollout, since, held: `restored from revision ${revision}` };
}

/**
 * The whole map as it was: the layers of an earlier state in a new revision. What was published or revoked
 * since stays so; an earlier state that served what is gone or revoked is refused.
 */
export function restore(map: ReleaseMap, earlier: ReleaseMap, now: Date): ReleaseMap {
  const served = [
    ...packageEntries(earlier.defaults),
    ...Object.values(earlier.pins).flatMap((pins) => packageEntries(pins)),
    ...earlier.rollouts.map((rollout) => [rollout.package, rollout.version] as const),
  ];
  for (const [name, version] of served) {
    if (isServable(map, name, version)) continue;
    const why = isRevoked(map, name, version) ? 'is revoked since' : 'was removed since';
    throw new UserError(`Revision ${earlier.revision} serves ${name} ${version}, which ${why}`);
  }
  const previousPins = Object.entries(earlier.previousPins).map(([merchant, pins]) => [merchant, servable(map, pins)]);
  return {
    ...map,
    defaults: earlier.defaults,
    pins: earlier.pins,
    rollouts: earlier.rollouts.map((rollout) => restoredRollout(rollout, earlier.revision, now)),
    switches: earlier.switches,
    previous: servable(map, earlier.previous),
    previousPins: Object.fromEntries(previousPins) as ReleaseMap['previousPins'],
  };
}
