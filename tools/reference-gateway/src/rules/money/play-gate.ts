import type { Merchant } from '../../data/merchants';
import type { Store } from '../../data/store/store';
import type { CallContext } from '../call/context';
import { runningBreak } from '../play/breaks';
import { isPlayGuarded } from '../play/guarded';
import { limitsOf } from '../play/kept-limits';
import { Refusal } from '../refusal';
import { fromCents } from './money';
import { usedLimit, type UsedLimit } from './play-sums';

/** Limits of one kind that are set, with what is left of each in cents, the tightest first. */
function limitsLeft(store: Store, memberId: number, kind: 'deposit' | 'loss', now: number) {
  return limitsOf(store, memberId, now)
    .filter(({ name, state }) => name.startsWith(kind) && state.amount !== null)
    .map((limit) => usedLimit(store, memberId, limit, now))
    .map((limit) => ({ ...limit, leftCents: Math.max(0, (limit.state.amount ?? 0) - limit.used) }))
    .toSorted((a, b) => a.leftCents - b.leftCents);
}

function limitReached({ name, resetsAt }: UsedLimit, leftCents: number): Refusal {
  return new Refusal('play.limit', { name, left: fromCents(leftCents), until: resetsAt });
}

/** Refuses whoever takes a break. */
function requireNoBreak({ store, merchant, now }: CallContext, memberId: number): void {
  const running = isPlayGuarded(merchant) ? runningBreak(store, memberId, now) : undefined;
  if (running !== undefined) throw new Refusal('play.break', running);
}

/** Refuses a deposit during a break, and one beyond a limit; call it in the transaction that orders the deposit. */
export function requireDeposit(context: CallContext, memberId: number, cents: number): void {
  const { store, merchant, now } = context;
  requireNoBreak(context, memberId);
  if (!isPlayGuarded(merchant)) return;
  const [tightest] = limitsLeft(store, memberId, 'deposit', now);
  if (tightest !== undefined && cents > tightest.leftCents) throw limitReached(tightest, tightest.leftCents);
}

/** Refuses a game during a break, and one for money where a limit of losses is reached. */
export function requirePlay(context: CallContext, memberId: number, isForMoney: boolean): void {
  const { store, merchant, now } = context;
  requireNoBreak(context, memberId);
  if (!isPlayGuarded(merchant) || !isForMoney) return;
  const [tightest] = limitsLeft(store, memberId, 'loss', now);
  if (tightest?.leftCents === 0) throw limitReached(tightest, 0);
}

/** Whether a vendor may take a stake: not during a break, and not where losing it went beyond a limit. */
export function mayStake(
  store: Store,
  merchant: Merchant,
  memberId: number,
  bet: { readonly stakeCents: number; readonly at: number },
): boolean {
  if (!isPlayGuarded(merchant)) return true;
  if (runningBreak(store, memberId, bet.at) !== undefined) return false;
  const [tightest] = limitsLeft(store, memberId, 'loss', bet.at);
  return tightest === undefined || bet.stakeCents <= tightest.leftCents;
}
