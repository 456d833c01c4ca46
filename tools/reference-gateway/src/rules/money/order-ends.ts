import { endPending, moveMoney } from './money';
import type { Store } from '../../data/store/store';
import { addTurnoverRule } from './turnover';

/** How an order ended. A deposit that nobody paid in time expires; its member may call it off before. */
export type OrderEnd = 'paid' | 'failed' | 'expired' | 'cancelled';

export interface DepositRow {
  readonly transaction_id: number;
  readonly member_id: number;
  readonly method_id: string;
  readonly paid_cents: number;
  readonly promotion_id: number | null;
  readonly bonus_cents: number;
  readonly turnover_cents: number;
  readonly expires_at: number;
}

/** What a deposit adds to the wallet: the fee stays with the house, so it cannot be locked in the wallet. */
function creditedCents(store: Store, { transaction_id: id }: DepositRow): number {
  const row = store.get<{ amount_cents: number }>('SELECT amount_cents FROM wallet_transactions WHERE id = ?', id);
  return row?.amount_cents ?? 0;
}

/** Ends a deposit; false where it had ended before. Money and bonus come in together, once, with their turnover rule. */
export function endDeposit(store: Store, deposit: DepositRow, end: OrderEnd, at: number): boolean {
  return store.transaction(() => {
    const isPaid = end === 'paid';
    const state = isPaid ? 'done' : end;
    if (!endPending(store, deposit.transaction_id, { state, isPosted: isPaid, at })) return false;
    if (!isPaid) return true;
    const { member_id: memberId, bonus_cents: bonus } = deposit;
    if (bonus > 0) moveMoney(store, { memberId, kind: 'bonus', cents: bonus, remark: 'Deposit bonus', at });
    const locked = creditedCents(store, deposit) + bonus;
    addTurnoverRule(store, memberId, locked, deposit.turnover_cents, deposit.transaction_id);
    return true;
  });
}

interface LeftMoney {
  readonly member_id: number;
  readonly amount_cents: number;
  readonly fee_cents: number;
}

/**
 * Ends a withdrawal; false where it had ended before. Its money left the wallet on the day it was asked for, and that day
 * stays as it is: what failed comes back by an entry of its own.
 */
export function endWithdrawal(store: Store, transactionId: number, isPaid: boolean, at: number): boolean {
  return store.transaction(() => {
    const state = isPaid ? 'done' : 'failed';
    if (!endPending(store, transactionId, { state, isPosted: true, at })) return false;
    const left = store.get<LeftMoney>('SELECT * FROM wallet_transactions WHERE id = ?', transactionId);
    if (isPaid || left === undefined) return true;
    const { member_id: memberId, amount_cents: cents, fee_cents: fee } = left;
    const back = { memberId, cents: -cents, feeCents: -fee, remark: 'Withdrawal returned', at };
    moveMoney(store, { kind: 'withdrawal', ...back });
    return true;
  });
}

/**
 * Ends what is due at this moment: deposits whose time is over, and, outside test runs, orders that the bank is
 * taken to have settled. Nobody wakes the gateway up for it, so every call that shows money does this first.
 */
export function advanceOrders(store: Store, now: number): void {
  const due = store.all<DepositRow & { settles_at: number | null }>(
    `SELECT d.* FROM deposits d JOIN wallet_transactions t ON t.id = d.transaction_id
     WHERE t.state = 'pending' AND (d.expires_at <= ? OR d.settles_at <= ?)`,
    now,
    now,
  );
  for (const deposit of due) {
    const isPaid = deposit.settles_at !== null && deposit.settles_at <= deposit.expires_at;
    // Whoever looks first: it counts from when the bank settled it.
    endDeposit(store, deposit, isPaid ? 'paid' : 'expired', isPaid ? (deposit.settles_at ?? now) : now);
  }
  const paidOut = store.all<{ transaction_id: number }>(
    `SELECT w.transaction_id FROM withdrawals w JOIN wallet_transactions t ON t.id = w.transaction_id
     WHERE t.state = 'pending' AND w.settles_at <= ?`,
    now,
  );
  for (const { transaction_id: id } of paidOut) endWithdrawal(store, id, true, now);
}
