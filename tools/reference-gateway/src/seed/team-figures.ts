import type { Store } from '../db/store';
import { dayOf, daysBefore, daysBetween } from './days';
import { seededRandom } from './random';

/** How far back the teams' figures go. */
export const TEAM_HISTORY_DAYS = 60;

interface MemberRow {
  readonly id: number;
  readonly username: string;
  readonly created_at: number;
}

/**
 * Fills in the daily figures up to today. Seeded members play every day, also those on which the gateway did
 * not run; what a day shows depends on member and day alone.
 */
export function advanceTeamFigures(store: Store, now: number): void {
  const today = dayOf(now);
  const last = store.get<{ value: string }>("SELECT value FROM meta WHERE name = 'teamDay'")?.value;
  if (last && last >= today) return;
  const earliest = daysBefore(today, TEAM_HISTORY_DAYS - 1);
  const days = daysBetween(last && last >= earliest ? last : earliest, today).filter((day) => day !== last);
  const members = store.all<MemberRow>(
    "SELECT id, username, created_at FROM members WHERE parent_id IS NOT NULL AND disabled = 0 AND merchant NOT LIKE '%-trial'",
  );
  store.transaction(() => {
    for (const member of members) {
      const firstDay = dayOf(member.created_at);
      for (const day of days) if (day >= firstDay) insertDay(store, member, day);
    }
    store.run("INSERT OR REPLACE INTO meta (name, value) VALUES ('teamDay', ?)", today);
  });
}

function insertDay(store: Store, member: MemberRow, day: string): void {
  const random = seededRandom(`${member.username} ${day}`);
  if (!random.chance(0.55)) return;
  const bets = random.chance(0.8) ? random.between(4, 160) : 0;
  const turnover = bets * random.between(40, 900) * 100;
  const payout = Math.round(turnover * (0.82 + random.next() * 0.3));
  store.run(
    `INSERT OR IGNORE INTO team_daily (member_id, day, logins, bets, turnover_cents, payout_cents, deposits_cents,
      withdrawals_cents, bonus_cents, rebate_cents) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    member.id,
    day,
    random.between(1, 4),
    bets,
    turnover,
    payout,
    random.chance(0.4) ? random.between(2, 60) * 10_000 : 0,
    random.chance(0.2) ? random.between(1, 40) * 10_000 : 0,
    random.chance(0.15) ? random.between(1, 12) * 2_500 : 0,
    Math.round(turnover * 0.006),
  );
}

/** Counts a login in the figures of the day. */
export function countLogin(store: Store, memberId: number, now: number): void {
  store.run(
    `INSERT INTO team_daily (member_id, day, logins, bets, turnover_cents, payout_cents, deposits_cents,
      withdrawals_cents, bonus_cents, rebate_cents) VALUES (?, ?, 1, 0, 0, 0, 0, 0, 0, 0)
     ON CONFLICT (member_id, day) DO UPDATE SET logins = logins + 1`,
    memberId,
    dayOf(now),
  );
}
