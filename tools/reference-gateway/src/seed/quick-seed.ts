import { keepOriginal, type Original } from '../data/store/copies';
import type { Store } from '../data/store/store';
import { dayOf } from '../data/days';
import { seed, type SeedOptions } from './seed';

/** So long a fresh database may be given again: what it tells of the last minutes is then still of the last minutes. */
const KEPT_MS = 5 * 60 * 1000;

interface Kept extends SeedOptions {
  readonly original: Original;
}

let kept: Kept | undefined;

function isStillGood({ games, now }: SeedOptions, other: SeedOptions): boolean {
  const age = other.now - now;
  return games === other.games && age >= 0 && age < KEPT_MS && dayOf(now) === dayOf(other.now);
}

/**
 * The seed for those who need it again and again: made up once in a process, then copied as long as it is fresh.
 * `complete` adds what the copies have besides, as keys that take long to make.
 */
export async function seedQuickly(store: Store, options: SeedOptions, complete: () => Promise<unknown>): Promise<void> {
  if (kept && isStillGood(kept, options)) {
    kept.original.copyInto(store);
    return;
  }
  await seed(store, options);
  await complete();
  kept?.original.close();
  kept = { ...options, original: keepOriginal(store) };
}
