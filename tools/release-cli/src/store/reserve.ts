import { setTimeout as delay } from 'node:timers/promises';
import { isRemoving, readMarks, replaceMarks, withoutKeys } from './collection-marks';
import type { ObjectStore } from './store';

const PAUSE_MS = 250;

/** What waiting depends on, for tests. */
export interface Waiting {
  readonly now?: () => Date;
  readonly pause?: () => Promise<void>;
}

/**
 * Takes objects out of the reach of the collection before they are used again: it would have to find them unused
 * again, and wait for the whole grace. A removal that is just taking one of them is waited for.
 */
export async function reserveKeys(
  store: ObjectStore,
  keys: readonly string[],
  { now = () => new Date(), pause = () => delay(PAUSE_MS) }: Waiting = {},
): Promise<void> {
  const needed = new Set(keys);
  for (;;) {
    const { marks, etag } = await readMarks(store);
    const isTaken = marks.removal?.keys.some((key) => needed.has(key)) === true;
    if (isTaken && isRemoving(marks, now())) {
      await pause();
      continue;
    }
    const isMarked = isTaken || keys.some((key) => marks.marks[key] !== undefined);
    if (!isMarked) return;
    const removal = isTaken ? null : marks.removal;
    if (await replaceMarks(store, { ...withoutKeys(marks, needed), removal }, etag)) return;
  }
}
