import type { PackageName } from 'shared-contracts/remote/remote-names';

/**
 * Which rollout is meant: of one version to one group of merchants there is one at most, and one more for each label of a
 * cohort.
 */
export interface RolloutKey {
  readonly package: PackageName;
  readonly version: string;
  readonly merchants?: readonly string[] | undefined;
  readonly cohort?: { readonly label: string } | undefined;
}

/** Whether two lists of merchants are the same group, in whatever order they are named; none is everybody. */
export function isSameGroup(first: readonly string[] | undefined, second: readonly string[] | undefined): boolean {
  if (first === undefined || second === undefined) return first === second;
  return first.toSorted().join(',') === second.toSorted().join(',');
}

/** Whether both name the same rollout. */
export function isSameRollout(first: RolloutKey, second: RolloutKey): boolean {
  return (
    first.package === second.package &&
    first.version === second.version &&
    isSameGroup(first.merchants, second.merchants) &&
    first.cohort?.label === second.cohort?.label
  );
}
