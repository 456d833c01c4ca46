import type { CallContext } from '../call/context';
import type { PromotionData } from '../../data/announcement-data';

const DAY = 24 * 60 * 60 * 1000;

/** A promotion of the merchant, with what it asks and promises. */
export interface StoredPromotion {
  readonly id: number;
  readonly data: PromotionData;
  readonly endsAt: number | null;
}

interface PromotionRow {
  readonly id: number;
  readonly start_date: number;
  readonly data: string;
}

function toPromotion(row: PromotionRow): StoredPromotion {
  const data = JSON.parse(row.data) as PromotionData;
  return { id: row.id, data, endsAt: promotionEnd(row.start_date, data) };
}

/** The moment a promotion ends; null for a long-term one. */
export function promotionEnd(startDate: number, data: Pick<PromotionData, 'days'>): number | null {
  return data.days === undefined ? null : startDate + data.days * DAY;
}

/** Every promotion that has not ended, newest first. */
export function runningPromotions({ store, merchant, now }: CallContext): StoredPromotion[] {
  return store
    .all<PromotionRow>(
      "SELECT id, start_date, data FROM announcements WHERE merchant = ? AND type = 'PR' ORDER BY start_date DESC, id",
      merchant.site,
    )
    .map(toPromotion)
    .filter((promotion) => !hasEnded(promotion, now));
}

export function findPromotion({ store, merchant }: CallContext, id: number): StoredPromotion | undefined {
  const row = store.get<PromotionRow>(
    "SELECT id, start_date, data FROM announcements WHERE id = ? AND merchant = ? AND type = 'PR'",
    id,
    merchant.site,
  );
  return row && toPromotion(row);
}

export function hasEnded({ endsAt }: Pick<StoredPromotion, 'endsAt'>, now: number): boolean {
  return endsAt !== null && endsAt <= now;
}

/** A sign-up promotion is joined in the reward centre; 0 counts as set. */
export function takesSignUps({ data }: Pick<StoredPromotion, 'data'>): boolean {
  return data.signUpStatus !== undefined && data.signUpStatus !== '';
}
