import { packageEntries, type ByPackage, type PackageName } from '../../packages/remote-names';
import { BUCKET_COUNT } from './bucket';
import { setId, versionsOf, type MapView, type PackageView, type ResolvedPackage, type ResolvedSet } from './resolve';

/** Versions by package. */
export type VersionsByPackage = ByPackage<readonly string[]>;

/** More sets than this are not listed, because a matrix of them could not be run either. */
export const MAXIMUM_SETS = 4096;

/** Every version that a merchant's devices may get or fall back to, per package. */
export function candidateVersions(view: MapView): VersionsByPackage {
  const result: Partial<Record<PackageName, readonly string[]>> = {};
  for (const [name, entry] of packageEntries(view.packages)) result[name] = versionsOf(entry);
  return result;
}

function choicesOf(entry: PackageView): readonly (ResolvedPackage & { readonly status: 'on' })[] {
  const everybody = entry.rollouts.findIndex((rollout) => rollout.below >= BUCKET_COUNT);
  const reachable = everybody === -1 ? entry.rollouts : entry.rollouts.slice(0, everybody + 1);
  const rollouts = [...(entry.cohorts ?? []), ...reachable]
    .filter((rollout) => rollout.below > 0)
    .map((rollout) => ({ status: 'on', version: rollout.version, layer: 'rollout' }) as const);
  return everybody === -1 ? [...rollouts, { status: 'on', version: entry.version, layer: entry.layer }] : rollouts;
}

/** Every version that some device gets today, per package; a section that is off has none. */
export function reachableVersions(view: MapView): VersionsByPackage {
  const result: Partial<Record<PackageName, readonly string[]>> = {};
  for (const [name, entry] of packageEntries(view.packages)) {
    if (entry.off !== undefined) continue;
    result[name] = [...new Set(choicesOf(entry).map((choice) => choice.version))];
  }
  return result;
}

/**
 * Every distinct set that a merchant's devices may get. Rollouts multiply: throws beyond {@link MAXIMUM_SETS}.
 * Verification does not need the list (see `verifyView`).
 */
export function possibleSets(view: MapView): readonly ResolvedSet[] {
  const served = packageEntries(view.packages);
  const options = served.map(([, entry]): readonly ResolvedPackage[] => {
    return entry.off === undefined ? choicesOf(entry) : [{ status: 'off', message: entry.off }];
  });
  const count = options.reduce((product, choices) => product * choices.length, 1);
  if (count > MAXIMUM_SETS) throw new Error(`${view.merchant} has ${count} different sets: end some rollouts first`);
  const combinations = options.reduce<ResolvedPackage[][]>(
    (sets, choices) => sets.flatMap((set) => choices.map((choice) => [...set, choice])),
    [[]],
  );
  const sets = combinations.map((combination) => {
    const packages = Object.fromEntries(
      served.map(([name], index) => [name, combination[index]]),
    ) as ByPackage<ResolvedPackage>;
    return { id: setId(packages), packages };
  });
  return [...new Map(sets.map((set) => [set.id, set])).values()];
}
