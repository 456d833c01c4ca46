import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { candidateVersions, possibleSets, viewForMerchant, type ResolvedSet } from 'shared-contracts/release/resolve';
import { verifySet, type DescriptorSource, type SetProblem } from 'shared-contracts/release/verify';
import { PACKAGE_NAMES } from 'shared-contracts/remote/remote-names';

/** One set that devices may get, who gets it, and what is wrong with it. */
export interface CheckedSet {
  readonly set: ResolvedSet;
  readonly merchants: readonly string[];
  readonly problems: readonly SetProblem[];
}

function isEmpty(set: ResolvedSet): boolean {
  return PACKAGE_NAMES.every((name) => set.packages[name].status === 'absent');
}

/** Every different set over all merchants, each verified once. An environment that serves nothing yet has none. */
export function checkSets(
  map: ReleaseMap,
  merchants: readonly string[],
  descriptorOf: DescriptorSource,
): readonly CheckedSet[] {
  const sets = new Map<string, { set: ResolvedSet; merchants: string[] }>();
  for (const merchant of merchants) {
    for (const set of possibleSets(viewForMerchant(map, merchant))) {
      if (isEmpty(set)) continue;
      const entry = sets.get(set.id) ?? { set, merchants: [] };
      entry.merchants.push(merchant);
      sets.set(set.id, entry);
    }
  }
  return [...sets.values()].map((entry) => ({ ...entry, problems: verifySet(entry.set, descriptorOf) }));
}

function unknownMerchant(map: ReleaseMap, merchants: readonly string[]): string | undefined {
  const named = [
    ...Object.keys(map.pins),
    ...map.rollouts.flatMap((rollout) => rollout.merchants ?? []),
    ...map.switches.flatMap((entry) => entry.merchants ?? []),
  ];
  return named.find((merchant) => !merchants.includes(merchant));
}

function missingVersion(map: ReleaseMap, merchants: readonly string[], descriptorOf: DescriptorSource): string | null {
  for (const merchant of merchants) {
    const candidates = candidateVersions(viewForMerchant(map, merchant));
    for (const name of PACKAGE_NAMES)
      for (const version of candidates[name] ?? [])
        if (descriptorOf(name, version) === undefined) return `${name} ${version} is not published`;
  }
  return null;
}

/** Why a map may not be served, as one sentence; null when it may. */
export function problemOfMap(
  map: ReleaseMap,
  merchants: readonly string[],
  descriptorOf: DescriptorSource,
): string | null {
  const stranger = unknownMerchant(map, merchants);
  if (stranger !== undefined) return `${map.environment} has no merchant ${stranger}`;
  const failing = checkSets(map, merchants, descriptorOf).filter((checked) => checked.problems.length > 0);
  const [first] = failing.flatMap((checked) => checked.problems.map((problem) => ({ problem, checked })));
  if (first === undefined) return missingVersion(map, merchants, descriptorOf);
  return `${first.checked.merchants.join(', ')} would get packages that do not fit: ${first.problem.message}`;
}
