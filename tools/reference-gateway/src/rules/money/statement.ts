import type { Store } from '../../data/store/store';
import { dayStart } from '../../data/days';
import { fromCents } from './money';
import { pageRange, totalPages } from '../page';
import { snapshotKey, snapshotOf } from '../snapshot';

const DAY = 24 * 60 * 60 * 1000;

/** Whose transactions of which days; both days belong to the span. */
export interface StatementFilter {
  readonly memberIds: readonly number[];
  readonly startDate: string;
  readonly endDate: string;
  readonly kind?: string | undefined;
  readonly state?: string | undefined;
  /** Key of the reading that the page belongs to; without it a new one begins. */
  readonly snapshot?: string | undefined;
  readonly pageNo: number;
  readonly pageSize: number;
}

interface StatementRow {
  readonly id: number;
  readonly kind: string;
  readonly amount_cents: number;
  readonly fee_cents: number;
  readonly state: string;
  readonly remark: string;
  readonly booked_at: number;
  readonly username: string;
}

/**
 * One page of transactions, newest first, as R-34 answers them. `amount` is what the wallet gains or loses, the fee is
 * part of it; the id of a deposit or withdrawal is that of its order. A wallet is the sum of the amounts that
 * are `done`, and of the withdrawals that are `pending`, or that failed and have an entry that brings them back. A row is of
 * the day on which its money moved; of the day it was asked for while it has not. For own records give the member's id alone, for a team's the
 * ids of the team. Callers let orders that are due end first: `advanceOrders` of `order-ends.ts`.
 */
export function statementPage(store: Store, filter: StatementFilter) {
  const snapshot = snapshotOf(store, filter.snapshot);
  const conditions = [
    't.member_id IN (SELECT value FROM json_each(?))',
    't.booked_at >= ?',
    't.booked_at < ?',
    't.id <= ?',
  ];
  const values = [
    JSON.stringify(filter.memberIds),
    dayStart(filter.startDate),
    dayStart(filter.endDate) + DAY,
    snapshot.wallet_transactions,
  ];
  for (const column of ['kind', 'state'] as const) {
    const wanted = filter[column];
    if (!wanted) continue;
    conditions.push(`t.${column} = ?`);
    values.push(wanted);
  }
  const where = conditions.join(' AND ');
  const { limit, offset } = pageRange(filter.pageNo, filter.pageSize);
  const total = store.get<{ total: number }>(
    `SELECT count(*) AS total FROM wallet_transactions t WHERE ${where}`,
    ...values,
  );
  const rows = store.all<StatementRow>(
    `SELECT t.*, m.username FROM wallet_transactions t JOIN members m ON m.id = t.member_id
     WHERE ${where} ORDER BY t.booked_at DESC, t.id DESC LIMIT ? OFFSET ?`,
    ...values,
    limit,
    offset,
  );
  return {
    content: rows.map((row) => ({
      id: String(row.id),
      kind: row.kind,
      amount: fromCents(row.amount_cents),
      fee: fromCents(row.fee_cents),
      state: row.state,
      time: row.booked_at,
      remark: row.remark,
      username: row.username,
    })),
    pageNum: filter.pageNo,
    totalPages: totalPages(total?.total ?? 0, filter.pageSize),
    snapshot: snapshotKey(snapshot),
    rowCount: total?.total ?? 0,
  };
}
