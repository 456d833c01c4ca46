import { dayStart } from '../../data/days';
import type { Store } from '../../data/store/store';
import { insertBet } from '../../rules/agent/team-play';
import { moveMoney } from '../../rules/money/money';
import { endDeposit, endWithdrawal, type DepositRow } from '../../rules/money/order-ends';
import { AGENTS, spansOf } from './agreement-cases';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A member right below each agent. */
function playersOf(store: Store): number[] {
  return store
    .all<{ id: number }>(
      `SELECT min(m.id) AS id FROM members m JOIN members a ON a.id = m.parent_id JOIN wallets w ON w.member_id = m.id
       WHERE a.merchant = 'aurora' AND a.username IN (SELECT value FROM json_each(?)) AND m.disabled = 0
         AND w.balance_cents > 20000 GROUP BY a.id`,
      JSON.stringify(AGENTS),
    )
    .map(({ id }) => id);
}

/** A bet and its money at one moment. */
function playAt(store: Store, memberId: number, cents: number, at: number): void {
  const game = store.get<{ node_id: number; category: string }>('SELECT node_id, category FROM games LIMIT 1');
  if (!game) throw new Error('There are no games.');
  const { node_id: nodeId, category } = game;
  for (const part of [-cents, cents - 7]) moveMoney(store, { memberId, kind: 'bet', cents: part, remark: '', at });
  insertBet(store, { memberId, nodeId, category, stakeCents: cents, payoutCents: cents - 7 }, at);
}

function askForDeposit(store: Store, memberId: number, cents: number, at: number): DepositRow {
  const order = { memberId, kind: 'deposit', cents, feeCents: 3, remark: '', at } as const;
  const id = moveMoney(store, { ...order, state: 'pending', isPosted: false }) ?? 0;
  return {
    transaction_id: id, member_id: memberId, method_id: 'bank', paid_cents: cents, promotion_id: null, bonus_cents: 11,
    turnover_cents: 0, expires_at: at + DAY,
  }; // prettier-ignore
}

/** Withdrawals of the seed that failed never left a wallet; here they leave and come back, as on a running site. */
function returnFailed(store: Store): void {
  const never = "kind = 'withdrawal' AND state = 'failed' AND posted = 0";
  const failed = store.all<{ id: number; booked_at: number }>(
    `SELECT id, booked_at FROM wallet_transactions WHERE ${never}`,
  );
  store.run(`UPDATE wallet_transactions SET state = 'pending', posted = 1 WHERE ${never}`);
  for (const { id, booked_at: at } of failed) endWithdrawal(store, id, false, at + MINUTE);
}

/**
 * Puts onto both sides of every midnight at which a span begins what is easily counted on the wrong one: bets of the last
 * and the first millisecond, deposits that are paid after midnight, withdrawals that fail days later, and orders that
 * are still open.
 */
export function fillEdgesOfDays(store: Store, today: string, now: number): void {
  returnFailed(store);
  const spans = Object.values(spansOf(today));
  const midnights = [...new Set(spans.map(({ startDate }) => dayStart(startDate)))];
  for (const [index, memberId] of playersOf(store).entries()) {
    const before = (at: number): boolean => at <= now;
    for (const midnight of midnights) {
      const cents = 101 + index;
      for (const at of [midnight - 1, midnight].filter(before)) playAt(store, memberId, cents, at);
      const asked = midnight - 2 * MINUTE;
      const order = askForDeposit(store, memberId, 1_003 + index, asked);
      const paidAt = [midnight + 5 * MINUTE, midnight].find(before);
      if (paidAt !== undefined) endDeposit(store, order, 'paid', paidAt);
      for (const endAt of [midnight + MINUTE, midnight + 2 * DAY]) {
        const leaving = { memberId, kind: 'withdrawal', cents: -307, feeCents: 2, remark: '', at: asked } as const;
        const id = moveMoney(store, { ...leaving, state: 'pending' }) ?? 0;
        if (before(endAt)) endWithdrawal(store, id, endAt < midnight + DAY, endAt);
      }
    }
  }
}
