import { BUCKET_COUNT } from 'shared-contracts/release/bucket';
import type { ReleaseMap } from 'shared-contracts/release/release-map';
import {
  resolvePackage,
  resolveView,
  versionsOfSet,
  type MapView,
  type ResolvedSet,
} from 'shared-contracts/release/resolve';
import { possibleSets } from 'shared-contracts/release/sets';
import { packageEntries, type PackageName } from 'shared-contracts/remote/remote-names';
import { pin, registerRelease, setDefault } from '../edits/edits';
import { plannedMaps } from '../map/planned';
import { groupViews } from '../map/view-groups';
import { UserError, messageOf } from '../text/user-error';
import type { SetVersions } from './set-versions';

/** A version that is looked at as though it were served already: by default, or to one merchant as its pin. */
export interface Candidate {
  readonly name: PackageName;
  readonly version: string;
  readonly merchant?: string;
}

/** One set that devices may be given, and who is. */
export interface DistinctSet {
  readonly id: string;
  readonly versions: SetVersions;
  readonly merchants: readonly string[];
  /** Percent of devices at the present shares, every merchant weighing the same; 0 for what is still to come. */
  readonly share: number;
}

/** The map as it would be with the candidates; in memory only. */
export function withCandidates(map: ReleaseMap, candidates: readonly Candidate[]): ReleaseMap {
  return candidates.reduce((edited, { name, version, merchant }) => {
    const isKnown = edited.releases[name]?.[version] !== undefined;
    const known = isKnown ? edited : registerRelease(edited, name, version, 'candidate');
    return merchant === undefined ? setDefault(known, name, version) : pin(known, merchant, name, version);
  }, map);
}

/** Devices by set id, by asking the resolver for every bucket what the rollouts in it give. */
function bucketsBySet(view: MapView): ReadonlyMap<string, number> {
  const split = packageEntries(view.packages).filter(([, entry]) => entry.rollouts.length > 0);
  if (split.length === 0) return new Map([[resolveView(view, 0).id, BUCKET_COUNT]]);
  // The other packages are the same in every bucket, so a set is named once for each choice of these.
  const choices = new Map<string, { readonly bucket: number; count: number }>();
  for (let bucket = 0; bucket < BUCKET_COUNT; bucket += 1) {
    const choice = JSON.stringify(split.map(([name, entry]) => resolvePackage(name, entry, bucket)));
    const found = choices.get(choice);
    if (found === undefined) choices.set(choice, { bucket, count: 1 });
    else found.count += 1;
  }
  const counts = new Map<string, number>();
  for (const { bucket, count } of choices.values()) {
    const { id } = resolveView(view, bucket);
    counts.set(id, (counts.get(id) ?? 0) + count);
  }
  return counts;
}

/** Every set of a view; refuses where a merchant's rollouts multiply beyond what can be listed. */
export function setsOfView(view: MapView): readonly ResolvedSet[] {
  try {
    return possibleSets(view);
  } catch (error) {
    throw new UserError(messageOf(error));
  }
}

/**
 * Every different set over all merchants, now or by a step of a rollout to come, the candidates counted as served.
 * Switches are left out of account: a section that is off may come back at any moment, and what comes back has to
 * be proven as well. Refuses when a merchant's rollouts multiply beyond what can be listed.
 */
export function distinctSets(
  map: ReleaseMap,
  merchants: readonly string[],
  candidates: readonly Candidate[] = [],
): readonly DistinctSet[] {
  const served: ReleaseMap = { ...withCandidates(map, candidates), switches: [] };
  const found = new Map<string, { versions: SetVersions; merchants: Set<string>; buckets: number }>();
  for (const [index, planned] of plannedMaps(served).entries()) {
    for (const group of groupViews(planned.map, merchants)) {
      if (Object.keys(group.view.packages).length === 0) continue;
      const counts = index === 0 ? bucketsBySet(group.view) : undefined;
      for (const set of setsOfView(group.view)) {
        const entry = found.get(set.id) ?? { versions: versionsOfSet(set), merchants: new Set(), buckets: 0 };
        for (const merchant of group.merchants) entry.merchants.add(merchant);
        entry.buckets += (counts?.get(set.id) ?? 0) * group.merchants.length;
        found.set(set.id, entry);
      }
    }
  }
  return [...found].map(([id, { versions, merchants: given, buckets }]) => ({
    id,
    versions,
    merchants: [...given].toSorted(),
    share: (buckets * 100) / (BUCKET_COUNT * merchants.length),
  }));
}
