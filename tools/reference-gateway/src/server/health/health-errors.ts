import type { HealthErrorRow, HealthErrors } from 'shared-contracts/release/health';
import type { PackageName } from 'shared-contracts/remote/remote-names';
import type { SqlValue, Store } from '../../data/store/store';

/** Which errors are asked for: those since a moment, or one by its id. */
export interface ErrorsRequest {
  readonly environment: string;
  readonly since: Date;
  readonly id: number | null;
}

/** More are not listed; the newest are. */
const MAXIMUM_ROWS = 200;

interface StackRow {
  readonly id: number;
  readonly at: number;
  readonly merchant: string;
  readonly set_id: string;
  readonly package: PackageName;
  readonly version: string;
  readonly name: string;
  readonly stack: string;
  readonly pages: number;
}

function rowOf({ id, at, set_id: set, stack, ...row }: StackRow): HealthErrorRow {
  return { ...row, id: `e${id}`, at: new Date(at).toISOString(), set, stack: stack.split('\n') };
}

/**
 * Errors that pages have reported with their stacks, newest first; the same place of the same version is one error. By an id
 * only that report, as one of one page.
 */
export function healthErrors(store: Store, { environment, since, id }: ErrorsRequest): HealthErrors {
  const [condition, value]: [string, SqlValue] = id === null ? ['at >= ?', since.getTime()] : ['id = ?', id];
  // SQLite takes the other columns from the row with the greatest id.
  const rows = store.all<StackRow>(
    `SELECT max(id) AS id, at, merchant, set_id, package, version, name, stack, count(DISTINCT page) AS pages
     FROM health_stacks WHERE environment = ? AND ${condition}
     GROUP BY package, version, name, stack ORDER BY id DESC LIMIT ${MAXIMUM_ROWS}`,
    environment,
    value,
  );
  return { rows: rows.map(rowOf) };
}
