import type { Promotion } from 'shared-contracts/api/endpoints/announcements';
import { categoryOf } from './promotion-tabs';

/**
 * A sign-up promotion belongs to the reward centre; a `signUpStatus` of 0 counts as set
 * (docs/product/promotions.md#promotions).
 */
export function isSignUpPromotion({ signUpStatus }: Pick<Promotion, 'signUpStatus'>): boolean {
  return signUpStatus !== null && signUpStatus !== '';
}

/** What the promotions page lists. */
export function listedPromotions<Item extends Pick<Promotion, 'signUpStatus'>>(
  promotions: readonly Item[],
): readonly Item[] {
  return promotions.filter((promotion) => !isSignUpPromotion(promotion));
}

/** Has a form to be filled in and sent. */
export function takesApplications({
  imageRequired,
  remarkRequired,
}: Pick<Promotion, 'imageRequired' | 'remarkRequired'>): boolean {
  return imageRequired === 'Y' || remarkRequired === 'Y';
}

/** Leads to the VIP document instead of opening. */
export function leadsToVip(promotion: Pick<Promotion, 'category'>): boolean {
  return categoryOf(promotion) === 'RANK';
}

/** When a promotion runs. Moments in milliseconds; no end is either `null` or, where stated, long-term. */
export type PromotionPeriod =
  | { readonly kind: 'longTerm'; readonly start: number | null }
  | { readonly kind: 'range'; readonly start: number | null; readonly end: number | null };

/** With `noExpiry` 1 the end means nothing. */
export function periodOf({
  startDate,
  endDate,
  noExpiry,
}: Pick<Promotion, 'startDate' | 'endDate' | 'noExpiry'>): PromotionPeriod {
  return noExpiry === 1 ? { kind: 'longTerm', start: startDate } : { kind: 'range', start: startDate, end: endDate };
}

/** The address of a promotion's picture: the one of sequence 1, wherever it stands. */
export function pictureAddress({ announcementImages }: Pick<Promotion, 'announcementImages'>): string | undefined {
  return announcementImages.find((image) => image.sequence === 1)?.url;
}
