import { Counter, Gauge, Registry } from 'prom-client';
import type { TickOutcome } from 'emulator/ticking';

const LABELS = ['environment'] as const;

/** What the ticker counts of its work, and whether it works. */
export class TickerFigures {
  readonly registry = new Registry();
  #fault: string | null = 'The first tick is not done yet';

  readonly #ticks = this.#counter('release_ticks_total', 'Ticks, by whether they were done to their end.', 'result');
  readonly #actions = this.#counter(
    'release_actions_total',
    'Steps of rollouts that were made, and guards that acted.',
  );
  readonly #lastDone = this.#gauge('release_last_tick_timestamp_seconds', 'When a tick was last done to its end.');
  readonly #blind = this.#gauge('release_guards_blind', 'Guarded rollouts wait because health cannot be read (1).');
  readonly #refused = this.#gauge('release_steps_refused', 'Steps of rollouts that are due are refused (1).');
  readonly #unrendered = this.#gauge('release_pages_not_rendered', 'Public pages that could not be rendered.');

  constructor(
    private readonly environment: string,
    private readonly now: () => number = Date.now,
  ) {
    // A counter that nobody raised yet would be missing, and an alarm on it could not tell the first fault.
    for (const result of ['done', 'failed']) this.#ticks.inc({ environment, result }, 0);
    this.#actions.inc({ environment }, 0);
  }

  /** Why the ticker does not do its work; null where its last tick was done. */
  get fault(): string | null {
    return this.#fault;
  }

  /** Counts a tick. */
  note({ fault, actions, healthFault, stepFault, unrendered }: TickOutcome): void {
    const { environment } = this;
    this.#fault = fault;
    this.#ticks.inc({ environment, result: fault === null ? 'done' : 'failed' });
    if (fault !== null) return;
    this.#actions.inc({ environment }, actions);
    this.#lastDone.set({ environment }, this.now() / 1000);
    this.#blind.set({ environment }, healthFault === null ? 0 : 1);
    this.#refused.set({ environment }, stepFault === null ? 0 : 1);
    this.#unrendered.set({ environment }, unrendered);
  }

  #counter(name: string, help: string, ...more: readonly string[]): Counter {
    return new Counter({ name, help, labelNames: [...LABELS, ...more], registers: [this.registry] });
  }

  #gauge(name: string, help: string): Gauge {
    return new Gauge({ name, help, labelNames: LABELS, registers: [this.registry] });
  }
}
