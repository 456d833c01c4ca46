import type { TransactionKind } from 'shared-contracts/api/endpoints/money';
import type { Store } from '../../data/store/store';

/** How far a transaction got. Only `pending` can still change. */
export type TransactionState = 'pending' | 'done' | 'failed' | 'expired' | 'cancelled';

/** A movement of money. */
export interface MoneyMove {
  readonly memberId: number;
  readonly kind: TransactionKind;
  /** What the wallet gains or loses, signed; a fee is part of it. */
  readonly cents: number;
  readonly remark: string;
  readonly at: number;
  /** Of which the house keeps this much. */
  readonly feeCents?: number;
  /** `done` by default. */
  readonly state?: TransactionState;
  /** Whether it counts in the wallet yet: a deposit that is pending does not, a withdrawal that is pending does. */
  readonly isPosted?: boolean;
}

/** Cents as the API's number with at most two decimals. */
export function fromCents(cents: number): number {
  return cents / 100;
}

/** The API's number in cents; the schema has seen to its decimals. */
export function toCents(amount: number): number {
  return Math.round(amount * 100);
}

/**
 * The only way money moves: a row of `wallet_transactions`, from which the database itself keeps the wallet, so that a
 * wallet always equals the sum of its posted transactions. Answers the transaction's id; undefined, and nothing is
 * moved, where the balance does not reach.
 */
export function moveMoney(store: Store, move: MoneyMove): number | undefined {
  const { memberId, cents, isPosted = true } = move;
  return store.transaction(() => {
    if (isPosted && cents < 0 && balanceCents(store, memberId) + cents < 0) return undefined;
    return store.insert(
      `INSERT INTO wallet_transactions (member_id, kind, amount_cents, fee_cents, state, posted, remark, created_at, booked_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      memberId,
      move.kind,
      cents,
      move.feeCents ?? 0,
      move.state ?? 'done',
      isPosted ? 1 : 0,
      move.remark,
      move.at,
      move.at,
    );
  });
}

/**
 * Ends a pending transaction; false where it had ended before, and then nothing moves a second time. What comes into the
 * wallet by it counts from this moment on: the days before are closed.
 */
export function endPending(
  store: Store,
  transactionId: number,
  end: { readonly state: TransactionState; readonly isPosted: boolean; readonly at: number },
): boolean {
  const changed = store.run(
    `UPDATE wallet_transactions SET state = ?1, booked_at = CASE WHEN posted < ?2 THEN ?3 ELSE booked_at END, posted = ?2
     WHERE id = ?4 AND state = 'pending'`,
    end.state,
    end.isPosted ? 1 : 0,
    end.at,
    transactionId,
  );
  return changed > 0;
}

/** What a transfer is called on each side; the same on both without `received`. */
export interface Transfer {
  readonly from: number;
  readonly to: number;
  readonly cents: number;
  readonly remark: string;
  readonly received?: string;
}

/** Money from one member to another, both sides or neither; false where the balance does not reach. */
export function transferMoney(store: Store, transfer: Transfer, at: number): boolean {
  const { from, to, cents, remark, received = remark } = transfer;
  return store.transaction(() => {
    const taken = moveMoney(store, { memberId: from, kind: 'transfer', cents: -cents, remark, at });
    if (taken === undefined) return false;
    moveMoney(store, { memberId: to, kind: 'transfer', cents, remark: received, at });
    return true;
  });
}

export function balanceCents(store: Store, memberId: number): number {
  const row = store.get<{ balance_cents: number }>('SELECT balance_cents FROM wallets WHERE member_id = ?', memberId);
  return row?.balance_cents ?? 0;
}
