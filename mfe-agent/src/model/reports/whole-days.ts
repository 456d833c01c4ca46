import type { TeamDay, TeamFigures } from 'shared-contracts/api/endpoints/agent';
import { lastDays, type DateRange } from 'shared-kit/fields';

const DAY_MS = 86_400_000;
const WRITTEN_DAY = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})/;

/** A day as `YYYY-MM-DD`, however a back end writes it; with a time behind it, too. */
function isoDayOf(text: string): string {
  return WRITTEN_DAY.exec(text.trim())?.slice(1).join('-') ?? '';
}

/** The days of a range, the oldest first. */
function daysOf({ from, to }: DateRange): readonly string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  return Array.from({ length: Math.max(0, count) }, (_day, index) => lastDays(count - index, to).from);
}

/** Nothing happened; the wallets hold what they held before. */
function quietDay(date: string, balance: number): TeamDay {
  const nothing: TeamFigures = {
    balance, deposits: 0, withdrawals: 0, turnover: 0, payout: 0, bonus: 0, rebate: 0, profit: 0, registrations: 0,
    firstDeposits: 0, activeMembers: 0,
  }; // prettier-ignore
  return { date, ...nothing };
}

/**
 * Every day of a range, the oldest first. A back end may leave out days on which nothing happened: they are zeros, so that
 * dates stand beside their dates. Their balance is that of the day before; before the first day that is told, nobody knows
 * it.
 */
export function wholeDays(range: DateRange, told: readonly TeamDay[]): readonly TeamDay[] {
  const byDate = new Map(told.map((day) => [isoDayOf(day.date), day]));
  let balance = Number.NaN;
  return daysOf(range).map((date) => {
    const day = { ...(byDate.get(date) ?? quietDay(date, balance)), date };
    balance = day.balance;
    return day;
  });
}
