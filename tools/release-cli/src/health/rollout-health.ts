import type { HealthSummary } from 'shared-contracts/release/health';
import type { ReleaseMap, Rollout } from 'shared-contracts/release/release-map';
import type { GuardVerdict } from '../edits/tick';
import { guardVerdicts, judgedSince, merchantsApart, type HealthApart, type HealthOfRollout } from './guard';
import type { HealthSource } from './health-source';
import { readHealth } from './read-health';

/** Which rollouts of a map are asked for, and when. */
interface RolloutsAsked {
  readonly now?: Date;
  readonly isWanted?: (rollout: Rollout) => boolean;
  /** All of the environment: guarded rollouts are also judged at each of theirs. */
  readonly merchants?: readonly string[];
}

/**
 * The health of those rollouts of a map that have begun, each since it did and of its own merchants, and of guarded ones at each
 * merchant; equal questions are asked once. Refuses when the site does not answer.
 */
export async function healthOfRollouts(
  map: ReleaseMap,
  source: HealthSource,
  { now = new Date(), isWanted = () => true, merchants = [] }: RolloutsAsked = {},
): Promise<readonly [HealthOfRollout, HealthApart]> {
  const asked = new Map<string, Promise<HealthSummary>>();
  const ask = (since: Date, of: readonly string[] | undefined): Promise<HealthSummary> => {
    const id = JSON.stringify([since, of?.toSorted()]);
    const request = asked.get(id) ?? readHealth({ ...source, environment: map.environment, since, merchants: of });
    asked.set(id, request);
    return request;
  };
  const whole = new Map<Rollout, HealthSummary>();
  const apart = new Map<Rollout, ReadonlyMap<string, HealthSummary>>();
  const begun = map.rollouts.filter((rollout) => isWanted(rollout) && judgedSince(map, rollout) <= now);
  const requests = begun.map(async (rollout) => {
    const since = judgedSince(map, rollout);
    const each = merchantsApart(map, rollout, merchants);
    const [summary, ...summaries] = await Promise.all([
      ask(since, rollout.merchants),
      ...each.map((merchant) => ask(since, [merchant])),
    ]);
    whole.set(rollout, summary);
    apart.set(rollout, new Map(summaries.map((found, index) => [each[index] ?? '', found])));
  });
  await Promise.all(requests);
  return [(rollout) => whole.get(rollout) ?? null, (rollout) => apart.get(rollout) ?? new Map()];
}

/**
 * What the guards of a map have to act on, as a tick takes it; `merchants` are all of the environment. Throws when health cannot
 * be read: a guard that sees nothing must not let a rollout grow.
 */
export async function guardVerdictsFor(
  map: ReleaseMap,
  source: HealthSource,
  now = new Date(),
  merchants: readonly string[] = [],
): Promise<readonly GuardVerdict[]> {
  const isWanted = (rollout: Rollout): boolean => rollout.guard !== undefined;
  return guardVerdicts(map, ...(await healthOfRollouts(map, source, { now, isWanted, merchants })));
}
