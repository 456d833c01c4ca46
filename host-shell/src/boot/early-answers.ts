import type { RawAnswer } from '../starter/raw-answer';

/** What was asked for before the code that wants it ran, by `earlyKey`; only while it is fresh. */
export interface EarlyAnswers {
  /** Asks for one more, unless that is on its way already. */
  readonly add: (key: string, ask: () => Promise<RawAnswer>) => void;
  /** Each can be taken once. */
  readonly take: (key: string) => Promise<RawAnswer> | undefined;
  /** Such an answer where it has come already; it is not taken by that. */
  readonly now: (key: string) => RawAnswer | undefined;
  /** Whether there is any left to give: else nobody needs to make a key. */
  readonly hasAny: () => boolean;
}

/** An answer is given to nobody later than this after it was asked for: as long as answers count as fresh. */
const LIFE_MS = 30_000;

interface Asked {
  readonly answer: Promise<RawAnswer>;
  /** Age of the page then, ms. */
  readonly at: number;
  came?: RawAnswer;
}

/** Keeps answers, the starter's to begin with, until somebody asks for them; `now` gives the age of the page, ms. */
export function earlyAnswers(
  asked: Readonly<Record<string, Promise<RawAnswer>>>,
  now = (): number => performance.now(),
): EarlyAnswers {
  const waiting = new Map<string, Asked>();
  const keep = (key: string, answer: Promise<RawAnswer>, at: number): void => {
    const entry: Asked = { answer, at };
    waiting.set(key, entry);
    answer.then(
      (raw) => (entry.came = raw),
      () => undefined,
    );
  };
  const isYoung = ({ at }: Asked): boolean => now() - at < LIFE_MS;
  const young = (key: string): Asked | undefined => {
    const entry = waiting.get(key);
    return entry !== undefined && isYoung(entry) ? entry : undefined;
  };
  for (const [key, answer] of Object.entries(asked)) keep(key, answer, 0);
  return {
    add: (key, ask) => {
      if (young(key) === undefined) keep(key, ask(), now());
    },
    take: (key) => {
      const entry = young(key);
      waiting.delete(key);
      return entry?.answer;
    },
    now: (key) => young(key)?.came,
    hasAny: () => [...waiting.values()].some(isYoung),
  };
}
