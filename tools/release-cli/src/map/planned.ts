import type { ReleaseMap, Rollout, RolloutStep } from 'shared-contracts/release/release-map';

/** A state that the map comes to by itself, without anybody's edit. */
export interface PlannedMap {
  readonly map: ReleaseMap;
  /** Completes "would get packages that do not fit"; empty for the present state. */
  readonly when: string;
}

/** The largest share that leaves somebody with what the rollout replaces. */
const ALMOST_ALL = 99.99;

/** A rollout once every step up to a moment is made; a held one makes none. */
export function rolloutAt(rollout: Rollout, now: number): Rollout {
  const { steps = [], ...rest } = rollout;
  const due = steps.filter((step) => Date.parse(step.at) <= now);
  const last = due.at(-1);
  if (last === undefined || rollout.held !== undefined) return rollout;
  const left = steps.slice(due.length);
  return { ...rest, percent: last.percent, ...(left.length === 0 ? {} : { steps: left }) };
}

/** Steps that keep their distance to the first of them, which is made at a moment instead of at its own time. */
export function stepsFrom(steps: readonly RolloutStep[], moment: number): RolloutStep[] {
  const late = Math.max(0, moment - Date.parse(steps[0]?.at ?? ''));
  return steps.map(({ at, percent }) => ({ at: new Date(Date.parse(at) + late).toISOString(), percent }));
}

/**
 * A guarded rollout after the first step that is due. However late that is made (nobody ticked, health could not
 * be asked), the next one comes no sooner after it than was planned: what nobody looked at is not widened.
 */
export function guardedRolloutAt(rollout: Rollout, now: number): Rollout {
  const { steps = [], ...rest } = rollout;
  const [first] = steps;
  if (first === undefined || Date.parse(first.at) > now || rollout.held !== undefined) return rollout;
  const left = stepsFrom(steps, now).slice(1);
  return { ...rest, percent: first.percent, ...(left.length === 0 ? {} : { steps: left }) };
}

/** A rollout that a guard may take back, or stop before it has reached everybody: what it replaces stays within reach. */
function withWayBack(rollout: Rollout, present: Rollout | undefined): Rollout {
  const { guard, percent = 100 } = rollout;
  const isStoppable = guard?.action === 'rollback' || (present?.percent ?? 100) < 100;
  return guard !== undefined && isStoppable ? { ...rollout, percent: Math.min(percent, ALMOST_ALL) } : rollout;
}

/**
 * The present map and every state it will come to by the steps and guards of its rollouts. A set that is
 * reachable only later is refused now, when somebody is there to read why.
 */
export function plannedMaps(map: ReleaseMap): readonly PlannedMap[] {
  const moving = map.rollouts.filter((rollout) => rollout.held === undefined);
  const moments = moving.flatMap((rollout) => (rollout.steps ?? []).map((step) => Date.parse(step.at)));
  const later = [...new Set(moments)]
    .toSorted((first, second) => first - second)
    .map((moment) => ({
      map: { ...map, rollouts: map.rollouts.map((rollout) => rolloutAt(rollout, moment)) },
      when: ` from ${new Date(moment).toISOString()} on`,
    }));
  const states = [{ map, when: '' }, ...later];
  if (!map.rollouts.some((rollout) => rollout.guard !== undefined)) return states;
  const stopped = states.map((state) => ({
    map: {
      ...state.map,
      rollouts: state.map.rollouts.map((rollout, index) => withWayBack(rollout, map.rollouts[index])),
    },
    when: `${state.when} if a guard stops a rollout`,
  }));
  return [...states, ...stopped];
}
