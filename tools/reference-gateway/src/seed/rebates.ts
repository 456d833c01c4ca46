import { moveMoney } from '../app/money';
import type { Store } from '../db/store';
import { dayOf, daysBefore, daysBetween, dayStart } from './days';
import { seededRandom } from './random';

/** How far back the rebates of a fresh database go. */
export const REBATE_HISTORY_DAYS = 45;
/** After the end of a day its rebate is paid this much later. */
const PAID_AFTER = 10 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;

/** Hundredths of a percent by category. */
const RATES = { RNG: 60, LIVE: 50, FISH: 55, SPORTS: 40, PVP: 30 } as const;

/** Whose rebates, and how large their play is. */
export interface RebateAccount {
  readonly username: string;
  /** What the account was seeded with: its turnover is a part of it. */
  readonly balanceCents: number;
  readonly createdAt: number;
}

interface DayRebate {
  readonly category: string;
  readonly turnoverCents: number;
  readonly rate: number;
  readonly rebateCents: number;
}

/** What a day's play of an account comes to; the same for everybody who asks. */
function rebatesOfDay({ username, balanceCents }: RebateAccount, day: string): DayRebate[] {
  const random = seededRandom(`rebate ${username} ${day}`);
  return Object.entries(RATES).flatMap(([category, rate]) => {
    const turnoverCents = Math.floor((balanceCents * random.between(5, 40)) / 1000);
    const rebateCents = Math.floor((turnoverCents * rate) / 10_000);
    return random.chance(0.45) && rebateCents > 0 ? [{ category, turnoverCents, rate, rebateCents }] : [];
  });
}

function paidAt(day: string): number {
  return dayStart(day) + DAY + PAID_AFTER;
}

function historyDays({ createdAt }: RebateAccount, now: number): string[] {
  const today = dayOf(now);
  const earliest = daysBefore(today, REBATE_HISTORY_DAYS - 1);
  const firstDay = dayOf(createdAt);
  return daysBetween(firstDay > earliest ? firstDay : earliest, today);
}

/** What a fresh database will have paid to an account: the rest of its history ends this much below its balance. */
export function seededRebateCents(account: RebateAccount, now: number): number {
  return historyDays(account, now)
    .filter((day) => paidAt(day) <= now)
    .flatMap((day) => rebatesOfDay(account, day))
    .reduce((sum, { rebateCents }) => sum + rebateCents, 0);
}

/** Writes the days that are not there yet, also those on which the gateway did not run. */
function addDays(store: Store, memberId: number, account: RebateAccount, now: number): void {
  const last = store.get<{ day: string | null }>('SELECT max(day) AS day FROM rebates WHERE member_id = ?', memberId);
  for (const day of historyDays(account, now)) {
    if (last?.day && day <= last.day) continue;
    for (const { category, turnoverCents, rate, rebateCents } of rebatesOfDay(account, day)) {
      store.run(
        `INSERT INTO rebates (member_id, day, category, turnover_cents, rate_permyriad, rebate_cents)
         VALUES (?, ?, ?, ?, ?, ?)`,
        memberId,
        day,
        category,
        turnoverCents,
        rate,
        rebateCents,
      );
    }
  }
}

/** Pays what is due, one transaction for each day, so that the report and the ledger say the same. */
function payDays(store: Store, memberId: number, now: number): void {
  const due = store.all<{ day: string; cents: number }>(
    `SELECT day, sum(rebate_cents) AS cents FROM rebates WHERE member_id = ? AND transaction_id IS NULL
     GROUP BY day ORDER BY day`,
    memberId,
  );
  for (const { day, cents } of due) {
    if (paidAt(day) > now) continue;
    const id = moveMoney(store, { memberId, kind: 'rebate', cents, remark: `For ${day}`, at: paidAt(day) });
    store.run('UPDATE rebates SET transaction_id = ? WHERE member_id = ? AND day = ?', id ?? null, memberId, day);
  }
}

/** Brings a member's rebates up to now; seeded members play on every day. */
export function advanceRebates(store: Store, memberId: number, account: RebateAccount, now: number): void {
  store.transaction(() => {
    addDays(store, memberId, account, now);
    payDays(store, memberId, now);
  });
}
