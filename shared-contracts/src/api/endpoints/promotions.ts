import {
  count,
  decimal,
  limit,
  moment,
  money,
  optionalDecimal,
  part,
  rows,
  spare,
  text,
  words,
} from 'shared-contracts/api/answers';
import * as v from 'shared-contracts/schema';
import { defineEndpoint } from '../endpoint';
import { rowId, rowOrCodeId } from '../ids';
import { noValue, page, pageRequest } from '../schemas';
import { freeText, identifier } from './fields';

/** The most pictures of an application, the largest size of each in bytes, and the longest remarks in characters. */
export const APPLICATION_LIMITS = { pictures: 3, pictureBytes: 5_242_880, remarks: 140 } as const;

/** The tabs of the reward centre. */
export const rewardTabSchema = v.picklist(['available', 'signUp', 'history']);
export type RewardTab = v.InferOutput<typeof rewardTabSchema>;

/** The one button of a reward's card; `none` shows the state instead. */
export const rewardActionSchema = v.picklist(['join', 'claim', 'apply', 'none']);
export type RewardAction = v.InferOutput<typeof rewardActionSchema>;

/** What a reward is: the daily sign-in has a card of its own (docs/product/promotions.md#daily-sign-in). */
export const rewardKindSchema = v.picklist(['reward', 'signIn']);
export type RewardKind = v.InferOutput<typeof rewardKindSchema>;

/**
 * A reward of the reward centre. `progress` is in percent, null where there is nothing to reach; `turnoverTimes` is how
 * often the amount has to be staked before it may be withdrawn; `time` is when what is history now was claimed,
 * applied for or missed, null before that.
 */
export const rewardSchema = part({
  id: identifier,
  /** The promotion to join or apply for; null where there is none. */
  promotionId: spare(identifier, null),
  kind: spare(rewardKindSchema, 'reward'),
  /** The rule in words where there is no `amount`. */
  title: text,
  /** In the wallet's currency; null where a rule in words stands for it. */
  amount: limit,
  progress: optionalDecimal,
  expiresAt: moment,
  turnoverTimes: optionalDecimal,
  time: moment,
  state: text,
  action: spare(rewardActionSchema, 'none'),
});
export type Reward = v.InferOutput<typeof rewardSchema>;

/** A friend who came by the member's invite code; the server masks the name. */
export const invitedFriendSchema = part({ nameMasked: words, time: moment, state: text });
export type InvitedFriend = v.InferOutput<typeof invitedFriendSchema>;

/** The invite code, the rules (HTML to be sanitised), the totals and a page of invited friends. */
export const referralSchema = part({
  code: words,
  rules: text,
  /** Friends who registered. */
  invited: count,
  /** Those of them who count for the bonus. */
  qualified: count,
  /** What was earned so far, in the wallet's currency. */
  bonus: count,
  ...page(invitedFriendSchema).entries,
});
export type Referral = v.InferOutput<typeof referralSchema>;

/** A level of the VIP club. */
export const vipLevelSchema = part({
  level: decimal,
  name: words,
  requirement: text,
  benefits: spare(rows(words), []),
});
export type VipLevel = v.InferOutput<typeof vipLevelSchema>;

/** The VIP levels; for members also their own and the way to the next in percent, else null. */
export const vipSchema = part({
  levels: rows(vipLevelSchema),
  current: optionalDecimal,
  progress: optionalDecimal,
});
export type Vip = v.InferOutput<typeof vipSchema>;

/** A file as the caller's platform has it: a `Blob` or `File` in browsers. */
const picture = v.custom<object>((value) => typeof value === 'object' && value !== null, 'expected a file');

/** Pictures travel as repeated parts named `pictures`; the envelope's `success` is the answer. */
export const applyForReward = defineEndpoint({
  id: 'R-63',
  method: 'POST',
  path: '/promotions/applications',
  auth: 'member',
  transport: 'multipart',
  request: v.object({
    pictures: v.optional(v.pipe(v.array(picture), v.maxLength(APPLICATION_LIMITS.pictures)), []),
    promotionId: rowId,
    remarks: v.optional(freeText(APPLICATION_LIMITS.remarks), ''),
  }),
  reply: noValue,
  codes: ['reward.claimed', 'reward.expired'],
});

/** One tab of the member's reward centre. */
export const rewards = defineEndpoint({
  id: 'R-64',
  method: 'GET',
  path: '/rewards',
  auth: 'member',
  module: 'REWCEN3',
  request: v.object({ tab: rewardTabSchema, ...pageRequest }),
  reply: page(rewardSchema),
});

/** The member's own invitations. */
export const referral = defineEndpoint({
  id: 'R-65',
  method: 'GET',
  path: '/referral',
  auth: 'member',
  request: v.object(pageRequest),
  reply: referralSchema,
});

/** The VIP club: for visitors its levels alone. */
export const vip = defineEndpoint({
  id: 'R-66',
  method: 'GET',
  path: '/vip',
  auth: 'optional',
  request: v.object({ language: v.string() }),
  reply: vipSchema,
});

/** Joins a sign-up promotion. */
export const joinPromotion = defineEndpoint({
  id: 'R-67',
  method: 'POST',
  path: '/rewards/join',
  auth: 'member',
  module: 'REWCEN3',
  request: v.object({ promotionId: rowId }),
  reply: part({ state: words }),
  codes: ['reward.claimed', 'reward.expired'],
});

/** Pays a reward into the wallet; `amount` is what was paid. */
export const claimReward = defineEndpoint({
  id: 'R-68',
  method: 'POST',
  path: '/rewards/claim',
  auth: 'member',
  module: 'REWCEN3',
  request: v.object({ rewardId: rowOrCodeId }),
  reply: part({ state: words, amount: money }),
  codes: ['reward.claimed', 'reward.expired', 'turnover.unmet'],
  idempotent: true,
});
