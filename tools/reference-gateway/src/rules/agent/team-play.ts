import { moveMoney, type MoneyMove } from '../money/money';
import type { Store } from '../../data/store/store';
import { accountSeeds, type AccountSeed } from '../../data/accounts';
import { dayOf, daysBefore, daysBetween, dayStart } from '../../data/days';
import { seededRandom, type SeededRandom } from '../../data/random';
import { CATEGORIES } from '../../data/vendors';

/** How far back the play of a fresh database goes. */
export const TEAM_HISTORY_DAYS = 60;
/** The demo accounts' own. */
const SHOWN_HISTORY_DAYS = 45;
const DAY = 24 * 60 * 60 * 1000;
const PLAYED = CATEGORIES.filter((category) => category !== 'LOTT' && category !== 'ELOTT');
const GAMES_EACH = 12;
/** When the first sign-in of a day is, as a part of the day: before anything is played or paid. */
const LOGIN_MOMENT = 0.05;

type Games = ReadonlyMap<string, readonly number[]>;

interface Round {
  readonly category: string;
  /** Which of the category's games, in [0, 1). */
  readonly game: number;
  readonly stakeCents: number;
  readonly payoutCents: number;
  /** When, as a part of the day. */
  readonly moment: number;
}

/** What a member does on a day. */
export interface DayOfPlay {
  readonly logins: number;
  readonly rounds: readonly Round[];
  readonly moves: readonly Pick<MoneyMove, 'kind' | 'cents' | 'remark'>[];
}

function roundIn(category: string, sizeCents: number, random: SeededRandom): Round {
  const stakeCents = Math.floor((sizeCents * random.between(5, 40)) / 1000);
  const payoutCents = Math.round(stakeCents * (0.76 + random.next() * 0.3));
  return { category, game: random.next(), stakeCents, payoutCents, moment: 0.2 + random.next() * 0.8 };
}

/** What a day of an account comes to; the same for everybody who asks. */
export function dayOfPlay({ username, balanceCents, phone }: AccountSeed, day: string): DayOfPlay {
  const random = seededRandom(`play ${username} ${day}`);
  const isShown = phone !== undefined;
  const isIdle = !isShown && !random.chance(0.4);
  if (isIdle || balanceCents === 0) return { logins: 0, rounds: [], moves: [] };
  const chosen = isShown
    ? PLAYED.filter(() => random.chance(0.45))
    : Array.from({ length: random.between(0, 2) }, () => random.pick(PLAYED));
  const rounds = chosen.map((category) => roundIn(category, balanceCents, random));
  const share = (percent: number) => Math.max(100, Math.floor((balanceCents * percent) / 100));
  const moves: DayOfPlay['moves'][number][] = [];
  if (!isShown && random.chance(0.15)) moves.push({ kind: 'deposit', cents: share(3), remark: 'GCash' });
  if (!isShown && random.chance(0.08)) moves.push({ kind: 'withdrawal', cents: -share(3), remark: 'GCash •••• 4411' });
  if (!isShown && random.chance(0.06)) moves.push({ kind: 'bonus', cents: share(1), remark: 'Monday reload' });
  return { logins: random.between(1, 3), rounds: rounds.filter(({ stakeCents }) => stakeCents > 0), moves };
}

function gamesByCategory(store: Store): Games {
  return new Map(
    PLAYED.map((category) => [
      category,
      store
        .all<{ node_id: number }>(
          'SELECT node_id FROM games WHERE category = ? ORDER BY popularity DESC LIMIT ?',
          category,
          GAMES_EACH,
        )
        .map(({ node_id }) => node_id),
    ]),
  );
}

/** Writes a round; its money moves apart, for some rounds together and for others one by one. */
export function insertBet(
  store: Store,
  bet: {
    readonly memberId: number;
    readonly nodeId: number;
    readonly category: string;
    readonly stakeCents: number;
    readonly payoutCents: number;
  },
  at: number,
): void {
  store.run(
    'INSERT INTO bets (member_id, node_id, category, stake_cents, payout_cents, placed_at, day) VALUES (?, ?, ?, ?, ?, ?, ?)',
    bet.memberId,
    bet.nodeId,
    bet.category,
    bet.stakeCents,
    bet.payoutCents,
    at,
    dayOf(at),
  );
}

/** Writes a member's day as it would have come in: rounds and their money, nothing after this moment. */
function writeDay(store: Store, memberId: number, play: DayOfPlay, day: string, games: Games, now: number): void {
  const length = Math.min(DAY - 1, now - dayStart(day));
  const at = (moment: number) => dayStart(day) + Math.floor(length * moment);
  if (play.logins > 0) {
    countLogins(store, memberId, day, play.logins);
    noteLogin(store, memberId, at(LOGIN_MOMENT));
  }
  for (const move of play.moves) moveMoney(store, { memberId, at: at(0.1), ...move });
  const rounds = play.rounds.flatMap((round) => {
    const nodes = games.get(round.category) ?? [];
    const nodeId = nodes[Math.floor(round.game * nodes.length)];
    return nodeId === undefined ? [] : [{ ...round, nodeId }];
  });
  if (rounds.length === 0) return;
  const sum = (pick: (round: Round) => number) => rounds.reduce((total, round) => total + pick(round), 0);
  const settled = {
    memberId,
    kind: 'bet',
    remark: 'Game rounds',
    at: at(Math.max(...rounds.map((r) => r.moment))),
  } as const;
  if (moveMoney(store, { ...settled, cents: -sum(({ stakeCents }) => stakeCents) }) === undefined) return;
  moveMoney(store, { ...settled, cents: sum(({ payoutCents }) => payoutCents) });
  for (const round of rounds) insertBet(store, { ...round, memberId }, at(round.moment));
}

/** Under which name `meta` keeps the day up to which a merchant's members have played. */
export function playedDayOf(merchant: string): string {
  return `playedDay ${merchant}`;
}

/**
 * Plays on up to today. The team plays every day, also those on which the gateway did not run; demo accounts play only
 * in the past of a fresh database, afterwards what their owner does is all that happens to them.
 */
export function advancePlay(store: Store, merchant: string, now: number): void {
  const today = dayOf(now);
  const name = playedDayOf(merchant);
  const last = store.get<{ value: string }>('SELECT value FROM meta WHERE name = ?', name)?.value;
  if (last !== undefined && last >= today) return;
  const earliest = (days: number) => daysBefore(today, days - 1);
  const games = gamesByCategory(store);
  const members = new Map(
    store
      .all<{ id: number; username: string; created_at: number }>(
        'SELECT id, username, created_at FROM members WHERE merchant = ? AND disabled = 0',
        merchant,
      )
      .map((member) => [member.username, member]),
  );
  store.transaction(() => {
    for (const account of accountSeeds()) {
      const member = members.get(account.username);
      const isShown = account.phone !== undefined;
      if (!member || (isShown && last !== undefined)) continue;
      const first = [earliest(isShown ? SHOWN_HISTORY_DAYS : TEAM_HISTORY_DAYS), last, dayOf(member.created_at)];
      const after = first.reduce<string>((latest, day) => (day !== undefined && day > latest ? day : latest), '');
      for (const day of daysBetween(after, today)) {
        if (day === last || day === first[2]) continue;
        writeDay(store, member.id, dayOfPlay(account, day), day, games, now);
      }
    }
    store.run('INSERT OR REPLACE INTO meta (name, value) VALUES (?, ?)', name, today);
  });
}

function countLogins(store: Store, memberId: number, day: string, logins: number): void {
  store.run(
    `INSERT INTO member_days (member_id, day, logins) VALUES (?, ?, ?)
     ON CONFLICT (member_id, day) DO UPDATE SET logins = logins + excluded.logins`,
    memberId,
    day,
    logins,
  );
}

/** When a member was last seen to sign in; never goes back. */
function noteLogin(store: Store, memberId: number, at: number): void {
  store.run('UPDATE members SET last_login_at = max(coalesce(last_login_at, 0), ?) WHERE id = ?', at, memberId);
}

/** A sign-in: in the figures of its day and at its member, so that both say the same. */
export function countLogin(store: Store, memberId: number, now: number): void {
  countLogins(store, memberId, dayOf(now), 1);
  noteLogin(store, memberId, now);
}
