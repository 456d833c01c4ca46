import type { Vip, VipLevel } from 'shared-contracts/api/endpoints/promotions';

/** Where a member stands in the VIP club. */
export interface VipStanding {
  readonly current: VipLevel;
  /** Null on the highest level. */
  readonly next: VipLevel | null;
  /** The way to the next level, whole percent; null where the server does not say. */
  readonly percent: number | null;
}

/** The levels from the lowest up, whatever order they came in. */
export function sortedLevels(levels: readonly VipLevel[]): readonly VipLevel[] {
  return [...levels].sort((one, two) => one.level - two.level);
}

/** The member's own level and the way on; null for visitors, and where the own level is not among the levels. */
export function vipStanding({ levels, current, progress }: Vip): VipStanding | null {
  const sorted = sortedLevels(levels);
  const own = sorted.findIndex(({ level }) => level === current);
  const level = sorted[own];
  if (level === undefined) return null;
  const next = sorted[own + 1] ?? null;
  return { current: level, next, percent: next === null ? 100 : wholePercent(progress) };
}

function wholePercent(progress: number | null): number | null {
  return progress === null || !Number.isFinite(progress) ? null : Math.floor(Math.min(100, Math.max(0, progress)));
}
