import type { ReleaseMap, Rollout } from 'shared-contracts/release/release-map';

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

/** A rollout that a guard may take back: what it replaces stays within reach. */
function withWayBack(rollout: Rollout): Rollout {
  if (rollout.guard?.action !== 'rollback') return rollout;
  return { ...rollout, percent: Math.min(rollout.percent ?? 100, ALMOST_ALL) };
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
  if (!map.rollouts.some((rollout) => rollout.guard?.action === 'rollback')) return states;
  const takenBack = states.map((state) => ({
    map: { ...state.map, rollouts: state.map.rollouts.map(withWayBack) },
    when: `${state.when} if a guard takes a rollout back`,
  }));
  return [...states, ...takenBack];
}
