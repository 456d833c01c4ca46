import type { ReleaseMap, Rollout, SectionSwitch } from 'shared-contracts/release/release-map';
import type { PackageName, RemoteName } from 'shared-contracts/remote/remote-names';
import { Refusal } from '../refusal';
import { assertPublished } from './edits';

type Merchants = readonly string[] | undefined;

/** Shares are counted in buckets of 0.01 %. */
const STEPS_PER_PERCENT = 100;

function isSameGroup(first: Merchants, second: Merchants): boolean {
  if (first === undefined || second === undefined) return first === second;
  return first.toSorted().join(',') === second.toSorted().join(',');
}

function assertPercent(percent: number): void {
  const isWhole = Math.abs(percent * STEPS_PER_PERCENT - Math.round(percent * STEPS_PER_PERCENT)) < 1e-6;
  if (!(percent >= 0 && percent <= 100 && isWhole))
    throw new Refusal('A share is a number from 0 to 100 with at most two decimals');
}

/**
 * Serves a version to a share of devices, to some merchants, or both. The same version to the same merchants
 * again changes its share in place, so that a growing rollout keeps every device it has.
 */
export function addRollout(map: ReleaseMap, rollout: Rollout): ReleaseMap {
  assertPublished(map, rollout.package, rollout.version);
  if (rollout.percent !== undefined) assertPercent(rollout.percent);
  const index = map.rollouts.findIndex(
    (present) =>
      present.package === rollout.package &&
      present.version === rollout.version &&
      isSameGroup(present.merchants, rollout.merchants),
  );
  return { ...map, rollouts: index === -1 ? [...map.rollouts, rollout] : map.rollouts.with(index, rollout) };
}

/** Ends the rollouts of a package: of one version, or of all. */
export function removeRollout(map: ReleaseMap, name: PackageName, version?: string): ReleaseMap {
  const rollouts = map.rollouts.filter(
    (rollout) => rollout.package !== name || (version !== undefined && rollout.version !== version),
  );
  if (rollouts.length === map.rollouts.length)
    throw new Refusal(`${version === undefined ? name : `${name} ${version}`} has no rollout in ${map.environment}`);
  return { ...map, rollouts };
}

/** Switches a section off with the operator's message. A switch for named merchants outranks one for all. */
export function setSwitch(map: ReleaseMap, entry: SectionSwitch): ReleaseMap {
  const others = map.switches.filter(
    (present) => present.package !== entry.package || !isSameGroup(present.merchants, entry.merchants),
  );
  return { ...map, switches: entry.merchants === undefined ? [...others, entry] : [entry, ...others] };
}

/** Switches a section on again: everywhere, or for some merchants. */
export function clearSwitch(map: ReleaseMap, name: RemoteName, merchants?: readonly string[]): ReleaseMap {
  const concerned = map.switches.filter((entry) => entry.package === name);
  if (concerned.length === 0) throw new Refusal(`${name} is not switched off in ${map.environment}`);
  if (merchants === undefined) return { ...map, switches: map.switches.filter((entry) => entry.package !== name) };
  if (concerned.some((entry) => entry.merchants === undefined))
    throw new Refusal(`${name} is switched off for every merchant: switch it on for all, then off where needed`);
  const switchedOff = concerned.flatMap((entry) => entry.merchants ?? []);
  const stranger = merchants.find((merchant) => !switchedOff.includes(merchant));
  if (stranger !== undefined) throw new Refusal(`${name} is not switched off for ${stranger}`);
  const switches = map.switches.flatMap((entry) => {
    if (entry.package !== name) return [entry];
    const left = (entry.merchants ?? []).filter((merchant) => !merchants.includes(merchant));
    return left.length === 0 ? [] : [{ ...entry, merchants: left }];
  });
  return { ...map, switches };
}
