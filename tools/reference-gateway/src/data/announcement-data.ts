import type { Texts } from './texts';

/** A notice, pop-up, hot or agent announcement as the database keeps it. */
export interface NoticeData {
  readonly title: Texts;
  /** HTML. */
  readonly content: Texts;
}

/** A banner; its picture is drawn from the headline. */
export interface BannerData {
  readonly title: Texts;
  readonly headline: string;
  readonly tagline: string;
  readonly category: string;
  readonly linkage: string;
}

/** A promotion; its picture is a banner drawn from the headline. */
export interface PromotionData {
  readonly title: Texts;
  readonly content: Texts;
  readonly headline: string;
  readonly tagline: string;
  /** A category of the promotions' tabs, or one that the client does not know. */
  readonly category: string;
  /** Days from the start to the end; absent for a long-term promotion. */
  readonly days?: number;
  readonly signUpStatus?: string | number;
  /** What a sign-up promotion pays in cents, after bets on that many days. */
  readonly signUpGoal?: { readonly days: number; readonly cents: number };
  /** How often what it pays is to be staked before it may leave; once unless told. */
  readonly turnoverTimes?: number;
  readonly linkedPromotionId?: number;
  readonly imageRequired?: true;
  readonly remarkRequired?: true;
  readonly deposit?: DepositBonus;
}

/** A promotion that a deposit may be made with: percent of the amount, up to so many units of the currency. */
export interface DepositBonus {
  readonly percent: number;
  readonly max: number;
  /** How often deposit and bonus together are to be staked. */
  readonly turnoverTimes: number;
  readonly per: 'week' | 'once';
}
