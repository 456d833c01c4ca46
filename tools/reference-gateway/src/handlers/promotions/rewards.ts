import { isTrial } from 'shared-contracts/session/member-type';
import type { CallContext } from '../../rules/call/context';
import { requireSession, type Handlers } from '../../rules/call/handler';
import { fromCents, moveMoney } from '../../rules/money/money';
import { pageRange, totalPages } from '../../rules/page';
import { refused } from '../../rules/refusal';
import { readRowNumber, rowNumber } from '../../rules/row-id';
import { requireRealAccount } from './applications';
import { findPromotion, hasEnded, takesSignUps } from '../../rules/promotions/promotions';
import { giveReferralRewards } from './referral';
import { availableRewards, pastRewards, signUpRewards } from './reward-lists';
import {
  hasExpired,
  insertSignIn,
  progressOf,
  signInDay,
  signInDayOf,
  turnoverTimesOf,
  type RewardRow,
} from '../../rules/promotions/reward-rows';
import { addTurnoverRule } from '../../rules/money/turnover';

const LISTS = { available: availableRewards, signUp: signUpRewards, history: pastRewards } as const;

interface Claimed {
  readonly state: 'claimed';
  readonly amount: number;
}

/** What is paid, and how often it is to be staked before it may leave. */
interface Payment {
  readonly cents: number;
  readonly turnoverTimes: number;
  readonly remark: string;
}

/** The money and its turnover rule come in together; the caller's transaction has both or neither. */
function pay({ store, now }: CallContext, memberId: number, { cents, turnoverTimes, remark }: Payment): Claimed {
  moveMoney(store, { memberId, kind: 'bonus', cents, remark, at: now });
  addTurnoverRule(store, memberId, cents, cents * turnoverTimes);
  return { state: 'claimed', amount: fromCents(cents) };
}

/** A day is claimed on that day; days to come do not exist, days gone by have expired. */
function claimSignIn(context: CallContext, memberId: number, day: string): Claimed {
  if (!context.merchant.promotions.includes('LOGIN')) throw refused('R-68', 'feature.off');
  const today = signInDay(context, memberId);
  if (day > today.day) throw refused('R-68', 'not_found');
  if (day < today.day) throw refused('R-68', 'reward.expired');
  if (today.isClaimed) throw refused('R-68', 'reward.claimed');
  return context.store.transaction(() => {
    insertSignIn(context, memberId, today);
    return pay(context, memberId, { cents: today.cents, turnoverTimes: 1, remark: 'Daily sign-in' });
  });
}

function claimReward(context: CallContext, memberId: number, id: number): Claimed {
  const { store, now } = context;
  return store.transaction(() => {
    const row = store.get<RewardRow>('SELECT * FROM rewards WHERE id = ? AND member_id = ?', id, memberId);
    if (!row || row.amount_cents === 0) throw refused('R-68', 'not_found');
    if (row.claimed_at !== null) throw refused('R-68', 'reward.claimed');
    if (hasExpired(row, now)) throw refused('R-68', 'reward.expired');
    if ((progressOf(store, memberId, row) ?? 100) < 100) throw refused('R-68', 'turnover.unmet');
    store.run('UPDATE rewards SET claimed_at = ? WHERE id = ?', now, row.id);
    const turnoverTimes = turnoverTimesOf(context, row.promotion_id);
    return pay(context, memberId, { cents: row.amount_cents, turnoverTimes, remark: 'Reward' });
  });
}

/** From here on bets count towards what the promotion promises. */
function join(context: CallContext, memberId: number, promotionId: number): { state: string } {
  const { store, now } = context;
  const promotion = findPromotion(context, promotionId);
  if (!promotion || !takesSignUps(promotion)) throw refused('R-67', 'not_found');
  if (hasEnded(promotion, now)) throw refused('R-67', 'reward.expired');
  const goal = promotion.data.signUpGoal;
  const added = store.run(
    `INSERT OR IGNORE INTO rewards (member_id, kind, source, promotion_id, title, amount_cents, target, created_at, expires_at)
     VALUES (?, 'signUp', ?, ?, ?, ?, ?, ?, ?)`,
    memberId,
    String(promotion.id),
    promotion.id,
    JSON.stringify(promotion.data.title),
    goal?.cents ?? 0,
    goal?.days ?? 0,
    now,
    promotion.endsAt,
  );
  if (added === 0) throw refused('R-67', 'reward.claimed');
  return { state: 'joined' };
}

export const rewardHandlers: Handlers<'R-64' | 'R-67' | 'R-68'> = {
  'R-64': ({ tab, pageNo, pageSize }, context) => {
    const { memberId, type } = requireSession(context);
    if (isTrial(type)) return { content: [], pageNum: pageNo, totalPages: 1 };
    giveReferralRewards(context, memberId);
    const all = LISTS[tab]({ context, memberId });
    const { limit, offset } = pageRange(pageNo, pageSize);
    return {
      content: all.slice(offset, offset + limit),
      pageNum: pageNo,
      totalPages: totalPages(all.length, pageSize),
    };
  },
  'R-67': ({ promotionId }, context) => join(context, requireRealAccount(context).memberId, rowNumber(promotionId)),
  'R-68': ({ rewardId }, context) => {
    const { memberId } = requireRealAccount(context);
    const day = signInDayOf(rewardId);
    if (day !== undefined) return claimSignIn(context, memberId, day);
    const row = readRowNumber(rewardId);
    if (row === undefined) throw refused('R-68', 'not_found');
    return claimReward(context, memberId, row);
  },
};
