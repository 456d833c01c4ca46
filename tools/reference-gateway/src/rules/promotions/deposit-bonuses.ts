import type { Reward } from 'shared-contracts/api/endpoints/promotions';
import { textIn } from '../../data/texts';
import type { CallContext } from '../call/context';
import { fromCents } from '../money/money';
import { findPromotion } from './promotions';

interface BonusRow {
  readonly transaction_id: number;
  readonly promotion_id: number;
  readonly bonus_cents: number;
  readonly required_cents: number;
  readonly played_cents: number;
  readonly created_at: number;
}

const BONUSES = `SELECT d.transaction_id, d.promotion_id, d.bonus_cents, r.required_cents, r.played_cents, t.created_at
  FROM turnover_rules r JOIN deposits d ON d.transaction_id = r.deposit_id
  JOIN wallet_transactions t ON t.id = d.transaction_id
  WHERE r.member_id = ? AND d.bonus_cents > 0 AND d.promotion_id IS NOT NULL ORDER BY d.transaction_id DESC`;

/** The bonuses that came with deposits: in the wallet already, and on the way out as far as they were played. */
export function depositBonuses(context: CallContext, memberId: number): readonly Reward[] {
  return context.store.all<BonusRow>(BONUSES, memberId).map((row) => {
    const promotion = findPromotion(context, row.promotion_id);
    const isPlayed = row.played_cents >= row.required_cents;
    return {
      id: `deposit-${row.transaction_id}`,
      kind: 'reward',
      promotionId: String(row.promotion_id),
      title: promotion === undefined ? '' : textIn(context.language, promotion.data.title),
      amount: fromCents(row.bonus_cents),
      progress: isPlayed ? null : Math.floor((row.played_cents / row.required_cents) * 100),
      expiresAt: null,
      turnoverTimes: promotion?.data.deposit?.turnoverTimes ?? null,
      time: isPlayed ? row.created_at : null,
      state: isPlayed ? 'claimed' : 'inProgress',
      action: 'none',
    };
  });
}
