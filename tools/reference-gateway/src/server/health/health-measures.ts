import { countVotes, VOTES_BY_HOUR } from 'shared-contracts/release/health-votes';
import type { HealthMeasure, HealthRow } from 'shared-contracts/release/health';
import { JUDGED_VITALS, POOR_ABOVE } from 'shared-contracts/release/poor-vitals';
import type { SqlValue, Store } from '../../data/store/store';
import { rowsByRelease, type ReleaseColumns } from './rows-by-release';

/** The entries that are summed up: SQL that names them `chosen`, the first part of every query, and its values. */
export interface ChosenEntries {
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

/** How the pages of one network did by one measure; `''` is the network of pages without a vote. */
interface MeasureRow extends ReleaseColumns {
  readonly kind: 'outcome' | 'vital';
  readonly name: string;
  readonly network: string;
  readonly pages: number;
  readonly failures: number;
  readonly votes: number;
  readonly failedVotes: number;
}

const IS_POOR = JUDGED_VITALS.map((name) => `WHEN '${name}' THEN value > ${POOR_ABOVE[name]}`).join(' ');
const VITALS = JUDGED_VITALS.map((name) => `'${name}'`).join(', ');

/**
 * One row decides for a page, whatever it repeats: of outcomes a try that led on, if there is any; of vitals the last.
 * The first pages of each network and hour are votes, as for loads.
 */
const MEASURES = `,
  tries AS (
    SELECT package, version, kind, name,
      CASE kind WHEN 'outcome' THEN value = 0 ELSE CASE name ${IS_POOR} END END AS failed,
      max(network) OVER page_tries AS network, min(at) OVER page_tries / 3600000 AS hour, min(id) OVER page_tries AS first,
      row_number() OVER (
        PARTITION BY package, version, kind, name, page
        ORDER BY CASE kind WHEN 'outcome' THEN -value ELSE -part END, id DESC
      ) AS place
    FROM chosen WHERE kind = 'outcome' OR (kind = 'vital' AND name IN (${VITALS}))
    WINDOW page_tries AS (PARTITION BY package, version, kind, name, page)
  ),
  placed AS (
    SELECT *, network <> '' AND ${VOTES_BY_HOUR} >= row_number() OVER (
      PARTITION BY package, version, kind, name, network, hour ORDER BY first
    ) AS votes
    FROM tries WHERE place = 1
  )
  SELECT package, version, kind, name, network,
    count(*) AS pages, sum(failed) AS failures, sum(votes) AS votes, sum(failed AND votes) AS failedVotes
  FROM placed GROUP BY package, version, kind, name, network ORDER BY kind, name, network`;

function measureOf(rows: readonly MeasureRow[]): HealthMeasure {
  const networks = rows.filter(({ network }) => network !== '');
  return {
    pages: rows.reduce((sum, { pages }) => sum + pages, 0),
    failures: rows.reduce((sum, { failures }) => sum + failures, 0),
    votes: countVotes(
      networks.map(({ votes, failedVotes }) => ({ failures: failedVotes, passes: votes - failedVotes })),
    ),
  };
}

function measuresByName(rows: readonly MeasureRow[], kind: MeasureRow['kind']): Record<string, HealthMeasure> {
  const ofKind = rows.filter((row) => row.kind === kind);
  const names = [...new Set(ofKind.map(({ name }) => name))];
  return Object.fromEntries(names.map((name) => [name, measureOf(ofKind.filter((row) => row.name === name))]));
}

/** How every version does by what its pages tried and by their vitals. */
export function readMeasures(
  store: Store,
  { sql, values }: ChosenEntries,
): (release: ReleaseColumns) => Pick<HealthRow, 'outcomes' | 'poor'> {
  const rowsOf = rowsByRelease(store.all<MeasureRow>(`${sql} ${MEASURES}`, ...values));
  return (release) => {
    const rows = rowsOf(release);
    return { outcomes: measuresByName(rows, 'outcome'), poor: measuresByName(rows, 'vital') };
  };
}
