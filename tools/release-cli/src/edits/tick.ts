import type { ReleaseMap, Rollout } from 'shared-contracts/release/release-map';
import { rolloutText } from '../map/map-changes';
import { guardedRolloutAt, rolloutAt } from '../map/planned';
import { isSameRollout, type RolloutKey } from '../map/same-rollout';
import { merchantsText } from '../text/merchants-text';
import { pin } from './edits';

/** What the health of a rollout's version says against it. */
export interface GuardVerdict extends RolloutKey {
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
  /** What is left of the rollout: itself, nothing, or its parts. */
  readonly rollouts: readonly Rollout[];
  readonly action?: string;
  readonly wait?: string;
  /** Merchants that stay with the default: a pin outranks a rollout for all, and none that names them. */
  readonly pinned?: readonly string[];
}

/** What is left of a rollout without some of its merchants, and by which pins they are out of it. */
function without(rollout: Rollout, only: readonly string[]): Pick<Outcome, 'rollouts' | 'pinned'> {
  if (rollout.merchants === undefined) return { rollouts: [rollout], pinned: only };
  const merchants = rollout.merchants.filter((merchant) => !only.includes(merchant));
  return { rollouts: merchants.length === 0 ? [] : [{ ...rollout, merchants }] };
}

/** Takes a rollout away from some of its merchants alone. */
function endedFor(rollout: Rollout, only: readonly string[], text: string): Outcome {
  return { ...without(rollout, only), action: `${rolloutText(rollout)} ends for ${merchantsText(only)}: ${text}` };
}

/** Holds a rollout at some of its merchants alone: for them it becomes one of their own, with the same devices. */
function heldFor(rollout: Rollout, only: readonly string[], text: string): Outcome {
  const { rollouts, pinned } = without(rollout, only);
  return {
    rollouts: [...rollouts, { ...rollout, merchants: [...only], held: text }],
    ...(pinned === undefined ? {} : { pinned }),
    action: `${rolloutText(rollout)} is held for ${merchantsText(only)}: ${text}`,
  };
}

/** `isNamed` says whether merchants have a rollout of this version to themselves already: a part of it could not be told from that. */
function judged(
  rollout: Rollout,
  verdict: GuardVerdict | undefined,
  isNamed: (only: readonly string[]) => boolean,
): Outcome {
  if (verdict?.verdict !== 'worse' || rollout.guard === undefined) return { rollouts: [rollout] };
  const { only, text } = verdict;
  if (rollout.guard.action === 'rollback' && only !== undefined) return endedFor(rollout, only, text);
  if (rollout.guard.action === 'rollback')
    return { rollouts: [], action: `${rolloutText(rollout)} is rolled back: ${text}` };
  if (rollout.held !== undefined) return { rollouts: [rollout] };
  if (only !== undefined && !isNamed(only)) return heldFor(rollout, only, text);
  return { rollouts: [{ ...rollout, held: text }], action: `${rolloutText(rollout)} is held: ${text}` };
}

function stepped(rollout: Rollout, now: Date, verdict: GuardVerdict | undefined, isHealthKnown: boolean): Outcome {
  const at = rollout.guard === undefined ? rolloutAt : guardedRolloutAt;
  const next = at(rollout, now.getTime());
  if (next === rollout) return { rollouts: [rollout] };
  // A guard that cannot see must not let a rollout grow.
  if (rollout.guard !== undefined && !isHealthKnown) return { rollouts: [rollout] };
  // A version so broken that its pages report nothing looks just like one that nobody opened: neither may grow.
  // A version that is not served yet cannot have been seen.
  if (rollout.guard !== undefined && verdict?.verdict === 'unseen' && (rollout.percent ?? 100) > 0)
    return { rollouts: [rollout], wait: `${rolloutText(rollout)} waits: ${verdict.text}` };
  return { rollouts: [next], action: `${rolloutText(rollout)} goes to ${next.percent} %` };
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
    const guarded = judged(rollout, verdict, namedIn(map, rollout));
    return guarded.action === undefined ? stepped(rollout, now, verdict, verdicts !== null) : guarded;
  });
}

/** The same without any step: what guards demand waits for nothing else. */
export function guardMap(map: ReleaseMap, verdicts: GuardVerdicts): TickResult {
  return resultOf(map, (rollout) => judged(rollout, verdictOn(rollout, verdicts), namedIn(map, rollout)));
}

function namedIn({ rollouts }: ReleaseMap, rollout: Rollout): (only: readonly string[]) => boolean {
  return (only) => rollouts.some((other) => isSameRollout(other, { ...rollout, merchants: only }));
}

function verdictOn(rollout: Rollout, verdicts: GuardVerdicts): GuardVerdict | undefined {
  return verdicts?.find((entry) => isSameRollout(entry, rollout));
}

function resultOf(map: ReleaseMap, outcomeOf: (rollout: Rollout) => Outcome): TickResult {
  const outcomes = map.rollouts.map(outcomeOf);
  const actions = outcomes.flatMap(({ action }) => (action === undefined ? [] : [action]));
  const waiting = outcomes.flatMap(({ wait }) => (wait === undefined ? [] : [wait]));
  if (actions.length === 0) return { map, actions, waiting };
  const rollouts = outcomes.flatMap((outcome) => outcome.rollouts);
  return { map: { ...withPins(map, outcomes), rollouts }, actions, waiting };
}

function withPins(map: ReleaseMap, outcomes: readonly Outcome[]): ReleaseMap {
  const pins = outcomes.flatMap(({ rollouts: [rollout], pinned = [] }) => {
    if (rollout === undefined) return [];
    const { package: name } = rollout;
    const version = map.defaults[name];
    return version === undefined ? [] : pinned.map((merchant) => ({ merchant, name, version }));
  });
  return pins.reduce((present, { merchant, name, version }) => pin(present, merchant, name, version), map);
}

/** Rollouts that have reached all devices of all merchants: they stay rollouts until somebody promotes them. */
export function completedRollouts(map: ReleaseMap): readonly Rollout[] {
  return map.rollouts.filter(
    ({ merchants, cohort, percent = 100, steps = [], held }) =>
      merchants === undefined && cohort === undefined && percent === 100 && steps.length === 0 && held === undefined,
  );
}
