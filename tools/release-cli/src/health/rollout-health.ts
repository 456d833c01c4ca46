import type { HealthSummary } from 'shared-contracts/release/health';
import type { ReleaseMap, Rollout } from 'shared-contracts/release/release-map';
import type { GuardVerdict } from '../edits/tick';
import { guardVerdicts, judgedSince, type HealthOfRollout } from './guard';
import type { HealthSource } from './health-source';
import { readHealth } from './read-health';

/**
 * The health of those rollouts of a map that have begun, each since it did and of its own merchants; equal
 * questions are asked once. Refuses when the site does not answer.
 */
export async function healthOfRollouts(
  map: ReleaseMap,
  source: HealthSource,
  { now = new Date(), isWanted = () => true }: { now?: Date; isWanted?: (rollout: Rollout) => boolean } = {},
): Promise<HealthOfRollout> {
  const asked = new Map<string, Promise<HealthSummary>>();
  const answers = new Map<Rollout, HealthSummary>();
  const begun = map.rollouts.filter((rollout) => isWanted(rollout) && judgedSince(map, rollout) <= now);
  const requests = begun.map(async (rollout) => {
    const since = judgedSince(map, rollout);
    const id = JSON.stringify([since, rollout.merchants?.toSorted()]);
    const request =
      asked.get(id) ?? readHealth({ ...source, environment: map.environment, since, merchants: rollout.merchants });
    asked.set(id, request);
    answers.set(rollout, await request);
  });
  await Promise.all(requests);
  return (rollout) => answers.get(rollout) ?? null;
}

/**
 * What the guards of a map have to act on, as a tick takes it. Throws when health cannot be read: a guard
 * that sees nothing must not let a rollout grow.
 */
export async function guardVerdictsFor(
  map: ReleaseMap,
  source: HealthSource,
  now = new Date(),
): Promise<readonly GuardVerdict[]> {
  const isWanted = (rollout: Rollout): boolean => rollout.guard !== undefined;
  return guardVerdicts(map, await healthOfRollouts(map, source, { now, isWanted }));
}
