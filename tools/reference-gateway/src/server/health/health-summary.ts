import { countVotes, VOTES_BY_HOUR } from 'shared-contracts/release/health-votes';
import { BUCKET_COUNT, queuePosition } from 'shared-contracts/release/bucket';
import type { BucketRange, HealthRow, HealthSummary } from 'shared-contracts/release/health';
import type { PackageName } from 'shared-contracts/remote/remote-names';
import type { Store } from '../../data/store/store';
import { readMeasures, type ChosenEntries } from './health-measures';
import { rowsByRelease } from './rows-by-release';

/** Which reports are summed up. */
export interface SummaryRequest {
  readonly environment: string;
  readonly since: Date;
  /** Reports from then on are left out; none are when null. */
  readonly until: Date | null;
  /** Only pages of these merchants; of all when empty. */
  readonly merchants: readonly string[];
  /** Only pages of these devices; of all when null. */
  readonly buckets: BucketRange | null;
}

/** More versions than this are not listed; those that most networks have are, which one alone cannot fill with its own. */
const MAXIMUM_ROWS = 500;

interface CountRow {
  readonly package: PackageName;
  readonly version: string;
  readonly pages: number;
  readonly loads: number;
  readonly failures: number;
  readonly fallbacks: number;
  readonly errors: number;
}

interface StageRow {
  readonly package: PackageName;
  readonly version: string;
  readonly stage: string;
  readonly pages: number;
}

interface NetworkRow {
  readonly package: PackageName;
  readonly version: string;
  readonly failures: number;
  readonly passes: number;
}

interface RankRow {
  readonly package: PackageName;
  readonly version: string;
  readonly kind: 'load' | 'ready' | 'vital';
  readonly name: string;
  readonly value: number;
  readonly position: number;
  readonly total: number;
}

interface Quartiles {
  count: number;
  p50: number;
  p75: number;
  p95: number;
}

function bucketsIn({ queue, from, below }: BucketRange): readonly number[] {
  const isChosen = (position: number): boolean => position >= from && position < below;
  return Array.from({ length: BUCKET_COUNT }, (_, bucket) => bucket).filter((bucket) =>
    isChosen(queuePosition(bucket, queue)),
  );
}

/** The entries asked for, as the first part of every query below. */
function chosen({ environment, since, until, merchants, buckets }: SummaryRequest): ChosenEntries {
  const places = merchants.map(() => '?').join(', ');
  const end = until === null ? '' : ' AND at < ?';
  const share = buckets === null ? '' : ' AND bucket IN (SELECT value FROM json_each(?))';
  const condition = merchants.length === 0 ? '' : ` AND merchant IN (${places})`;
  return {
    sql: `WITH chosen AS (SELECT * FROM health_entries WHERE environment = ? AND at >= ?${end}${condition}${share})`,
    values: [
      environment,
      since.getTime(),
      ...(until === null ? [] : [until.getTime()]),
      ...merchants,
      ...(buckets === null ? [] : [JSON.stringify(bucketsIn(buckets))]),
    ],
  };
}

const COUNTS = `
  SELECT package, version,
    count(DISTINCT CASE WHEN kind IN ('load', 'failure') THEN page END) AS pages,
    count(DISTINCT CASE WHEN kind = 'load' THEN page END) AS loads,
    count(DISTINCT CASE WHEN kind = 'failure' THEN page END) AS failures,
    count(DISTINCT CASE WHEN kind = 'fallback' THEN page END) AS fallbacks,
    count(DISTINCT CASE WHEN kind = 'error' THEN page END) AS errors
  FROM chosen GROUP BY package, version
  ORDER BY count(DISTINCT nullif(network, '')) DESC, pages DESC, package, version LIMIT ${MAXIMUM_ROWS}`;

/** How each network voted: of every hour the pages that came first, each once, and failed where it failed at all. */
const VOTES = `,
  votes AS (
    SELECT package, version, network, max(kind = 'failure') AS failed, min(at) / 3600000 AS hour, min(id) AS first
    FROM chosen WHERE kind IN ('load', 'failure') AND network <> '' GROUP BY package, version, network, page
  ),
  placed AS (
    SELECT *, row_number() OVER (PARTITION BY package, version, network, hour ORDER BY first) AS place FROM votes
  )
  SELECT package, version, sum(failed) AS failures, sum(1 - failed) AS passes
  FROM placed WHERE place <= ${VOTES_BY_HOUR} GROUP BY package, version, network ORDER BY network`;

const STAGES = `
  SELECT package, version, name AS stage, count(DISTINCT page) AS pages
  FROM chosen WHERE kind = 'failure' GROUP BY package, version, name ORDER BY name`;

/**
 * One value a page, whatever it repeats: a vital grows until the page is hidden, so its last one counts; of
 * loads and screens the first. Then the values at the three ranks.
 */
const RANKS = `,
  last_first AS (
    SELECT package, version, kind, name, value, row_number() OVER (
      PARTITION BY package, version, kind, name, page
      ORDER BY CASE WHEN kind = 'vital' THEN -part ELSE part END, CASE WHEN kind = 'vital' THEN -id ELSE id END
    ) AS place
    FROM chosen WHERE kind IN ('load', 'ready', 'vital')
  ),
  ranked AS (
    SELECT package, version, kind, name, value,
      row_number() OVER (PARTITION BY package, version, kind, name ORDER BY value) AS position,
      count(*) OVER (PARTITION BY package, version, kind, name) AS total
    FROM last_first WHERE place = 1
  )
  SELECT * FROM ranked
  WHERE position IN ((total * 50 + 99) / 100, (total * 75 + 99) / 100, (total * 95 + 99) / 100)
  ORDER BY package, version, kind, name, position`;

/** Nearest rank: the smallest value that at least so many percent of the pages do not exceed. */
function rankOf(total: number, percent: number): number {
  return Math.ceil((total * percent) / 100);
}

function quartilesOf(rows: readonly RankRow[]): Quartiles | null {
  const total = rows[0]?.total ?? 0;
  if (total === 0) return null;
  const at = (percent: number): number => rows.find((row) => row.position === rankOf(total, percent))?.value ?? 0;
  return { count: total, p50: at(50), p75: at(75), p95: at(95) };
}

function quartilesByName(rows: readonly RankRow[]): Record<string, Quartiles> {
  const found: [string, Quartiles][] = [];
  for (const name of new Set(rows.map((row) => row.name))) {
    const quartiles = quartilesOf(rows.filter((row) => row.name === name));
    if (quartiles !== null) found.push([name, quartiles]);
  }
  return Object.fromEntries(found);
}

/**
 * How every version does that pages reported of. Pages are counted, not entries: a page that failed to load
 * a version and then loaded it by a retry is one page, one load and one failure.
 */
export function healthSummary(store: Store, request: SummaryRequest): HealthSummary {
  const { sql, values } = chosen(request);
  const counts = store.all<CountRow>(`${sql} ${COUNTS}`, ...values);
  const stagesOf = rowsByRelease(store.all<StageRow>(`${sql} ${STAGES}`, ...values));
  const networksOf = rowsByRelease(store.all<NetworkRow>(`${sql} ${VOTES}`, ...values));
  const measuresOf = readMeasures(store, { sql, values });
  const ranksOf = rowsByRelease(store.all<RankRow>(`${sql} ${RANKS}`, ...values));
  const rows = counts.map((row): HealthRow => {
    const ranks = ranksOf(row);
    const ofKind = (kind: RankRow['kind']): readonly RankRow[] => ranks.filter((rank) => rank.kind === kind);
    return {
      ...row,
      failuresByStage: Object.fromEntries(stagesOf(row).map(({ stage, pages }) => [stage, pages])),
      loadMs: quartilesOf(ofKind('load')),
      readyMs: quartilesByName(ofKind('ready')),
      vitals: quartilesByName(ofKind('vital')),
      votes: countVotes(networksOf(row)),
      ...measuresOf(row),
    };
  });
  const { environment, since, until, buckets } = request;
  return {
    environment,
    since: since.toISOString(),
    ...(until !== null && { until: until.toISOString() }),
    ...(buckets !== null && { buckets }),
    rows,
  };
}
