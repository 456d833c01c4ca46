import type { HealthVotes } from './health';

/** So many pages of one network and hour are votes on a version; further ones are shown and decide nothing. */
export const VOTES_BY_HOUR = 5;

/** So many networks are left out at each end: those that say the worst of a version, and those that praise it most. */
export const LEFT_OUT_NETWORKS = 3;

/** How one network voted on one version. */
export interface NetworkVotes {
  /** Pages where the version failed. */
  readonly failures: number;
  /** Pages where it did not. */
  readonly passes: number;
}

function most(networks: readonly NetworkVotes[], kind: keyof NetworkVotes): readonly NetworkVotes[] {
  return [...networks].sort((first, second) => second[kind] - first[kind]).slice(0, LEFT_OUT_NETWORKS);
}

/**
 * The votes that count: all but those of the three networks with the most failures and the three with the most passes.
 * Whatever is voted from three networks, the failures that count are never more than the other networks have, and
 * neither are the passes. Of networks with equal votes those are left out that come first.
 */
export function countVotes(networks: readonly NetworkVotes[]): HealthVotes {
  const leftOut = new Set([...most(networks, 'failures'), ...most(networks, 'passes')]);
  const counted = networks.filter((network) => !leftOut.has(network));
  const failures = counted.reduce((sum, network) => sum + network.failures, 0);
  const passes = counted.reduce((sum, network) => sum + network.passes, 0);
  return { networks: counted.length, pages: failures + passes, failures };
}
