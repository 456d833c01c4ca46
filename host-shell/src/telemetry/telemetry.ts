import type { Telemetry } from 'shared-contracts/remote/remote-context';

/** One thing that happened, with the release it happened in. */
export interface TelemetryEntry {
  readonly event: string;
  readonly at: number;
  readonly detail: Readonly<Record<string, string | number | boolean>>;
}

const KEPT = 200;

/** Keeps the last things that happened, by name and number only: no text that a person wrote or may read. */
export class TelemetryLog implements Telemetry {
  private entries: TelemetryEntry[] = [];
  private readonly watchers = new Set<(entry: TelemetryEntry) => void>();

  constructor(private readonly release: string) {}

  readonly report = (event: string, detail: Readonly<Record<string, string | number | boolean>> = {}): void => {
    const entry = { event, at: Math.round(performance.now()), detail: { ...detail, release: this.release } };
    this.entries = [...this.entries, entry].slice(-KEPT);
    this.watchers.forEach((watcher) => watcher(entry));
  };

  /** Calls back for everything that happened so far and from now on; returns the way to stop. */
  readonly watch = (watcher: (entry: TelemetryEntry) => void): (() => void) => {
    this.entries.forEach(watcher);
    this.watchers.add(watcher);
    return () => void this.watchers.delete(watcher);
  };

  all(): readonly TelemetryEntry[] {
    return this.entries;
  }
}
