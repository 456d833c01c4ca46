import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { givenVersions, type MapView, type PackageView } from 'shared-contracts/release/resolve';
import { reachableVersions, type VersionsByPackage } from 'shared-contracts/release/sets';
import { packageEntries, type PackageName } from 'shared-contracts/remote/remote-names';
import type { ReleaseId } from '../store/keys';
import { groupViews, withEverySection } from './view-groups';
import { waiversOf } from './waivers';

/** What merchants with the same versions are newly given by a write, and beside what. */
export interface NewlyGiven {
  readonly merchants: readonly string[];
  /** Versions that their devices get before it. */
  readonly before: VersionsByPackage;
  /** Versions that they get by it, now or by a rollout's schedule. */
  readonly after: VersionsByPackage;
  readonly fresh: readonly ReleaseId[];
}

/**
 * Versions that a merchant's devices have already, or fall back to. The previous one is no way back without a question
 * where something that players notice was waived for it.
 */
function knownVersions(map: ReleaseMap, name: PackageName, entry: PackageView | undefined): readonly string[] {
  if (entry === undefined) return [];
  const { previous } = entry;
  const isSound =
    previous !== undefined && waiversOf(map, { name, version: previous }).every(({ kind }) => kind === 'ahead');
  return isSound ? [...givenVersions(entry), previous] : givenVersions(entry);
}

/** The versions that a write newly gives to merchants, merchants with the same versions together. */
export function newlyGiven(before: ReleaseMap, after: ReleaseMap, merchants: readonly string[]): readonly NewlyGiven[] {
  const earlier = new Map(
    groupViews(withEverySection(before), merchants).flatMap((group) =>
      group.merchants.map((merchant) => [merchant, group] as const),
    ),
  );
  const pairs = new Map<string, { old: MapView; next: MapView; merchants: string[] }>();
  for (const group of groupViews(withEverySection(after), merchants))
    for (const merchant of group.merchants) {
      const old = earlier.get(merchant);
      if (old === undefined || old.content === group.content) continue;
      const id = `${old.content} ${group.content}`;
      const pair = pairs.get(id) ?? { old: old.view, next: group.view, merchants: [] };
      pair.merchants.push(merchant);
      pairs.set(id, pair);
    }
  return [...pairs.values()].flatMap(({ old, next, merchants: given }) => {
    const fresh = packageEntries(next.packages).flatMap(([name, entry]) => {
      const known = knownVersions(before, name, old.packages[name]);
      return givenVersions(entry).flatMap((version) => (known.includes(version) ? [] : [{ name, version }]));
    });
    const versions = Object.fromEntries(
      packageEntries(next.packages).map(([name, entry]) => [name, givenVersions(entry)]),
    );
    return fresh.length === 0
      ? []
      : [{ merchants: given, before: reachableVersions(old), after: versions as VersionsByPackage, fresh }];
  });
}
