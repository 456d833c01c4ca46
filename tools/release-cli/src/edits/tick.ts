import type { ReleaseMap, Rollout } from 'shared-contracts/release/release-map';
import type { PackageName } from 'shared-contracts/remote/remote-names';
import { rolloutText } from '../map/map-changes';
import { guardedRolloutAt, rolloutAt } from '../map/planned';
import { isSameRollout } from '../map/same-rollout';
import { merchantsText } from '../map/view-groups';
import { pin } from './edits';

/** What the health of a rollout's version says against it. */
export interface GuardVerdict {
  readonly package: PackageName;
  readonly version: string;
  /** Those of the rollout it was judged for. */
  readonly merchants?: readonly string[] | undefined;
  /** `unseen`: too few pages tried it for any judgement, so it must not grow. */
  readonly verdict: 'worse' | 'unseen';
  /** Those of its merchants that it is worse for; absent where it is worse for all together. */
  readonly only?: readonly string[] | undefined;
  /** Why, as a sentence for the operator: of what is worse it stands in the map and its history. */
  readonly text: string;
}

/** What came of a tick. */
export interface TickResult {
  readonly map: ReleaseMap;
  /** What was done, one phrase each; empty when nothing was due. */
  readonly actions: readonly string[];
  /** Steps that are due and wait until enough pages have tried the version, one phrase each. */
  readonly waiting: readonly string[];
}

interface Outcome {
  readonly rollout: Rollout | null;
  readonly action?: string;
  readonly wait?: string;
  /** Merchants that stay with the default: a pin outranks a rollout for all. */
  readonly pinned?: readonly string[];
}

/** Takes a rollout away from some of its merchants alone. */
function endedFor(rollout: Rollout, only: readonly string[], text: string): Outcome {
  const action = `${rolloutText(rollout)} ends for ${merchantsText(only)}: ${text}`;
  if (rollout.merchants === undefined) return { rollout, action, pinned: only };
  const merchants = rollout.merchants.filter((merchant) => !only.includes(merchant));
  return { rollout: merchants.length === 0 ? null : { ...rollout, merchants }, action };
}

function judged(rollout: Rollout, verdict: GuardVerdict | undefined): Outcome {
  if (verdict?.verdict !== 'worse' || rollout.guard === undefined) return { rollout };
  const { only } = verdict;
  if (rollout.guard.action === 'rollback' && only !== undefined) return endedFor(rollout, only, verdict.text);
  if (rollout.guard.action === 'rollback')
    return { rollout: null, action: `${rolloutText(rollout)} is rolled back: ${verdict.text}` };
  if (rollout.held !== undefined) return { rollout };
  return { rollout: { ...rollout, held: verdict.text }, action: `${rolloutText(rollout)} is held: ${verdict.text}` };
}

function stepped(rollout: Rollout, now: Date, verdict: GuardVerdict | undefined, isHealthKnown: boolean): Outcome {
  const at = rollout.guard === undefined ? rolloutAt : guardedRolloutAt;
  const next = at(rollout, now.getTime());
  if (next === rollout) return { rollout };
  // A guard that cannot see must not let a rollout grow.
  if (rollout.guard !== undefined && !isHealthKnown) return { rollout };
  // A version so broken that its pages report nothing looks just like one that nobody opened: neither may grow.
  // A version that is not served yet cannot have been seen.
  if (rollout.guard !== undefined && verdict?.verdict === 'unseen' && (rollout.percent ?? 100) > 0)
    return { rollout, wait: `${rolloutText(rollout)} waits: ${verdict.text}` };
  return { rollout: next, action: `${rolloutText(rollout)} goes to ${next.percent} %` };
}

/** What health says; null when it could not be asked. */
export type GuardVerdicts = readonly GuardVerdict[] | null;

/**
 * What is due at a moment: guards first, then every step whose time has come of what is not held. A guarded
 * rollout makes one step at a time, and waits while its health cannot be asked or too few pages have tried it. Doing it again at the same moment changes nothing.
 */
export function tickMap(map: ReleaseMap, now: Date, verdicts: GuardVerdicts = []): TickResult {
  return resultOf(map, (rollout) => {
    const verdict = verdictOn(rollout, verdicts);
    const guarded = judged(rollout, verdict);
    return guarded.action !== undefined || guarded.rollout === null
      ? guarded
      : stepped(rollout, now, verdict, verdicts !== null);
  });
}

/** The same without any step: what guards demand waits for nothing else. */
export function guardMap(map: ReleaseMap, verdicts: GuardVerdicts): TickResult {
  return resultOf(map, (rollout) => judged(rollout, verdictOn(rollout, verdicts)));
}

function verdictOn(rollout: Rollout, verdicts: GuardVerdicts): GuardVerdict | undefined {
  return verdicts?.find((entry) => isSameRollout(entry, rollout));
}

function resultOf(map: ReleaseMap, outcomeOf: (rollout: Rollout) => Outcome): TickResult {
  const outcomes = map.rollouts.map(outcomeOf);
  const actions = outcomes.flatMap(({ action }) => (action === undefined ? [] : [action]));
  const waiting = outcomes.flatMap(({ wait }) => (wait === undefined ? [] : [wait]));
  if (actions.length === 0) return { map, actions, waiting };
  const rollouts = outcomes.flatMap(({ rollout }) => (rollout === null ? [] : [rollout]));
  return { map: { ...withPins(map, outcomes), rollouts }, actions, waiting };
}

function withPins(map: ReleaseMap, outcomes: readonly Outcome[]): ReleaseMap {
  const pins = outcomes.flatMap(({ rollout, pinned = [] }) => {
    const version = rollout === null ? undefined : map.defaults[rollout.package];
    return rollout === null || version === undefined
      ? []
      : pinned.map((merchant) => ({ merchant, name: rollout.package, version }));
  });
  return pins.reduce((present, { merchant, name, version }) => pin(present, merchant, name, version), map);
}

/** Rollouts that have reached all devices of all merchants: they stay rollouts until somebody promotes them. */
export function completedRollouts(map: ReleaseMap): readonly Rollout[] {
  return map.rollouts.filter(
    ({ merchants, percent = 100, steps = [], held }) =>
      merchants === undefined && percent === 100 && steps.length === 0 && held === undefined,
  );
}
