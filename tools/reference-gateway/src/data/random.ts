import { seededRandom as randomOf, wholeRange } from '../art/random';

/** Choices that look random and are the same on every machine and in every run. */
export interface SeededRandom {
  /** In [0, 1). */
  readonly next: () => number;
  /** A whole number from `low` to `high`, both included. */
  readonly between: (low: number, high: number) => number;
  /** Throws where there is nothing to pick from. */
  readonly pick: <Item>(items: readonly Item[]) => Item;
  readonly chance: (probability: number) => boolean;
}

export function seededRandom(seed: string): SeededRandom {
  const next = randomOf(seed);
  const between = (low: number, high: number) => wholeRange(next, low, high);
  return {
    next,
    between,
    pick: <Item>(items: readonly Item[]) => {
      const item = items[between(0, items.length - 1)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
    chance: (probability) => next() < probability,
  };
}
