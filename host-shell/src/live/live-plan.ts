/** Waits of the channel, ms (docs/product/shell.md#live-channel). */
export const LIVE_WAITS = {
  /** After the first failure, half of it at least; doubled by each further one. */
  first: 1000,
  longest: 60_000,
  /** A stream that lasted so long was a good one: what comes next is a first failure. */
  steady: 10_000,
  /** Until a gateway that has no channel is asked again. */
  absent: 600_000,
} as const;

/** So many failures in a row, and the page asks for itself until the channel is back. */
const FAILURES_UNTIL_POLLING = 2;

/** Answers that say that there is no channel here, or none for this session. */
const NO_CHANNEL: readonly number[] = [200, 204, 400, 401, 403, 404, 405, 410, 422, 501];

/** Where the page stands with the channel. */
export interface LivePlan {
  /** `off`: the page is out of sight. `waiting`: until `until`. */
  readonly status: 'off' | 'opening' | 'open' | 'waiting';
  /** In a row. */
  readonly failures: number;
  /** The gateway said that it has no channel. */
  readonly isAbsent: boolean;
  /** Moment before which it is not opened again. */
  readonly until: number;
  /** Moment since which it is open. */
  readonly since: number;
}

export const FIRST_PLAN: LivePlan = { status: 'off', failures: 0, isAbsent: false, until: 0, since: 0 };

/** What happens to the channel. */
export type LiveStep =
  | { readonly type: 'wanted' | 'unwanted' | 'opened' | 'lost' | 'due' | 'online' }
  /** Somebody else is here: the stream of the one before is over. */
  | { readonly type: 'renewed' }
  /** The gateway's answer was another than a stream; `retryAfter` in ms. */
  | { readonly type: 'refused'; readonly status: number; readonly retryAfter: number };

/** Time and chance. */
export interface LiveChance {
  readonly now: number;
  /** From 0 to below 1. */
  readonly random: number;
}

function waitAfter(failures: number, random: number): number {
  const most = Math.min(LIVE_WAITS.longest, LIVE_WAITS.first * 2 ** (failures - 1));
  return Math.round(most / 2 + (random * most) / 2);
}

function afterFailure(plan: LivePlan, { now, random }: LiveChance, atLeast = 0): LivePlan {
  const wasSteady = plan.status === 'open' && now - plan.since >= LIVE_WAITS.steady;
  const failures = wasSteady ? 1 : plan.failures + 1;
  const wait = Math.max(waitAfter(failures, random), atLeast);
  return { ...plan, status: 'waiting', failures, isAbsent: false, until: now + wait };
}

function afterRefusal(plan: LivePlan, status: number, retryAfter: number, chance: LiveChance): LivePlan {
  if (!NO_CHANNEL.includes(status)) {
    // All who were refused at once come again spread over half as long.
    const atLeast = Math.min(LIVE_WAITS.absent, retryAfter) * (1 + chance.random / 2);
    return afterFailure(plan, chance, Math.round(atLeast));
  }
  const until = chance.now + Math.round(LIVE_WAITS.absent * (1 + chance.random / 2));
  return { ...plan, status: 'waiting', isAbsent: true, until };
}

/** The plan after a step; the same object where the step changes nothing. */
export function nextPlan(plan: LivePlan, step: LiveStep, chance: LiveChance): LivePlan {
  const { now } = chance;
  if (step.type === 'unwanted') return plan.status === 'off' ? plan : { ...plan, status: 'off' };
  if (step.type === 'renewed') return plan.status === 'off' ? FIRST_PLAN : { ...FIRST_PLAN, status: 'opening' };
  if (step.type === 'wanted')
    return plan.status === 'off' ? { ...plan, status: plan.until > now ? 'waiting' : 'opening' } : plan;
  if (step.type === 'online')
    return plan.status === 'waiting' && !plan.isAbsent ? { ...plan, status: 'opening' } : plan;
  if (step.type === 'due')
    return plan.status === 'waiting' && plan.until <= now ? { ...plan, status: 'opening' } : plan;
  if (step.type === 'opened')
    return plan.status === 'opening' ? { ...plan, status: 'open', isAbsent: false, until: 0, since: now } : plan;
  if (plan.status === 'off' || plan.status === 'waiting') return plan;
  return step.type === 'refused'
    ? afterRefusal(plan, step.status, step.retryAfter, chance)
    : afterFailure(plan, chance);
}

/** What a plan means for who shows something (`live.changed`). */
export function modeOf({ status, failures, isAbsent }: LivePlan): 'open' | 'paused' | 'polling' {
  if (status === 'open') return 'open';
  return status !== 'off' && (isAbsent || failures >= FAILURES_UNTIL_POLLING) ? 'polling' : 'paused';
}
