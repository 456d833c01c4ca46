import type { Promotion } from 'shared-contracts/api/endpoints/announcements';
import { categoryOf } from './promotion-tabs';

/** A sign-up promotion lives in the reward centre; 0 counts as set (D-67). */
export function isSignUpPromotion({ signUpStatus }: Pick<Promotion, 'signUpStatus'>): boolean {
  return signUpStatus !== null && signUpStatus !== '';
}

/** What the promotions page lists. */
export function listedPromotions<Item extends Pick<Promotion, 'signUpStatus'>>(
  promotions: readonly Item[],
): readonly Item[] {
  return promotions.filter((promotion) => !isSignUpPromotion(promotion));
}

/** Has a form to be filled in and sent (D-68). */
export function takesApplications({
  imageRequired,
  remarkRequired,
}: Pick<Promotion, 'imageRequired' | 'remarkRequired'>): boolean {
  return imageRequired === 'Y' || remarkRequired === 'Y';
}

/** Leads to the VIP document instead of opening (S2 2). */
export function leadsToVip(promotion: Pick<Promotion, 'category'>): boolean {
  return categoryOf(promotion) === 'RANK';
}

/** When a promotion runs. Moments in milliseconds; no end is either `null` or, where stated, long-term. */
export type PromotionPeriod =
  | { readonly kind: 'longTerm'; readonly start: number }
  | { readonly kind: 'range'; readonly start: number; readonly end: number | null };

/** `noExpiry` 1 makes the end meaningless (S2 2). */
export function periodOf({
  startDate,
  endDate,
  noExpiry,
}: Pick<Promotion, 'startDate' | 'endDate' | 'noExpiry'>): PromotionPeriod {
  return noExpiry === 1 ? { kind: 'longTerm', start: startDate } : { kind: 'range', start: startDate, end: endDate };
}

/**
 * Where the picture of a promotion may be had, best first: a path stands behind each image prefix (D-43), an
 * address of its own must be https. Empty without a usable picture.
 */
export function pictureSources(
  { announcementImages }: Pick<Promotion, 'announcementImages'>,
  imageBases: readonly string[],
): readonly string[] {
  const url = announcementImages.find((image) => image.sequence === 1)?.url ?? '';
  if (url.startsWith('https://')) return [url];
  return url.startsWith('/') && !url.startsWith('//') ? imageBases.map((base) => `${base}${url}`) : [];
}
