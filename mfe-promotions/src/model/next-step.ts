import type { Promotion } from 'shared-contracts/api/endpoints/announcements';
import { href } from 'shared-contracts/paths';
import { takesApplications } from './promotion-rules';
import { categoryOf, type PromotionCategory } from './promotion-tabs';

/** What a player does next about a promotion; each has a text `promotion.<kind>`. */
export type StepKind = 'apply' | 'deposit' | 'play' | 'invite' | 'app' | 'points' | 'viewRanks';

export interface NextStep {
  readonly kind: StepKind;
  readonly to: string;
}

type StepPromotion = Pick<Promotion, 'id' | 'category' | 'content' | 'imageRequired' | 'remarkRequired'>;

/** The editor's own link to the invite page: no field of a promotion says that it is about friends. */
const INVITES = /href\s*=\s*["']?[^"'\s>]*\/m\/inviteFriends\b/i;

const play = (to: string): NextStep => ({ kind: 'play', to });

const STEPS: Readonly<Record<PromotionCategory, (id: string) => NextStep>> = {
  NEW: () => ({ kind: 'deposit', to: href('deposit') }),
  DEPOSIT: (promotion) => ({ kind: 'deposit', to: href('deposit', { promotion }) }),
  APP: () => ({ kind: 'app', to: href('app') }),
  RNG: () => play(href('rng')),
  LIVE: () => play(href('live')),
  PVP: () => play(href('pvp')),
  SPORTS: () => play(href('sports')),
  FISH: () => play(href('fish')),
  LOTT: () => play(href('lottery')),
  REBATE: () => play(href('home')),
  RANK: () => ({ kind: 'viewRanks', to: href('vipDocument') }),
  MALL: () => ({ kind: 'points', to: href('rewardCenter') }),
  OTHER: () => play(href('home')),
};

/** The one next step of a promotion: its form, the invite page, or what its category is about. */
export function nextStep(promotion: StepPromotion): NextStep {
  const { id, content } = promotion;
  if (takesApplications(promotion)) return { kind: 'apply', to: href('applyReward', { id }) };
  if (INVITES.test(content)) return { kind: 'invite', to: href('inviteFriends') };
  return STEPS[categoryOf(promotion)](id);
}
