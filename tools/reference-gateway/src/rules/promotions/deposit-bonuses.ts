import type { Reward } from 'shared-contracts/api/endpoints/promotions';
import { textIn } from '../../data/texts';
import type { CallContext } from '../call/context';
import { fromCents } from '../money/money';
import { RULE_COLUMNS } from '../money/turnover';
import { missingCents, type TurnoverRule } from '../money/turnover-rule';
import { findPromotion } from './promotions';

interface BonusRow extends TurnoverRule {
  readonly transaction_id: number;
  readonly promotion_id: number;
  readonly bonus_cents: number;
  readonly created_at: number;
}

const BONUSES = `SELECT ${RULE_COLUMNS}, d.transaction_id, d.promotion_id, d.bonus_cents, t.created_at
  FROM turnover_rules r JOIN deposits d ON d.transaction_id = r.deposit_id
  JOIN wallet_transactions t ON t.id = d.transaction_id
  WHERE r.member_id = ? AND d.bonus_cents > 0 AND d.promotion_id IS NOT NULL ORDER BY d.transaction_id DESC`;

/** How much of the turnover is done, in percent; what was lost needs none. Null once nothing is left to play. */
function progressOf(rule: TurnoverRule): number | null {
  const missing = missingCents(rule);
  return missing === 0 ? null : 100 - Math.ceil((missing * 100) / rule.requiredCents);
}

/** The bonuses that came with deposits: in the wallet already, and on the way out as far as they were played. */
export function depositBonuses(context: CallContext, memberId: number): readonly Reward[] {
  return context.store.all<BonusRow>(BONUSES, memberId).map((row) => {
    const promotion = findPromotion(context, row.promotion_id);
    const progress = progressOf(row);
    const end = row.moneyCents > 0 || row.playedCents >= row.requiredCents ? 'claimed' : 'lost';
    return {
      id: `deposit-${row.transaction_id}`,
      kind: 'reward',
      promotionId: String(row.promotion_id),
      title: promotion === undefined ? '' : textIn(context.language, promotion.data.title),
      amount: fromCents(row.bonus_cents),
      progress,
      expiresAt: null,
      turnoverTimes: promotion?.data.deposit?.turnoverTimes ?? null,
      time: progress === null ? row.created_at : null,
      state: progress === null ? end : 'inProgress',
      action: 'none',
    };
  });
}
