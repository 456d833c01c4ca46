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

  constructor(private readonly release: string) {}

  readonly report = (event: string, detail: Readonly<Record<string, string | number | boolean>> = {}): void => {
    this.entries = [
      ...this.entries,
      { event, at: Math.round(performance.now()), detail: { ...detail, release: this.release } },
    ].slice(-KEPT);
  };

  all(): readonly TelemetryEntry[] {
    return this.entries;
  }
}
