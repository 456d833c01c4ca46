import type { Store } from '../data/store/store';
import { playedDayOf } from '../rules/agent/team-play';

/** What a member's past is made of: each table's columns but the row's own number and the member's. */
const TABLES = {
  wallet_transactions: 'kind, amount_cents, fee_cents, state, posted, remark, created_at, booked_at',
  bets: 'node_id, category, stake_cents, payout_cents, placed_at, day',
  member_days: 'day, logins',
} as const;

/** Gives the accounts of one merchant the past of those of the same name at another. */
export function copyPast(store: Store, from: string, to: string): void {
  for (const [table, columns] of Object.entries(TABLES)) {
    const qualified = columns.replaceAll(/\w+/g, 'past.$&');
    store.run(
      `INSERT INTO ${table} (member_id, ${columns})
       SELECT twin.id, ${qualified} FROM ${table} past
       JOIN members member ON member.id = past.member_id AND member.merchant = ?
       JOIN members twin ON twin.merchant = ? AND twin.username = member.username ORDER BY past.rowid`,
      from,
      to,
    );
  }
  store.run(
    `UPDATE members SET last_login_at = (SELECT past.last_login_at FROM members past
       WHERE past.merchant = ? AND past.username = members.username)
     WHERE merchant = ?`,
    from,
    to,
  );
  store.run(
    'INSERT OR REPLACE INTO meta (name, value) SELECT ?, value FROM meta WHERE name = ?',
    playedDayOf(to),
    playedDayOf(from),
  );
}
