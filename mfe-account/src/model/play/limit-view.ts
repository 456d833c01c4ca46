import type { PlayLimit, PlayLimitName } from 'shared-contracts/api/endpoints/responsible-play';

/** Limits that stand together, in the order they are shown in. */
export const LIMIT_GROUPS = {
  deposits: ['depositDay', 'depositWeek', 'depositMonth'],
  losses: ['lossDay', 'lossWeek', 'lossMonth'],
  time: ['session'],
} as const satisfies Record<string, readonly PlayLimitName[]>;
export type LimitGroup = keyof typeof LIMIT_GROUPS;

/** Minutes to choose from for one sitting. */
export const SESSION_CHOICES = [30, 60, 90, 120, 180, 240] as const;

/** Whether a limit counts minutes; all others count money. */
export function isTimed(name: PlayLimitName): boolean {
  return name === 'session';
}

/** What is left of a limit, never below zero; null where there is none. */
export function limitLeft({ amount, used }: Pick<PlayLimit, 'amount' | 'used'>): number | null {
  return amount === null || Number.isNaN(used) ? null : Math.max(0, amount - used);
}

/** How far a wished change is: it `waits`, or is `ready` to be confirmed; undefined where nothing was wished or it lapsed. */
export function pendingStage({ pending }: Pick<PlayLimit, 'pending'>, now: number): 'waits' | 'ready' | undefined {
  if (pending === null || now >= pending.until) return undefined;
  return now < pending.from ? 'waits' : 'ready';
}

/** When a break that begins now would end: days of a cool-off, months of an exclusion. The server decides. */
export function breakEnd(kind: 'coolOff' | 'exclusion', length: number, now: number): number {
  const end = new Date(now);
  if (kind === 'coolOff') end.setUTCDate(end.getUTCDate() + length);
  else end.setUTCMonth(end.getUTCMonth() + length);
  return end.getTime();
}
