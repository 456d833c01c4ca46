import type { SqlValue, Store } from '../../data/store/store';
import type { Merchant } from '../../data/merchants';
import { fromCents } from '../money/money';
import { joined, merchantFilter, placeholders, whereClause, type GameRow } from './game-queries';

/** A round that pays this many times its stake is a win that others hear of. */
const WIN_TIMES = 10;

interface WinnerRow extends GameRow {
  readonly name_masked: string;
  readonly amount_cents: number;
}

/** A round as far as it may be a win. */
export interface PlayedRound {
  readonly userName: string;
  readonly nodeId: number;
  readonly stakeCents: number;
  readonly payoutCents: number;
}

function masked(userName: string): string {
  return `${userName.slice(0, 2)}***${userName.slice(-2)}`;
}

/** Writes a win down that is large enough for others to hear of. */
export function recordWin(store: Store, { userName, nodeId, stakeCents, payoutCents }: PlayedRound, at: number): void {
  if (payoutCents < stakeCents * WIN_TIMES) return;
  store.run(
    'INSERT INTO winners (name_masked, node_id, amount_cents, won_at) VALUES (?, ?, ?, ?)',
    masked(userName),
    nodeId,
    payoutCents,
    at,
  );
}

/** Wins in games that a merchant has, the latest first; with `ids` those of them. */
export function winnersAt(
  store: Store,
  merchant: Merchant,
  { limit, ids }: { readonly limit: number; readonly ids?: readonly number[] },
) {
  const chosen: readonly SqlValue[] = ids ?? [];
  const filter = joined([
    merchantFilter(merchant),
    { conditions: ids === undefined ? [] : [`w.id IN (${placeholders(chosen)})`], values: chosen },
  ]);
  const rows = store.all<WinnerRow>(
    `SELECT w.name_masked, w.amount_cents, g.* FROM winners w JOIN games g ON g.node_id = w.node_id
     ${whereClause(filter)} ORDER BY w.won_at DESC, w.id LIMIT ?`,
    ...filter.values,
    limit,
  );
  return rows.map((row) => ({
    vo: {
      customerName: row.name_masked,
      gameName: row.name,
      winAmount: fromCents(row.amount_cents),
      gameCategory: row.category,
      vassalage: row.vassalage,
      gameId: row.game_id,
      nodeId: String(row.node_id),
    },
  }));
}
