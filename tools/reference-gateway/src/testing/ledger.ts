import path from 'node:path';
import { openStore, type Store } from '../data/store/store';

const WALLETS = `SELECT w.member_id, w.balance_cents, coalesce(sum(t.amount_cents * t.posted), 0) AS sum_cents
  FROM wallets w LEFT JOIN wallet_transactions t ON t.member_id = w.member_id GROUP BY w.member_id`;

/** Looks into the database of a gateway's folder, whoever else has it open. */
export function withStoreOf<Result>(home: string, work: (store: Store) => Result): Result {
  const store = openStore(path.join(home, 'gateway.db'));
  try {
    return work(store);
  } finally {
    store.close();
  }
}

/** Wallets that are not the sum of their transactions, or below zero; there must never be any. */
export function wrongWallets(home: string): unknown[] {
  const wrong = `SELECT * FROM (${WALLETS}) WHERE balance_cents <> sum_cents OR balance_cents < 0`;
  return withStoreOf(home, (store) => store.all(wrong));
}

/** How many orders the database holds. */
export function countOrders(home: string): { deposits: number; withdrawals: number } {
  return withStoreOf(home, (store) => {
    const count = (table: string) => store.get<{ total: number }>(`SELECT count(*) AS total FROM ${table}`)?.total ?? 0;
    return { deposits: count('deposits'), withdrawals: count('withdrawals') };
  });
}
