import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { packageEntries, type ByPackage, type PackageName } from 'shared-contracts/remote/remote-names';
import { KEPT_STATES } from '../revisions/chain-problems';
import type { Revision } from '../revisions/revision';
import { newestVersions } from './releases';

/** A version of a package by name. */
export interface NamedVersion {
  readonly name: PackageName;
  readonly version: string;
}

/** One environment as the collection sees it. */
export interface EnvironmentHistory {
  readonly environment: string;
  /** Where overrides are allowed the newest versions can be asked for by name. */
  readonly allowsOverrides: boolean;
  /** Every state of the map, oldest first, the present one last; empty before the first write. */
  readonly states: readonly ReleaseMap[];
  /** Every state of the settings, in the same order. */
  readonly settings: readonly Revision[];
}

/** A version as one text, for sets of them. */
export function versionId({ name, version }: NamedVersion): string {
  return `${name}@${version}`;
}

function entriesOf(versions: ByPackage<string> | undefined): NamedVersion[] {
  return packageEntries(versions ?? {}).map(([name, version]) => ({ name, version }));
}

/** Every version that a map serves to somebody, may serve by a rollout, or keeps as a way back. */
export function versionsNamed(map: ReleaseMap): readonly NamedVersion[] {
  const named = [
    ...entriesOf(map.defaults),
    ...entriesOf(map.previous),
    ...Object.values(map.pins).flatMap(entriesOf),
    ...Object.values(map.previousPins).flatMap(entriesOf),
    ...map.rollouts.map((rollout) => ({ name: rollout.package, version: rollout.version })),
  ];
  return [...new Map(named.map((entry) => [versionId(entry), entry])).values()];
}

/** Every version that a map serves to somebody, or may serve by a rollout. */
export function versionsServed(map: ReleaseMap): readonly NamedVersion[] {
  return versionsNamed({ ...map, previous: {}, previousPins: {} });
}

/** What {@link versionsNamed} says, and what may be asked for by name where overrides are allowed. */
export function versionsInUse(map: ReleaseMap, allowsOverrides: boolean): readonly NamedVersion[] {
  if (!allowsOverrides) return versionsNamed(map);
  const newest = packageEntries(newestVersions(map)).flatMap(([name, versions]) =>
    versions.map((version) => ({ name, version })),
  );
  return [...new Map([...versionsNamed(map), ...newest].map((entry) => [versionId(entry), entry])).values()];
}

/**
 * Until when each earlier state was in force, with the state. A page drawn in its last moment still runs, so it is
 * the end that counts.
 */
function withEnds<State extends Revision>(
  states: readonly State[],
): readonly { readonly state: State; readonly end: number }[] {
  return states.map((state, index) => ({ state, end: Date.parse(states[index + 1]?.writtenAt ?? '') }));
}

/** The earlier states of a map that were in force after a moment. */
export function statesSince(states: readonly ReleaseMap[], since: number): readonly ReleaseMap[] {
  return withEnds(states)
    .slice(0, -1)
    .filter(({ end }) => !(end < since))
    .map(({ state }) => state);
}

/** Revisions that ended before a moment and may go; the newest ones never do. */
export function revisionsBefore(states: readonly Revision[], since: number): readonly number[] {
  return withEnds(states)
    .slice(0, -1)
    .slice(0, -KEPT_STATES)
    .filter(({ end }) => end < since)
    .map(({ state }) => state.revision);
}
