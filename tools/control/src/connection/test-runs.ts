import { randomUUID } from 'node:crypto';
import { askGateway, type GatewayQuestion, type Listening } from 'release-cli/gateway/ask-gateway';
import type { TriedRead } from 'release-cli/gateway/try-read';
import { UserError } from 'release-cli/text/user-error';

/** One test of a merchant's back end, of the person who began it. */
export interface TestRun {
  readonly id: string;
  readonly merchant: string;
  readonly startedAt: Date;
  /** What was asked at: an origin; empty where it is that of the site. */
  readonly asked: string;
  /** The calls that were judged until now, in the order of their answers. */
  readonly tried: readonly TriedRead[];
  /** `refused` says why nothing was asked, or not all. */
  readonly end: { readonly kind: 'running' | 'done' } | { readonly kind: 'refused'; readonly sentence: string };
}

/** The longest that a test takes, whatever the other side does. */
const LIMIT_MS = 20_000;
/** Of all people together: each may read answers of many megabytes. */
const MOST_AT_ONCE = 3;

type Ask = (question: GatewayQuestion, listening: Listening) => Promise<unknown>;

/** Tests of back ends that people have begun: one for each person, the last one kept until they begin another. */
export class TestRuns {
  readonly #runs = new Map<string, TestRun>();
  readonly #stopping = new AbortController();

  /** `ask` makes the calls of a test. */
  constructor(private readonly ask: Ask = askGateway) {}

  /** The test that somebody began last; undefined where there is none. */
  of(subject: string): TestRun | undefined {
    return this.#runs.get(subject);
  }

  /** Begins a test; refuses a second one of the same person, and more at once than the service takes. */
  begin(subject: string, question: GatewayQuestion): void {
    const own = this.of(subject);
    if (own?.end.kind === 'running')
      throw new UserError(`Your test of ${own.merchant} still runs: wait for its end, at most ${LIMIT_MS / 1000} s`);
    if ([...this.#runs.values()].filter(({ end }) => end.kind === 'running').length >= MOST_AT_ONCE)
      throw new UserError(`${MOST_AT_ONCE} tests of others run: try again in a moment`);
    const { code, apiOrigin } = question.config;
    const run: TestRun = {
      id: randomUUID(),
      merchant: code,
      startedAt: new Date(),
      asked: apiOrigin,
      tried: [],
      end: { kind: 'running' },
    };
    this.#runs.set(subject, run);
    void this.#carryOut(subject, run.id, question);
  }

  /** Ends all that runs. */
  stop(): void {
    this.#stopping.abort();
  }

  #change(subject: string, id: string, change: (run: TestRun) => Partial<TestRun>): void {
    const run = this.of(subject);
    if (run?.id === id) this.#runs.set(subject, { ...run, ...change(run) });
  }

  async #carryOut(subject: string, id: string, question: GatewayQuestion): Promise<void> {
    const signal = AbortSignal.any([AbortSignal.timeout(LIMIT_MS), this.#stopping.signal]);
    const onTried = (one: TriedRead): void => this.#change(subject, id, ({ tried }) => ({ tried: [...tried, one] }));
    const end = await this.ask(question, { onTried, signal }).then(
      () => ({ kind: 'done' }) as const,
      (error: unknown) => ({
        kind: 'refused' as const,
        sentence: error instanceof UserError ? error.message : 'The test broke off here: begin it again.',
      }),
    );
    this.#change(subject, id, () => ({ end }));
  }
}
