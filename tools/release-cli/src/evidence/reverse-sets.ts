import type { OlderContracts } from 'shared-contracts/release/contract-fit';
import type { ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { SetVerifier, type DescriptorSource } from 'shared-contracts/release/verify';
import { packageEntries, packagesIn, type PackageName } from 'shared-contracts/remote/remote-names';
import { withCandidates, type Candidate } from './distinct-sets';
import { idOfVersions, type SetVersions } from './set-versions';

/**
 * How a mixed set came about. `ahead`: one package is new, all others are of the last release; `behind`: one is of
 * the last release, all others are new. For the host these are the last release's remotes on the new host, and the
 * new remotes on the last host.
 */
export interface ReverseSet {
  readonly id: string;
  readonly versions: SetVersions;
  readonly pattern: 'ahead' | 'behind';
  readonly package: PackageName;
  /** Why the set could never be served, so that nothing needs to prove it; null when it could. */
  readonly misfit: string | null;
}

/** What everybody without a pin gets, and what they got before. */
function releasesOf(map: ReleaseMap, candidates: readonly Candidate[]): { present: SetVersions; last: SetVersions } {
  const general = candidates.filter((candidate) => candidate.merchant === undefined);
  const present = withCandidates(map, general).defaults;
  const last = general.length > 0 ? map.defaults : { ...map.defaults, ...map.previous };
  return { present, last };
}

/**
 * The sets in which one changed package meets the other release: between the candidates and what is served by
 * default, or, without candidates, between what is served and what was before. Sets that are one of the two
 * releases itself are left out, and so are doubles.
 */
export function reverseSets(
  map: ReleaseMap,
  candidates: readonly Candidate[],
  descriptorOf: DescriptorSource,
  olderContracts?: OlderContracts,
): readonly ReverseSet[] {
  const { present, last } = releasesOf(map, candidates);
  const changed = packagesIn(present).filter((name) => last[name] !== undefined && last[name] !== present[name]);
  const verifier = new SetVerifier(descriptorOf, { olderContracts });
  const known = new Set([idOfVersions(present), idOfVersions(last)]);
  return changed.flatMap((name) =>
    (['ahead', 'behind'] as const).flatMap((pattern): ReverseSet[] => {
      const [one, others] = pattern === 'ahead' ? [present, last] : [last, present];
      const version = one[name];
      if (version === undefined) return [];
      const versions = { ...others, [name]: version };
      const id = idOfVersions(versions);
      if (known.has(id)) return [];
      known.add(id);
      return [{ id, versions, pattern, package: name, misfit: misfitOf(versions, verifier) }];
    }),
  );
}

function misfitOf(versions: SetVersions, verifier: SetVerifier): string | null {
  const lists = Object.fromEntries(packageEntries(versions).map(([name, version]) => [name, [version]]));
  return verifier.verify(lists)[0]?.message ?? null;
}

/** The source of descriptors over a list of them. */
export function sourceOver(releases: readonly ReleaseDescriptor[]): DescriptorSource {
  const found = new Map(releases.map((release) => [`${release.name}@${release.version}`, release]));
  return (name, version) => found.get(`${name}@${version}`);
}
