import type { ReleaseMap, Rollout } from 'shared-contracts/release/release-map';
import type { PackageName } from 'shared-contracts/remote/remote-names';
import { rolloutText } from './map-changes';
import { rolloutAt } from './planned';
import { isSameRollout } from './rollout-edits';

/** What the health of a rollout's version says against it. */
export interface GuardVerdict {
  readonly package: PackageName;
  readonly version: string;
  /** Those of the rollout it was judged for. */
  readonly merchants?: readonly string[] | undefined;
  readonly verdict: 'worse';
  /** Why, as a sentence for the operator: it stands in the map and its history. */
  readonly text: string;
}

/** What came of a tick. */
export interface TickResult {
  readonly map: ReleaseMap;
  /** What was done, one phrase each; empty when nothing was due. */
  readonly actions: readonly string[];
}

type Outcome = { readonly rollout: Rollout | null; readonly action?: string };

function judged(rollout: Rollout, verdict: GuardVerdict | undefined): Outcome {
  if (verdict === undefined || rollout.guard === undefined) return { rollout };
  if (rollout.guard.action === 'rollback')
    return { rollout: null, action: `${rolloutText(rollout)} is rolled back: ${verdict.text}` };
  if (rollout.held !== undefined) return { rollout };
  return { rollout: { ...rollout, held: verdict.text }, action: `${rolloutText(rollout)} is held: ${verdict.text}` };
}

function stepped(rollout: Rollout, now: Date, isHealthKnown: boolean): Outcome {
  const next = rolloutAt(rollout, now.getTime());
  if (next === rollout) return { rollout };
  // A guard that cannot see must not let a rollout grow.
  if (rollout.guard !== undefined && !isHealthKnown) return { rollout };
  return { rollout: next, action: `${rolloutText(rollout)} goes to ${next.percent} %` };
}

/** What health says; null when it could not be asked. */
export type GuardVerdicts = readonly GuardVerdict[] | null;

/**
 * What is due at a moment: guards first, then every step whose time has come of what is not held; a guarded
 * rollout whose health could not be asked waits. Doing it again at the same moment changes nothing.
 */
export function tickMap(map: ReleaseMap, now: Date, verdicts: GuardVerdicts = []): TickResult {
  const outcomes = map.rollouts.map((rollout): Outcome => {
    const verdict = verdicts?.find((entry) => isSameRollout(entry, rollout));
    const guarded = judged(rollout, verdict);
    return guarded.action !== undefined || guarded.rollout === null
      ? guarded
      : stepped(rollout, now, verdicts !== null);
  });
  const actions = outcomes.flatMap(({ action }) => (action === undefined ? [] : [action]));
  if (actions.length === 0) return { map, actions };
  return { map: { ...map, rollouts: outcomes.flatMap(({ rollout }) => (rollout === null ? [] : [rollout])) }, actions };
}

/** The map after a tick, as an edit. */
export function tickEdit(map: ReleaseMap, now: Date, verdicts: GuardVerdicts = []): ReleaseMap {
  return tickMap(map, now, verdicts).map;
}

/** Rollouts that have reached all devices of all merchants: they stay rollouts until somebody promotes them. */
export function completedRollouts(map: ReleaseMap): readonly Rollout[] {
  return map.rollouts.filter(
    ({ merchants, percent = 100, steps = [], held }) =>
      merchants === undefined && percent === 100 && steps.length === 0 && held === undefined,
  );
}
