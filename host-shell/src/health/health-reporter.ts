import { MAXIMUM_HEALTH_ENTRIES, type HealthEntry, type HealthReport } from 'shared-contracts/release/health';
import { parseVersion } from 'shared-contracts/release/semver';

/** Reports of a page in view are sent no more often than this. */
export const REPORT_EVERY_MS = 30_000;
/** A page says no more than this in all: what goes wrong in a loop is known by then. */
const MAXIMUM_OF_PAGE = 600;
/** The same error or outcome of the same release says nothing new after that. */
const MAXIMUM_OF_A_KIND = 5;

/** Who reports, and the way out. */
export interface ReporterSetup {
  readonly about: Pick<HealthReport, 'environment' | 'merchant' | 'set' | 'revision' | 'bucket'>;
  /** Names the page for as long as it lives. */
  readonly page: string;
  /** The page's ticket, once it has come: without it what is reported is no vote. */
  readonly ticket: () => string | undefined;
  /** Sends without waiting for an answer; what does not arrive is lost without a word. */
  readonly send: (body: string) => void;
}

/** Gathers what a page saw of its releases, and reports it in pieces that are accepted. */
export class HealthReporter {
  private readonly waiting: HealthEntry[] = [];
  private readonly counts = new Map<string, number>();
  private total = 0;
  private part = 0;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(private readonly setup: ReporterSetup) {}

  add(entry: HealthEntry): void {
    // A release of an override has no version that could be compared with any other.
    if (parseVersion(entry.version) === null || this.total >= MAXIMUM_OF_PAGE || this.isRepeated(entry)) return;
    this.total += 1;
    this.waiting.push(entry);
    this.timer ??= setTimeout(() => this.flush(), REPORT_EVERY_MS);
  }

  /** Sends what there is. */
  flush(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    const waiting = this.waiting.splice(0);
    // An older gateway does not know outcomes and refuses a report with one: the rest must not be lost with them.
    this.sendAll(waiting.filter(({ kind }) => kind !== 'outcome'));
    this.sendAll(waiting.filter(({ kind }) => kind === 'outcome'));
  }

  private sendAll(waiting: HealthEntry[]): void {
    while (waiting.length > 0) {
      const entries = waiting.splice(0, MAXIMUM_HEALTH_ENTRIES);
      const { about, page } = this.setup;
      const ticket = this.setup.ticket();
      const report: HealthReport = { schema: 1, ...about, page, ticket, part: this.part, entries };
      this.setup.send(JSON.stringify(report));
      this.part += 1;
    }
  }

  private isRepeated(entry: HealthEntry): boolean {
    if (entry.kind !== 'error' && entry.kind !== 'failure' && entry.kind !== 'outcome') return false;
    const key = JSON.stringify(entry);
    const count = (this.counts.get(key) ?? 0) + 1;
    this.counts.set(key, count);
    return count > MAXIMUM_OF_A_KIND;
  }
}
