import type { Store } from '../../data/store/store';
import { daysBetween, dayStart } from '../../data/days';
import { fromCents } from '../money/money';

const DAY = 24 * 60 * 60 * 1000;
/** The business day of a moment, as a column. */
const DAY_OF = (column: string) => `date((${column} + 28800000) / 1000, 'unixepoch')`;
const MEMBERS = 'IN (SELECT value FROM json_each(?))';

/** Sums of money in cents and counts of people, of some members on one day or over a span. */
export interface Figures {
  balance: number;
  deposits: number;
  withdrawals: number;
  turnover: number;
  payout: number;
  bonus: number;
  rebate: number;
  registrations: number;
  firstDeposits: number;
  activeMembers: number;
}

interface DayValue {
  readonly day: string;
  readonly name: keyof Figures;
  readonly value: number;
}

/** Whose figures, and of which days, both included. */
export interface FiguresOf {
  readonly memberIds: readonly number[];
  readonly startDate: string;
  readonly endDate: string;
}

const LEDGER = `SELECT ${DAY_OF('booked_at')} AS day, CASE kind WHEN 'deposit' THEN 'deposits' WHEN 'withdrawal' THEN
    'withdrawals' ELSE kind END AS name, sum(CASE kind WHEN 'withdrawal' THEN -amount_cents ELSE amount_cents END) AS value
  FROM wallet_transactions WHERE member_id ${MEMBERS} AND booked_at >= ? AND booked_at < ? AND posted = 1
    AND kind IN ('deposit', 'withdrawal', 'bonus') GROUP BY 1, 2`;
const REGISTRATIONS = `SELECT ${DAY_OF('created_at')} AS day, 'registrations' AS name, count(*) AS value FROM members
  WHERE id ${MEMBERS} AND created_at >= ? AND created_at < ? GROUP BY 1`;
const FIRST_DEPOSITS = `SELECT ${DAY_OF('at')} AS day, 'firstDeposits' AS name, count(*) AS value FROM (
  SELECT min(booked_at) AS at FROM wallet_transactions
  WHERE member_id ${MEMBERS} AND kind = 'deposit' AND posted = 1 GROUP BY member_id) WHERE at >= ? AND at < ? GROUP BY 1`;
const TURNOVER = `SELECT day, 'turnover' AS name, sum(stake_cents) AS value FROM bets
  WHERE member_id ${MEMBERS} AND day BETWEEN ? AND ? GROUP BY day`;
const PAYOUT = `SELECT day, 'payout' AS name, sum(payout_cents) AS value FROM bets
  WHERE member_id ${MEMBERS} AND day BETWEEN ? AND ? GROUP BY day`;
const ACTIVE = `SELECT day, 'activeMembers' AS name, count(DISTINCT member_id) AS value FROM bets
  WHERE member_id ${MEMBERS} AND day BETWEEN ? AND ? GROUP BY day`;
const REBATE = `SELECT day, 'rebate' AS name, sum(rebate_cents) AS value FROM rebates
  WHERE member_id ${MEMBERS} AND day BETWEEN ? AND ? GROUP BY day`;

function noFigures(balance: number): Figures {
  return {
    balance, deposits: 0, withdrawals: 0, turnover: 0, payout: 0, bonus: 0, rebate: 0, registrations: 0,
    firstDeposits: 0, activeMembers: 0,
  }; // prettier-ignore
}

/** What the wallets hold now, and what came into them on each day from one on. */
function balances(store: Store, ids: string, from: number): { now: number; byDay: Map<string, number> } {
  const now = store.get<{ sum: number | null }>(
    `SELECT sum(balance_cents) AS sum FROM wallets WHERE member_id ${MEMBERS}`,
    ids,
  );
  const moves = store.all<{ day: string; value: number }>(
    `SELECT ${DAY_OF('booked_at')} AS day, sum(amount_cents * posted) AS value FROM wallet_transactions
     WHERE member_id ${MEMBERS} AND booked_at >= ? GROUP BY 1`,
    ids,
    from,
  );
  return { now: now?.sum ?? 0, byDay: new Map(moves.map(({ day, value }) => [day, value])) };
}

/** The figures of each day; a day's balance is what the wallets held at its end. */
export function figuresByDay(store: Store, { memberIds, startDate, endDate }: FiguresOf): Map<string, Figures> {
  const ids = JSON.stringify(memberIds);
  const [from, until] = [dayStart(startDate), dayStart(endDate) + DAY];
  const { now, byDay } = balances(store, ids, from);
  const later = [...byDay].filter(([day]) => day > endDate);
  let balance = now - later.reduce((sum, [, value]) => sum + value, 0);
  const fromTheEnd = daysBetween(startDate, endDate)
    .reverse()
    .map((day) => {
      const figures = noFigures(balance);
      balance -= byDay.get(day) ?? 0;
      return [day, figures] as const;
    });
  const days = new Map(fromTheEnd.reverse());
  const values = [
    ...[LEDGER, REGISTRATIONS, FIRST_DEPOSITS].flatMap((sql) => store.all<DayValue>(sql, ids, from, until)),
    ...[TURNOVER, PAYOUT, ACTIVE, REBATE].flatMap((sql) => store.all<DayValue>(sql, ids, startDate, endDate)),
  ];
  for (const { day, name, value } of values) {
    const figures = days.get(day);
    if (figures) figures[name] += value;
  }
  return days;
}

/** The figures of the whole span: sums of its days, but each player counts once, and the balance is that of its end. */
export function figuresOfSpan(store: Store, span: FiguresOf, byDay = figuresByDay(store, span)): Figures {
  const total = noFigures(byDay.get(span.endDate)?.balance ?? 0);
  for (const day of byDay.values()) {
    for (const name of Object.keys(day) as (keyof Figures)[]) if (name !== 'balance') total[name] += day[name];
  }
  const active = store.get<{ total: number }>(
    `SELECT count(DISTINCT member_id) AS total FROM bets WHERE member_id ${MEMBERS} AND day BETWEEN ? AND ?`,
    JSON.stringify(span.memberIds),
    span.startDate,
    span.endDate,
  );
  return { ...total, activeMembers: active?.total ?? 0 };
}

/** What the house keeps of the play: stakes less what was paid out for them in any way. */
export function profitCents(figures: Pick<Figures, 'turnover' | 'payout' | 'bonus' | 'rebate'>): number {
  return figures.turnover - figures.payout - figures.bonus - figures.rebate;
}

/** As the API tells them. */
export function toFigures(figures: Figures) {
  const { registrations, firstDeposits, activeMembers } = figures;
  return {
    balance: fromCents(figures.balance),
    deposits: fromCents(figures.deposits),
    withdrawals: fromCents(figures.withdrawals),
    turnover: fromCents(figures.turnover),
    payout: fromCents(figures.payout),
    bonus: fromCents(figures.bonus),
    rebate: fromCents(figures.rebate),
    profit: fromCents(profitCents(figures)),
    registrations,
    firstDeposits,
    activeMembers,
  };
}
