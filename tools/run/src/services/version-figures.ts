import { Gauge, type Registry } from 'prom-client';
import { healthReport } from 'release-cli/health/health-lines';
import type { HealthSource } from 'release-cli/health/health-source';
import { readHealth } from 'release-cli/health/read-health';
import { readMap } from 'release-cli/map/read-map';
import type { Store } from 'release-cli/trust/store';

/** An alarm speaks of now: what was an hour ago says nothing of it. */
const SPAN_MS = 60 * 60 * 1000;

const LABELS = ['environment', 'package', 'version'] as const;

/** Whose versions, and who collects how they do. */
export interface VersionFiguresSetup {
  readonly store: Store;
  readonly environment: string;
  readonly health: () => Promise<HealthSource>;
  readonly now?: () => number;
}

/**
 * How the published versions did on pages of the last hour. Anybody can report, so these figures call a person and decide
 * nothing; versions that were never published here have none.
 */
export class VersionFigures {
  readonly #pages: Gauge<(typeof LABELS)[number]>;
  readonly #failed: Gauge<(typeof LABELS)[number]>;

  constructor(
    registry: Registry,
    private readonly setup: VersionFiguresSetup,
  ) {
    const gauge = (name: string, help: string): Gauge<(typeof LABELS)[number]> =>
      new Gauge({ name, help, labelNames: LABELS, registers: [registry] });
    this.#pages = gauge('release_version_pages', 'Pages of the last hour that tried a version.');
    this.#failed = gauge('release_version_failed_pages', 'Those of them where it could not be loaded or drawn.');
  }

  /** Reads them again. Where health cannot be read there are none: old ones would hide that. */
  async renew(): Promise<void> {
    const { store, environment, health, now = Date.now } = this.setup;
    const lines = await health()
      .then(async (source) => {
        const summary = await readHealth({ ...source, environment, since: new Date(now() - SPAN_MS) });
        return healthReport((await readMap(store, environment)).map, summary).lines;
      })
      .catch(() => []);
    this.#pages.reset();
    this.#failed.reset();
    for (const { package: name, version, pages, failures } of lines) {
      this.#pages.set({ environment, package: name, version }, pages);
      this.#failed.set({ environment, package: name, version }, failures);
    }
  }
}
