import type { HealthEntry, HealthReport } from 'shared-contracts/release/health';
import type { Store } from '../../data/store/store';

const DAY_MS = 86_400_000;

/** How long what pages reported is kept. */
const HEALTH_KEPT_MS = 30 * DAY_MS;

/** How often what is older is looked for. */
const PURGE_EVERY_MS = 3_600_000;

/** Keeps what pages report of releases: which page saw what of which version, and when it came in. */
export interface HealthStore {
  /** Keeps what a page of a network reports, `''` where it has no vote. Answers false when this part of this page is known already; then nothing is kept. */
  readonly keep: (report: HealthReport, network: string) => boolean;
}

/** What stands in the two free columns: a stage, a screen or a name, and a number. */
function detailOf(entry: HealthEntry): readonly [name: string, value: number | null] {
  switch (entry.kind) {
    case 'load':
      return ['', entry.ms];
    case 'failure':
      return [entry.stage, null];
    case 'fallback':
      return [entry.to, null];
    case 'ready':
      return [entry.screen, entry.ms];
    case 'error':
      return [entry.name, null];
    case 'vital':
      return [entry.name, entry.value];
    case 'outcome':
      return [entry.name, Number(entry.ok)];
  }
}

/** Keeps where an error was thrown, for `mfe explain`; nothing of an entry that does not say. */
function keepStack(store: Store, report: HealthReport, entry: HealthEntry, now: number): void {
  if ((entry.kind !== 'error' && entry.kind !== 'failure') || entry.stack === undefined) return;
  const { environment, merchant, page, set } = report;
  store.run(
    `INSERT INTO health_stacks (environment, merchant, at, page, set_id, package, version, name, stack)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ...[environment, merchant, now, page, set, entry.package, entry.version],
    entry.kind === 'error' ? entry.name : entry.cause,
    entry.stack.join('\n'),
  );
}

/** The reports in the gateway's database. The moment is the gateway's: clocks of devices are not believed. */
export function createHealthStore(store: Store, clock: () => number): HealthStore {
  let purgedAt = Number.NEGATIVE_INFINITY;

  function purge(now: number): void {
    if (now - purgedAt < PURGE_EVERY_MS) return;
    purgedAt = now;
    store.run('DELETE FROM health_entries WHERE at < ?', now - HEALTH_KEPT_MS);
    store.run('DELETE FROM health_reports WHERE at < ?', now - HEALTH_KEPT_MS);
    store.run('DELETE FROM health_stacks WHERE at < ?', now - HEALTH_KEPT_MS);
  }

  const keep = (report: HealthReport, network: string): boolean =>
    store.transaction(() => {
      const now = clock();
      purge(now);
      const { environment, merchant, page, part } = report;
      const isNew = store.run(
        'INSERT OR IGNORE INTO health_reports (page, part, merchant, environment, set_id, revision, at) VALUES (?, ?, ?, ?, ?, ?, ?)',
        page,
        part,
        merchant,
        environment,
        report.set,
        report.revision,
        now,
      );
      if (isNew === 0) return false;
      for (const entry of report.entries) {
        keepStack(store, report, entry, now);
        store.run(
          `INSERT INTO health_entries (environment, merchant, at, page, part, network, bucket, package, version, kind, name, value)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
          ...[environment, merchant, now, page, part, network, report.bucket ?? null],
          ...[entry.package, entry.version, entry.kind],
          ...detailOf(entry),
        );
      }
      return true;
    });

  return { keep };
}
