import { judgedSince, judgeRollouts, replacedVersions, type JudgedRollout } from 'release-cli/health/guard';
import type { HealthSource } from 'release-cli/health/health-source';
import { healthOfRollouts } from 'release-cli/health/rollout-health';
import { measureTrends, readTrend, type MeasureTrend } from 'release-cli/health/trend';
import { rolloutText } from 'release-cli/map/map-changes';
import { messageOf, UserError } from 'release-cli/text/user-error';
import type { ReleaseMap, Rollout } from 'shared-contracts/release/release-map';
import { rolloutValue } from '../forms/site-fields';

/** Which rollout is looked at, and at which merchant alone; as the address names them. */
export interface RolloutQuestion {
  readonly rollout: string | undefined;
  readonly merchant: string | undefined;
}

/** A rollout that is there, and one merchant that it is for; all of them when undefined. */
export interface RolloutChoice {
  readonly rollout: Rollout;
  readonly merchant: string | undefined;
}

/** How a rollout does: as a whole and at each merchant until now, and over time. */
export interface RolloutHealth {
  readonly judged: JudgedRollout;
  /** What those have without it whose pages the trends are of. */
  readonly replaces: readonly string[];
  readonly trends: readonly MeasureTrend[];
}

/** What the address names: the first rollout where it names none, and null for what is not there. */
export function chosenRollout(
  { rollouts }: ReleaseMap,
  merchants: readonly string[],
  { rollout: value, merchant }: RolloutQuestion,
): RolloutChoice | null {
  const rollout = rollouts.find((each) => value === undefined || rolloutValue(each) === value);
  if (rollout === undefined) return null;
  const isThere = merchant === undefined || (rollout.merchants ?? merchants).includes(merchant);
  return isThere ? { rollout, merchant } : null;
}

/** Asks how a rollout does; gives a sentence where that is not known. `merchants` are all of the environment. */
export async function readRolloutHealth(
  map: ReleaseMap,
  merchants: readonly string[],
  { rollout, merchant }: RolloutChoice,
  ask: () => Promise<HealthSource>,
  now: Date,
): Promise<RolloutHealth | string> {
  if (judgedSince(map, rollout) > now) return 'It has not begun yet.';
  const shown: Rollout = merchant === undefined ? rollout : { ...rollout, merchants: [merchant] };
  try {
    const source = await ask();
    const isWanted = (each: Rollout): boolean => each === rollout;
    const [health, spans] = await Promise.all([
      healthOfRollouts(map, source, { now, merchants, isWanted }),
      readTrend(map, shown, source, now),
    ]);
    const [judged] = judgeRollouts(map, ...health);
    if (judged === undefined) return `Not known: ${rolloutText(rollout)} was not judged.`;
    return { judged, replaces: replacedVersions(map, shown), trends: measureTrends(map, shown, spans) };
  } catch (error) {
    if (error instanceof UserError) return `Not known: ${messageOf(error)}.`;
    throw error;
  }
}
