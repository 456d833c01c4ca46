import type { RawAnswer } from './read-answer';

/** What the starter asked for before this code ran, by `earlyKey`; only while the page is young. */
export interface EarlyAnswers {
  /** Each can be taken once. */
  readonly take: (key: string) => Promise<RawAnswer> | undefined;
  /** Such an answer where it has come already; it is not taken by that. */
  readonly now: (key: string) => RawAnswer | undefined;
  /** Whether there is any left to give: else nobody needs to make a key. */
  readonly hasAny: () => boolean;
}

/** An answer is given to nobody later than this: as long as answers count as fresh. */
const LIFE_MS = 30_000;

/** Keeps the starter's answers until somebody asks for them; `now` gives the age of the page, ms. */
export function earlyAnswers(
  asked: Readonly<Record<string, Promise<RawAnswer>>>,
  now = (): number => performance.now(),
): EarlyAnswers {
  const waiting = new Map(Object.entries(asked));
  const came = new Map<string, RawAnswer>();
  for (const [key, answer] of waiting)
    void answer.then(
      (raw) => came.set(key, raw),
      () => undefined,
    );
  const isYoung = (): boolean => now() < LIFE_MS;
  return {
    take: (key) => {
      const answer = waiting.get(key);
      waiting.delete(key);
      return isYoung() ? answer : undefined;
    },
    now: (key) => (waiting.has(key) && isYoung() ? came.get(key) : undefined),
    hasAny: () => waiting.size > 0 && isYoung(),
  };
}
