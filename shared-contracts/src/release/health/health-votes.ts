import type { HealthVotes } from './health';

/** The number of pages per network and hour that are votes on a version; further ones are only shown. */
export const VOTES_BY_HOUR = 5;

/**
 * The number of networks that are ignored at each end: those with the most failures, and those with the most passes.
 */
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
 * So whatever three networks vote, the counted failures never exceed those of the other networks, nor do the passes. Of
 * networks with equal votes the first ones are ignored.
 */
export function countVotes(networks: readonly NetworkVotes[]): HealthVotes {
  const leftOut = new Set([...most(networks, 'failures'), ...most(networks, 'passes')]);
  const counted = networks.filter((network) => !leftOut.has(network));
  const failures = counted.reduce((sum, network) => sum + network.failures, 0);
  const passes = counted.reduce((sum, network) => sum + network.passes, 0);
  return { networks: counted.length, pages: failures + passes, failures };
}
