import type { Store } from '../../data/store/store';
import { daysBefore, daysBetween } from '../../data/days';
import { dayOf } from '../../data/days';
import type { Merchant } from '../../data/merchants';
import { advancePlay } from './team-play';
import { contractTerms, earnedBy, tiersOf, type ContractRow, type ContractTerm } from './contracts';
import { moveMoney } from '../money/money';
import { drawUpRebates, incomeRows, lastPaidDay, paidAt, payRebates } from './rebates';
import { teamIds } from './team';

const HOUR = 60 * 60 * 1000;
const BEFORE_ALL = '0000-00-00';
const AFTER_ALL = '9999-12-31';

/** The salary of an agent for a day, by the contract that held then and the stakes of the whole team. */
export interface Salary {
  readonly day: string;
  readonly turnoverCents: number;
  readonly rate: number;
  readonly cents: number;
}

/** The stakes of a team on the days of a term, by day or by hour. */
function stakesIn(store: Store, agentId: number, term: ContractTerm, span: Period, by: 'day' | 'hour') {
  const { firstDay, lastDay = AFTER_ALL } = term;
  return store.all<{ day: string; turnover: number }>(
    `SELECT day, sum(stake_cents) AS turnover FROM bets
     WHERE member_id IN (SELECT value FROM json_each(?)) AND day BETWEEN ? AND ?
     GROUP BY day, ${by === 'hour' ? `placed_at / ${HOUR}` : '1'} ORDER BY day`,
    JSON.stringify(teamIds(store, agentId)),
    firstDay > span.start ? firstDay : span.start,
    lastDay < span.end ? lastDay : span.end,
  );
}

/** Salaries by day, oldest first; none for days before the first contract and for days without play. */
export function salaries(store: Store, agentId: number, firstDay: string, lastDay: string): Salary[] {
  return contractTerms(store, agentId, 'salary').flatMap((term) => {
    const tiers = tiersOf(term.contract);
    return stakesIn(store, agentId, term, { start: firstDay, end: lastDay }, 'day').map(({ day, turnover }) => ({
      day,
      turnoverCents: turnover,
      ...earnedBy(tiers, turnover),
    }));
  });
}

/** What the hours of each day earned by the hourly contracts; paid with the rest of the day, after its end. */
export function hourlyPay(store: Store, agentId: number, firstDay: string, lastDay: string): Map<string, number> {
  const pay = new Map<string, number>();
  for (const term of contractTerms(store, agentId, 'hour')) {
    const tiers = tiersOf(term.contract);
    for (const { day, turnover } of stakesIn(store, agentId, term, { start: firstDay, end: lastDay }, 'hour')) {
      pay.set(day, (pay.get(day) ?? 0) + earnedBy(tiers, turnover).cents);
    }
  }
  return pay;
}

function payAgents(store: Store, merchant: string, firstDay: string, dueDay: string): void {
  const agents = store.all<{ id: number }>(
    'SELECT id FROM members WHERE merchant = ? AND id IN (SELECT parent_id FROM members)',
    merchant,
  );
  for (const { id: memberId } of agents) {
    const income = new Map<string, number>();
    for (const row of incomeRows(store, memberId, firstDay, dueDay)) {
      income.set(row.day, (income.get(row.day) ?? 0) + row.income);
    }
    for (const [day, cents] of income) {
      moveMoney(store, { memberId, kind: 'rebate', cents, remark: `Team, for ${day}`, at: paidAt(day) });
    }
    const daily = salaries(store, memberId, firstDay, dueDay).map(({ day, cents }) => ({ day, cents, name: 'Salary' }));
    const hourly = [...hourlyPay(store, memberId, firstDay, dueDay)];
    for (const { day, cents, name } of [...daily, ...hourly.map(([day, cents]) => ({ day, cents, name: 'Hours' }))]) {
      if (cents === 0) continue;
      moveMoney(store, { memberId, kind: 'transfer', cents, remark: `${name}, for ${day}`, at: paidAt(day) });
    }
  }
}

/**
 * Brings a merchant's teams up to this moment: play, what it earns, and what is due of it. Nobody wakes the gateway up
 * for it, so every call that shows a team's figures does this first.
 */
export function advanceTeams(store: Store, merchant: Merchant, now: number): void {
  if (merchant.isTrial) return;
  store.transaction(() => {
    advancePlay(store, merchant.code, now);
    const name = `paidDay ${merchant.code}`;
    const paidDay = store.get<{ value: string }>('SELECT value FROM meta WHERE name = ?', name)?.value ?? BEFORE_ALL;
    if (merchant.flags.includes('PLYRBT')) drawUpRebates(store, merchant.code, paidDay);
    const dueDay = lastPaidDay(now);
    if (dueDay <= paidDay) return;
    payRebates(store, merchant.code, dueDay);
    payAgents(store, merchant.code, nextDay(paidDay), dueDay);
    store.run('INSERT OR REPLACE INTO meta (name, value) VALUES (?, ?)', name, dueDay);
  });
}

function nextDay(day: string): string {
  return day === BEFORE_ALL ? day : daysBefore(day, -1);
}

/** A stretch of days that is paid as a whole; ISO weeks and calendar months. */
export interface Period {
  readonly start: string;
  readonly end: string;
}

/** The period that a day belongs to. */
export function periodOf(kind: string, day: string): Period {
  if (kind === 'day') return { start: day, end: day };
  if (kind === 'month') {
    const start = `${day.slice(0, 8)}01`;
    const next = dayOf(Date.parse(start) + 32 * 24 * 60 * 60 * 1000);
    return { start, end: daysBefore(`${next.slice(0, 8)}01`, 1) };
  }
  const start = daysBefore(day, (new Date(day).getUTCDay() + 6) % 7);
  return { start, end: daysBefore(start, -6) };
}

/** The whole periods from the first that begins on a day or after it to the one of today, newest first. */
export function periodsSince(kind: string, since: string, today: string): Period[] {
  const starts = new Set(daysBetween(since, today).map((day) => periodOf(kind, day).start));
  return [...starts]
    .filter((start) => start >= since)
    .map((start) => periodOf(kind, start))
    .reverse();
}

/** A period with the contract that pays it. */
export interface PaidPeriod extends Period {
  readonly contract: ContractRow;
}

/**
 * The periods of all dividend contracts that ever held, newest first. A new contract begins with its first whole
 * period; up to then the one before it goes on, so that no day is lost and none is paid twice.
 */
export function dividendPeriods(store: Store, agentId: number, today: string): PaidPeriod[] {
  let before = AFTER_ALL;
  return contractTerms(store, agentId, 'dividend')
    .reverse()
    .flatMap(({ contract, firstDay }) => {
      const periods = periodsSince(contract.period, firstDay, today).filter(({ start }) => start < before);
      const cut = periods.map(({ start, end }) => ({
        start,
        end: end < before ? end : daysBefore(before, 1),
        contract,
      }));
      before = cut.at(-1)?.start ?? before;
      return cut;
    });
}
