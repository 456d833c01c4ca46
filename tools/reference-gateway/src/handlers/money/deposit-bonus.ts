import type { RowId } from 'shared-contracts/api/ids';
import type { CallContext } from '../../rules/call/context';
import { invalidFields } from '../../rules/refusal';
import { rowNumber } from '../../rules/row-id';
import type { PromotionData } from '../../data/announcement-data';
import { dayOf, dayStart, daysBefore } from '../../data/days';

const DAY = 24 * 60 * 60 * 1000;

/** What a promotion adds to a deposit, and how often both are to be staked. */
export interface ChosenBonus {
  readonly bonusCents: number;
  readonly turnoverTimes: number;
}

/** Without a promotion a deposit is staked once: nobody may launder money through the site. */
const PLAIN: ChosenBonus = { bonusCents: 0, turnoverTimes: 1 };

/** Midnight of the week's Monday. */
function weekStart(now: number): number {
  const today = dayOf(now);
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  return dayStart(daysBefore(today, sinceMonday));
}

/** The bonus of the chosen promotion on what reaches the wallet; refuses one that cannot be had, by its field. */
export function bonusOf(
  { store, merchant, now }: CallContext,
  memberId: number,
  promotionId: RowId | undefined,
  creditedCents: number,
): ChosenBonus {
  if (promotionId === undefined) return PLAIN;
  const row = store.get<{ id: number; data: string; start_date: number }>(
    "SELECT id, data, start_date FROM announcements WHERE id = ? AND merchant = ? AND type = 'PR'",
    rowNumber(promotionId),
    merchant.site,
  );
  const { deposit: bonus, days } = row ? (JSON.parse(row.data) as PromotionData) : {};
  const isOver = days !== undefined && row !== undefined && row.start_date + days * DAY <= now;
  if (!bonus || isOver) throw invalidFields({ promotionId: 'unknown' });
  const used = store.get(
    `SELECT 1 FROM deposits d JOIN wallet_transactions t ON t.id = d.transaction_id
     WHERE d.member_id = ? AND d.promotion_id = ? AND t.state IN ('pending', 'done') AND t.created_at >= ?`,
    memberId,
    row?.id ?? 0,
    bonus.per === 'week' ? weekStart(now) : 0,
  );
  if (used) throw invalidFields({ promotionId: 'used' });
  const bonusCents = Math.min(Math.floor((creditedCents * bonus.percent) / 100), bonus.max * 100);
  return { bonusCents, turnoverTimes: bonus.turnoverTimes };
}
