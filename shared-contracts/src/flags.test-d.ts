import type { SiteFlags } from './flags';

declare const flags: SiteFlags;

export const isOn: boolean =
  flags.isOn('FACEBOOKLOGIN3') && flags.isPromotionOn('REFERRAL') && flags.allowsMenu('AGEPAG');

// @ts-expect-error -- there is no such switch
export const unknownFlag = flags.isOn('TWITTERLOGIN3');

// @ts-expect-error -- a promotion is no switch of the site
export const promotionAsFlag = flags.isOn('REFERRAL');

// @ts-expect-error -- a switch is no promotion
export const flagAsPromotion = flags.isPromotionOn('CBS3');

// @ts-expect-error -- there is no such menu entry
export const unknownMenu = flags.allowsMenu('INBOX3');
