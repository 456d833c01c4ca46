import type { Store } from '../../data/store/store';
import { balanceCents } from './money';
import { afterBet, lockedCents, missingCents, type TurnoverRule } from './turnover-rule';

/** What a member still has to play before money that came with a rule may leave. */
export interface Turnover {
  /** Stakes that are missing, in cents. */
  readonly leftCents: number;
  /** Money that stays until they are played, in cents. */
  readonly lockedCents: number;
}

/** Columns of {@link TurnoverRule}, of `turnover_rules r`. */
export const RULE_COLUMNS = `r.id, r.locked_cents AS grantedCents, r.money_cents AS moneyCents,
  r.required_cents AS requiredCents, r.played_cents AS playedCents`;

/** Money that came in stays until this much was staked; what came with a deposit names it. */
export function addTurnoverRule(
  store: Store,
  memberId: number,
  grantedCents: number,
  requiredCents: number,
  depositId: number | null = null,
): void {
  if (requiredCents <= 0) return;
  store.run(
    `INSERT INTO turnover_rules (member_id, locked_cents, money_cents, required_cents, deposit_id)
     VALUES (?, ?, ?, ?, ?)`,
    memberId,
    grantedCents,
    grantedCents,
    requiredCents,
    depositId,
  );
}

/** The oldest first. */
function openRules(store: Store, memberId: number): readonly TurnoverRule[] {
  return store.all<TurnoverRule>(
    `SELECT ${RULE_COLUMNS} FROM turnover_rules r
     WHERE r.member_id = ? AND r.played_cents < r.required_cents AND r.money_cents > 0 ORDER BY r.id`,
    memberId,
  );
}

export function turnoverOf(store: Store, memberId: number): Turnover {
  const rules = openRules(store, memberId);
  const sum = (of: (rule: TurnoverRule) => number): number => rules.reduce((total, rule) => total + of(rule), 0);
  return { leftCents: sum(missingCents), lockedCents: sum(lockedCents) };
}

/** What may leave now: all but the money whose turnover is still to be played. */
export function withdrawableCents(store: Store, memberId: number): number {
  return Math.max(0, balanceCents(store, memberId) - turnoverOf(store, memberId).lockedCents);
}

/** Counts a bet that has ended, and whose money has moved, towards the rules. */
export function countBet(
  store: Store,
  memberId: number,
  bet: { readonly stakeCents: number; readonly payoutCents: number },
): void {
  const rules = openRules(store, memberId);
  for (const rule of afterBet(rules, { ...bet, balanceCents: balanceCents(store, memberId) }))
    store.run(
      'UPDATE turnover_rules SET played_cents = ?, money_cents = ? WHERE id = ?',
      rule.playedCents,
      rule.moneyCents,
      rule.id,
    );
}
