import type { PlayLimitName } from 'shared-contracts/api/endpoints/responsible-play';
import type { Store } from '../../data/store/store';
import { periodAt, type Span } from '../play/periods';
import { currentSitting } from '../play/sittings';
import type { LimitState } from '../play/limit-rule';

const MINUTE = 60 * 1000;

/** What a member did with money in a span, in cents. */
export interface PlaySums {
  readonly depositedCents: number;
  readonly withdrawnCents: number;
  readonly stakedCents: number;
  readonly wonCents: number;
}

/** What has moved by now: deposits that were paid, withdrawals that left the wallet and did not come back, stakes and wins. */
export function playSums(store: Store, memberId: number, { start, end }: Span): PlaySums {
  const row = store.get<PlaySums>(
    `SELECT
       coalesce(sum(CASE WHEN kind = 'deposit' AND state = 'done' THEN amount_cents + fee_cents END), 0) AS depositedCents,
       coalesce(-sum(CASE WHEN kind = 'withdrawal' AND amount_cents < 0 AND state IN ('pending', 'done') THEN amount_cents END), 0) AS withdrawnCents,
       coalesce(-sum(CASE WHEN kind = 'bet' AND amount_cents < 0 THEN amount_cents END), 0) AS stakedCents,
       coalesce(sum(CASE WHEN kind = 'bet' AND amount_cents > 0 THEN amount_cents END), 0) AS wonCents
     FROM wallet_transactions WHERE member_id = ? AND booked_at >= ? AND booked_at < ?`,
    memberId,
    start,
    end,
  );
  return row ?? { depositedCents: 0, withdrawnCents: 0, stakedCents: 0, wonCents: 0 };
}

/** Deposits that were ordered in a span and are paid or still can be; callers let orders that are due end first. */
function orderedCents(store: Store, memberId: number, { start, end }: Span): number {
  const row = store.get<{ cents: number }>(
    `SELECT coalesce(sum(amount_cents + fee_cents), 0) AS cents FROM wallet_transactions
     WHERE member_id = ? AND kind = 'deposit' AND state IN ('pending', 'done') AND created_at >= ? AND created_at < ?`,
    memberId,
    start,
    end,
  );
  return row?.cents ?? 0;
}

const PERIOD_OF = {
  depositDay: 'day',
  depositWeek: 'week',
  depositMonth: 'month',
  lossDay: 'day',
  lossWeek: 'week',
  lossMonth: 'month',
} as const satisfies Partial<Record<PlayLimitName, string>>;

export type MoneyLimitName = keyof typeof PERIOD_OF;

/** A limit with what has been used of it, in cents or minutes. */
export interface UsedLimit {
  readonly name: PlayLimitName;
  readonly state: LimitState;
  readonly used: number;
  /** When `used` begins again; null for a sitting, which ends by an absence. */
  readonly resetsAt: number | null;
}

/** How much of a limit is used at this moment. */
export function usedLimit(
  store: Store,
  memberId: number,
  { name, state }: Pick<UsedLimit, 'name' | 'state'>,
  now: number,
): UsedLimit {
  if (name === 'session') {
    const minutes = Math.floor((now - currentSitting(store, memberId, now).since) / MINUTE);
    return { name, state, used: minutes, resetsAt: null };
  }
  const span = periodAt(PERIOD_OF[name], now);
  if (name.startsWith('deposit')) return { name, state, used: orderedCents(store, memberId, span), resetsAt: span.end };
  const { stakedCents, wonCents } = playSums(store, memberId, span);
  return { name, state, used: Math.max(0, stakedCents - wonCents), resetsAt: span.end };
}
