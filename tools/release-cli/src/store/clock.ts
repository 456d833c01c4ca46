import { UserError } from '../text/user-error';
import type { ObjectStore } from './store';

/** Clocks that are kept by NTP differ by less; a store's time has whole seconds and travels. */
export const CLOCK_TOLERANCE_MS = 120_000;

const MENDS = 'set the clock of the machine that is wrong, and try again';

/** A moment that the store's clock agreed with: whatever belongs to the same write need not ask again. */
export class AgreedDate extends Date {}

/** The last write of a document. */
export interface LastWrite {
  readonly writtenAt: string;
  /** In sentences: `the map`. */
  readonly noun: string;
}

/**
 * Refuses a moment that the store's own clock is far from, or that lies before the last write of the document; a writer's
 * clock alone decides nothing. A store that tells no time is not asked, and none is asked twice about one moment.
 */
export async function assertClock(store: ObjectStore, now: Date, last?: LastWrite): Promise<AgreedDate> {
  if (last !== undefined && now.getTime() < Date.parse(last.writtenAt) - CLOCK_TOLERANCE_MS)
    throw new UserError(
      `It is ${now.toISOString()} here, but the last write of ${last.noun} was ${last.writtenAt}: ${MENDS}; nothing was written`,
    );
  if (now instanceof AgreedDate) return now;
  const theirs = (await store.time?.()) ?? null;
  if (theirs !== null && Math.abs(theirs.getTime() - now.getTime()) > CLOCK_TOLERANCE_MS)
    throw new UserError(
      `It is ${now.toISOString()} here, but ${theirs.toISOString()} where the store is: ${MENDS}; nothing was written`,
    );
  return new AgreedDate(now);
}

/** The moment a write is dated: never before the state that it follows, however clocks differ within the tolerance. */
export function momentAfter(now: Date, writtenAt: string): string {
  return new Date(Math.max(now.getTime(), Date.parse(writtenAt))).toISOString();
}
