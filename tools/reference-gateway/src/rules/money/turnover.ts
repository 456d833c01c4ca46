import type { Store } from '../../data/store/store';
import { balanceCents } from './money';

/** What a member still has to play before money that came with a rule may leave. */
export interface Turnover {
  /** Stakes that are missing, in cents. */
  readonly leftCents: number;
  /** Money that stays until they are played, in cents. */
  readonly lockedCents: number;
}

/** Money that came in stays until this much was staked; what came with a deposit names it. */
export function addTurnoverRule(
  store: Store,
  memberId: number,
  lockedCents: number,
  requiredCents: number,
  depositId: number | null = null,
): void {
  if (requiredCents <= 0) return;
  store.run(
    'INSERT INTO turnover_rules (member_id, locked_cents, required_cents, deposit_id) VALUES (?, ?, ?, ?)',
    memberId,
    lockedCents,
    requiredCents,
    depositId,
  );
}

export function turnoverOf(store: Store, memberId: number): Turnover {
  const row = store.get<{ left_cents: number | null; locked_cents: number | null }>(
    `SELECT sum(required_cents - played_cents) AS left_cents, sum(locked_cents) AS locked_cents
     FROM turnover_rules WHERE member_id = ? AND played_cents < required_cents`,
    memberId,
  );
  return { leftCents: row?.left_cents ?? 0, lockedCents: row?.locked_cents ?? 0 };
}

/** What may leave now: all but the money whose turnover is still to be played. */
export function withdrawableCents(store: Store, memberId: number): number {
  return Math.max(0, balanceCents(store, memberId) - turnoverOf(store, memberId).lockedCents);
}

/** Counts a stake towards the rules, the oldest first. */
export function countStake(store: Store, memberId: number, stakeCents: number): void {
  const rules = store.all<{ id: number; missing: number }>(
    `SELECT id, required_cents - played_cents AS missing FROM turnover_rules
     WHERE member_id = ? AND played_cents < required_cents ORDER BY id`,
    memberId,
  );
  let left = stakeCents;
  for (const { id, missing } of rules) {
    const part = Math.min(left, missing);
    if (part <= 0) return;
    store.run('UPDATE turnover_rules SET played_cents = played_cents + ? WHERE id = ?', part, id);
    left -= part;
  }
}
