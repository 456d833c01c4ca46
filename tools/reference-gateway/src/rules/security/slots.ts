import { Refusal } from '../refusal';

/** Runs work a few at a time. */
export interface Slots {
  /** Waits for its turn; refuses with 429 where too many wait already. */
  readonly run: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

export interface SlotLimits {
  readonly atOnce: number;
  readonly waiting: number;
  /** Seconds after which who is refused may come again. */
  readonly retryAfter: number;
}

/** First come, first served. */
export function createSlots({ atOnce, waiting, retryAfter }: SlotLimits): Slots {
  const line: (() => void)[] = [];
  let running = 0;

  async function takeTurn(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (line.length >= waiting) throw new Refusal('rate.limited', undefined, retryAfter);
    // Whoever ends hands the turn on: `running` stays.
    await new Promise<void>((turn) => line.push(turn));
  }

  function endTurn(): void {
    const next = line.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    run: async (work) => {
      await takeTurn();
      try {
        return await work();
      } finally {
        endTurn();
      }
    },
  };
}
