import type { TransactionKind } from 'shared-contracts/api/endpoints/money';
import type { Store } from '../db/store';

/** A movement of money; `cents` is signed. */
export interface MoneyMove {
  readonly memberId: number;
  readonly kind: TransactionKind;
  readonly cents: number;
  readonly remark: string;
  readonly at: number;
}

/** Cents as the API's number with at most two decimals. */
export function fromCents(cents: number): number {
  return cents / 100;
}

/**
 * The only way money moves: the wallet and its transaction change together, so that a wallet always equals the
 * sum of its transactions. Answers false, and moves nothing, where the balance does not reach.
 */
export function moveMoney(store: Store, move: MoneyMove): boolean {
  return store.transaction(() => {
    store.run('INSERT OR IGNORE INTO wallets (member_id, balance_cents) VALUES (?, 0)', move.memberId);
    const changed = store.run(
      'UPDATE wallets SET balance_cents = balance_cents + ? WHERE member_id = ? AND balance_cents + ? >= 0',
      move.cents,
      move.memberId,
      move.cents,
    );
    if (changed === 0) return false;
    store.run(
      "INSERT INTO wallet_transactions (member_id, kind, amount_cents, state, remark, created_at) VALUES (?, ?, ?, 'done', ?, ?)",
      move.memberId,
      move.kind,
      move.cents,
      move.remark,
      move.at,
    );
    return true;
  });
}

export function balanceCents(store: Store, memberId: number): number {
  const row = store.get<{ balance_cents: number }>('SELECT balance_cents FROM wallets WHERE member_id = ?', memberId);
  return row?.balance_cents ?? 0;
}
