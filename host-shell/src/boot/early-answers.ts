import type { RawAnswer } from '../starter/raw-answer';

/** Answers requested before the code that needs them ran, by `earlyKey`; only while they are fresh. */
export interface EarlyAnswers {
  /** Requests one more, unless it has already been requested. */
  readonly add: (key: string, ask: () => Promise<RawAnswer>) => void;
  /** Each can be taken once. */
  readonly take: (key: string) => Promise<RawAnswer> | undefined;
  /** An answer that has already arrived; this does not take it. Before all: one that the page was rendered with. */
  readonly now: (key: string) => RawAnswer | undefined;
  /** Remembers a reply that was read from an answer of the rendered page. */
  readonly addRendered: (reply: unknown) => void;
  /** Whether it is such a reply. */
  readonly isRendered: (reply: unknown) => boolean;
  /** Once the rendered page is taken over: from then on only newer answers are given out. */
  readonly forgetRendered: () => void;
  /** Whether any are left; if not, no key has to be computed. */
  readonly hasAny: () => boolean;
}

/** The longest time after its request that an answer is given out: as long as answers count as fresh. */
const LIFE_MS = 30_000;

interface Asked {
  readonly answer: Promise<RawAnswer>;
  /** Age of the page then, ms. */
  readonly at: number;
  came?: RawAnswer;
}

/**
 * Keeps answers, initially the starter's, until they are taken; `now` gives the age of the page, ms. Those that the page
 * was `rendered` with stay until it is taken over: every reader has to see the same.
 */
export function earlyAnswers(
  asked: Readonly<Record<string, Promise<RawAnswer>>>,
  now = (): number => performance.now(),
  rendered?: Readonly<Record<string, RawAnswer>>,
): EarlyAnswers {
  let inPage = rendered;
  const replies = new WeakSet<object>();
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
    now: (key) => inPage?.[key] ?? young(key)?.came,
    hasAny: () => inPage !== undefined || [...waiting.values()].some(isYoung),
    addRendered: (reply) => {
      if (reply instanceof Object) replies.add(reply);
    },
    isRendered: (reply) => reply instanceof Object && replies.has(reply),
    forgetRendered: () => (inPage = undefined),
  };
}
