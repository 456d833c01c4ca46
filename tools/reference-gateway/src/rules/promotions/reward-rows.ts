import { texts, type Texts } from '../../data/texts';
import type { CallContext } from '../call/context';
import type { Store } from '../../data/store/store';
import { dayOf, daysBefore, dayStart } from '../../data/days';
import { SIGN_IN_TITLE, SIGN_IN_WEEK } from '../../data/reward-texts';
import { findPromotion } from './promotions';

const DAY = 24 * 60 * 60 * 1000;

/** A reward of one member. `gift`: given; `signUp`: of a promotion that was joined; `signIn`: of a day. */
export interface RewardRow {
  readonly id: number;
  readonly kind: 'gift' | 'signUp' | 'signIn' | 'referral';
  readonly source: string;
  readonly promotion_id: number | null;
  readonly title: string;
  readonly amount_cents: number;
  readonly target: number;
  readonly reached: number;
  readonly created_at: number;
  readonly expires_at: number | null;
  readonly claimed_at: number | null;
}

export function rewardsOf(store: Store, memberId: number): RewardRow[] {
  return store.all<RewardRow>('SELECT * FROM rewards WHERE member_id = ? ORDER BY created_at DESC, id DESC', memberId);
}

export function titleOf(row: Pick<RewardRow, 'title'>): Texts {
  return { ...texts('', '', '', ''), ...(JSON.parse(row.title) as Texts) };
}

export function hasExpired(row: Pick<RewardRow, 'expires_at' | 'claimed_at'>, now: number): boolean {
  return row.claimed_at === null && row.expires_at !== null && row.expires_at <= now;
}

/** The days since joining on which the member bet. */
function daysPlayed(store: Store, memberId: number, since: number): number {
  const bets = store.all<{ created_at: number }>(
    "SELECT created_at FROM wallet_transactions WHERE member_id = ? AND kind = 'bet' AND created_at >= ?",
    memberId,
    since,
  );
  return new Set(bets.map((bet) => dayOf(bet.created_at))).size;
}

/** How far a reward is, in percent; null where there is nothing to reach. */
export function progressOf(store: Store, memberId: number, row: RewardRow): number | null {
  if (row.target === 0) return null;
  const reached = row.kind === 'signUp' ? daysPlayed(store, memberId, row.created_at) : row.reached;
  return Math.min(100, Math.floor((reached / row.target) * 100));
}

/** How often a reward is to be staked before it may leave: as its promotion's terms say, once without any. */
export function turnoverTimesOf(context: CallContext, promotionId: number | null): number {
  if (promotionId === null) return 1;
  return findPromotion(context, promotionId)?.data.turnoverTimes ?? 1;
}

/** Today's place in the week of daily sign-ins. */
export interface SignInDay {
  readonly id: string;
  readonly day: string;
  /** Days signed in up to now in this run of seven, today's included once it is claimed. */
  readonly done: number;
  readonly cents: number;
  readonly isClaimed: boolean;
  readonly endsAt: number;
}

const SIGN_IN_ID = /^sign-in-(\d{4}-\d{2}-\d{2})$/;

/** The day a daily sign-in's id names. */
export function signInDayOf(id: string): string | undefined {
  return SIGN_IN_ID.exec(id)?.[1];
}

/** Counts the unbroken run of days up to yesterday; today continues it. */
export function signInDay({ store, now }: CallContext, memberId: number): SignInDay {
  const today = dayOf(now);
  const claimed = new Set(
    rewardsOf(store, memberId)
      .filter((row) => row.kind === 'signIn')
      .map((row) => row.source),
  );
  let run = 0;
  while (claimed.has(daysBefore(today, run + 1))) run += 1;
  const place = run % SIGN_IN_WEEK.length;
  const isClaimed = claimed.has(today);
  return {
    id: `sign-in-${today}`,
    day: today,
    done: place + (isClaimed ? 1 : 0),
    cents: SIGN_IN_WEEK[place] ?? 0,
    isClaimed,
    endsAt: dayStart(today) + DAY,
  };
}

/** Keeps a day's sign-in as claimed. */
export function insertSignIn({ store, now }: CallContext, memberId: number, today: SignInDay): void {
  store.run(
    `INSERT INTO rewards (member_id, kind, source, title, amount_cents, created_at, claimed_at)
     VALUES (?, 'signIn', ?, ?, ?, ?, ?)`,
    memberId,
    today.day,
    JSON.stringify(SIGN_IN_TITLE),
    today.cents,
    now,
    now,
  );
}
