import type { Store } from '../../data/store/store';
import { dayOf, dayStart } from '../../data/days';
import { CATEGORIES } from '../../data/vendors';
import { moveMoney } from '../money/money';

const DAY = 24 * 60 * 60 * 1000;
/** After the end of a day what it earned is paid this much later. */
const PAID_AFTER = 10 * 60 * 1000;

/** Rates in hundredths of a percent, by category. */
export type Rates = Readonly<Record<string, number>>;

/** What a new member starts with where nobody said otherwise. */
export const START_RATES: Rates = { RNG: 60, LIVE: 50, FISH: 50, SPORTS: 40, PVP: 30, LOTT: 20, ELOTT: 20 };

/** The moment at which what a day earned is paid. */
export function paidAt(day: string): number {
  return dayStart(day) + DAY + PAID_AFTER;
}

/** The last day whose rebates are paid at this moment. */
export function lastPaidDay(now: number): string {
  return dayOf(now - DAY - PAID_AFTER);
}

/** The rate of a member in a category on a day; both names are columns of the statement around it. */
export function rateOn(member: string, bet: string): string {
  return `coalesce((SELECT r.rate_permyriad FROM rebate_rates r WHERE r.member_id = ${member}
    AND r.category = ${bet}.category AND r.from_day <= ${bet}.day ORDER BY r.from_day DESC LIMIT 1), 0)`;
}

/** The rates of a member as they are now, every category named. */
export function ratesOf(store: Store, memberId: number): Record<string, number> {
  const rows = store.all<{ category: string; rate_permyriad: number }>(
    'SELECT category, rate_permyriad FROM rebate_rates WHERE member_id = ? ORDER BY from_day',
    memberId,
  );
  const known = new Map(rows.map((row) => [row.category, row.rate_permyriad]));
  return Object.fromEntries(CATEGORIES.map((category) => [category, known.get(category) ?? 0]));
}

/** Rates that hold from a day on; what earlier days earned stays. */
export function setRates(store: Store, memberId: number, rates: Rates, fromDay: string): void {
  for (const [category, rate] of Object.entries(rates)) {
    store.run(
      'INSERT OR REPLACE INTO rebate_rates (member_id, category, from_day, rate_permyriad) VALUES (?, ?, ?, ?)',
      memberId,
      category,
      fromDay,
      rate,
    );
  }
}

/** Draws up what the bets of the days after `paidDay` earn the players; a bet that came since counts at once. */
export function drawUpRebates(store: Store, merchant: string, paidDay: string): void {
  const ofMerchant = 'member_id IN (SELECT id FROM members WHERE merchant = ?) AND day > ?';
  store.run(`DELETE FROM rebates WHERE ${ofMerchant} AND transaction_id IS NULL`, merchant, paidDay);
  store.run(
    `INSERT INTO rebates (member_id, day, category, turnover_cents, rate_permyriad, rebate_cents)
     SELECT member_id, day, category, turnover, rate, turnover * rate / 10000 FROM (
       SELECT b.member_id, b.day, b.category, sum(b.stake_cents) AS turnover, ${rateOn('b.member_id', 'b')} AS rate
       FROM bets b WHERE ${ofMerchant} GROUP BY b.member_id, b.day, b.category)
     WHERE turnover * rate / 10000 > 0`,
    merchant,
    paidDay,
  );
}

/** Pays what is due, one transaction for each day, so that the report and the ledger say the same. */
export function payRebates(store: Store, merchant: string, dueDay: string): void {
  const due = store.all<{ member_id: number; day: string; cents: number }>(
    `SELECT member_id, day, sum(rebate_cents) AS cents FROM rebates
     WHERE transaction_id IS NULL AND day <= ? AND member_id IN (SELECT id FROM members WHERE merchant = ?)
     GROUP BY member_id, day ORDER BY day, member_id`,
    dueDay,
    merchant,
  );
  for (const { member_id: memberId, day, cents } of due) {
    const id = moveMoney(store, { memberId, kind: 'rebate', cents, remark: `For ${day}`, at: paidAt(day) });
    store.run('UPDATE rebates SET transaction_id = ? WHERE member_id = ? AND day = ?', id ?? null, memberId, day);
  }
}

/** What one member's play in one category earned an agent on one day. */
export interface IncomeRow {
  readonly day: string;
  readonly category: string;
  readonly username: string;
  readonly turnover: number;
  readonly rate: number;
  readonly income: number;
}

/**
 * An agent earns on all play below it the difference between its own rate and that of the account right below it
 * through which the player came: what each level hands on is earned once.
 */
export function incomeRows(store: Store, agentId: number, firstDay: string, lastDay: string): IncomeRow[] {
  return store.all<IncomeRow>(
    `WITH RECURSIVE chain (id, child) AS (
       SELECT id, id FROM members WHERE parent_id = ?
       UNION ALL SELECT m.id, c.child FROM members m JOIN chain c ON m.parent_id = c.id)
     SELECT *, turnover * rate / 10000 AS income FROM (
       SELECT b.day, b.category, m.username, sum(b.stake_cents) AS turnover,
         max(0, ${rateOn('?', 'b')} - ${rateOn('c.child', 'b')}) AS rate
       FROM chain c JOIN bets b ON b.member_id = c.id JOIN members m ON m.id = c.id
       WHERE b.day BETWEEN ? AND ? GROUP BY b.day, b.category, b.member_id)
     WHERE turnover * rate / 10000 > 0 ORDER BY day DESC, category, username`,
    agentId,
    agentId,
    firstDay,
    lastDay,
  );
}
