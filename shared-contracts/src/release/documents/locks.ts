import * as v from 'shared-contracts/schema';
import { packageNameSchema } from '../../packages/package-schema';

const moment = v.pipe(v.string(), v.isoTimestamp());

/** Keeps writes of an environment's map and settings from being made. Operators set it and take it away. */
export const lockSchema = v.object({
  /** Owner of the key that signed it. */
  by: v.string(),
  /** Why, in the words of whoever locked. */
  reason: v.string(),
  /** When it was set, ISO 8601. */
  since: moment,
  /** When it ends by itself, ISO 8601; only by `mfe unlock` when absent. */
  until: v.exactOptional(moment),
  /** Only what these merchants get; of all when absent. */
  merchants: v.exactOptional(v.array(v.string())),
  /** Only these packages; all when absent. */
  packages: v.exactOptional(v.array(packageNameSchema)),
});
export type Lock = v.InferOutput<typeof lockSchema>;

/** What a write is about: some packages at some merchants. */
export interface WriteScope {
  /** Codes of merchants. */
  readonly merchants: readonly string[] | 'all';
  /** Names of packages. */
  readonly packages: readonly string[] | 'all';
}

function meets(locked: readonly string[] | undefined, touched: readonly string[] | 'all'): boolean {
  return locked === undefined || touched === 'all' || touched.some((name) => locked.includes(name));
}

/** Whether a lock has ended by itself. */
export function hasEnded({ until }: Pick<Lock, 'until'>, now: Date): boolean {
  return until !== undefined && Date.parse(until) <= now.getTime();
}

/** Whether a lock keeps a write from being made at a moment. */
export function isLocking(lock: Lock, { merchants, packages }: WriteScope, now: Date): boolean {
  return !hasEnded(lock, now) && meets(lock.merchants, merchants) && meets(lock.packages, packages);
}
