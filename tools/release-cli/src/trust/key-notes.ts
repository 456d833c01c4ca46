import type { KeyRing } from './key-ring';

const NOTICE_MS = 30 * 24 * 60 * 60 * 1000;

/** What `verify` tells of an environment's keys. */
export interface KeyNotes {
  readonly problems: readonly string[];
  readonly notes: readonly string[];
}

/** Tells a root that has expired, one that will within 30 days, and keys that sign everything. */
export function keyNotes(ring: KeyRing | null, environment: string, now: Date): KeyNotes {
  if (ring === null) return { problems: [], notes: [] };
  const renew = `mfe keys renew --env ${environment}`;
  if (ring.root === null)
    return {
      problems: [],
      notes: [`Note: each key of ${environment} signs everything: mfe keys separate --env ${environment}`],
    };
  const { version, expires } = ring.root.plan;
  const left = Date.parse(expires) - now.getTime();
  if (left <= 0)
    return {
      problems: [
        `Version ${version} of the root of ${environment} expired at ${expires}, so a later one may be hidden: ${renew}`,
      ],
      notes: [],
    };
  const note = `Note: version ${version} of the root of ${environment} expires at ${expires}: ${renew}`;
  return { problems: [], notes: left < NOTICE_MS ? [note] : [] };
}
