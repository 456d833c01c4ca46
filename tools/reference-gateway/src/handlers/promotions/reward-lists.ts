import type { Reward } from 'shared-contracts/api/endpoints/promotions';
import type { CallContext } from '../../rules/call/context';
import { fromCents } from '../../rules/money/money';
import { textIn } from '../../data/texts';
import { SIGN_IN_TITLE, SIGN_IN_WEEK } from '../../data/reward-texts';
import { depositBonuses } from '../../rules/promotions/deposit-bonuses';
import { runningPromotions, takesSignUps, type StoredPromotion } from '../../rules/promotions/promotions';
import {
  hasExpired,
  progressOf,
  rewardsOf,
  signInDay,
  titleOf,
  turnoverTimesOf,
  type RewardRow,
} from '../../rules/promotions/reward-rows';

interface ApplicationRow {
  readonly id: number;
  readonly promotion_id: number;
  readonly state: string;
  readonly created_at: number;
  readonly data: string | null;
}

/** One member's view of the rewards. */
interface Asker {
  readonly context: CallContext;
  readonly memberId: number;
}

function applicationsOf({ context, memberId }: Asker): ApplicationRow[] {
  return context.store.all<ApplicationRow>(
    `SELECT p.id, p.promotion_id, p.state, p.created_at, a.data FROM reward_applications p
     LEFT JOIN announcements a ON a.id = p.promotion_id WHERE p.member_id = ? ORDER BY p.created_at DESC, p.id DESC`,
    memberId,
  );
}

function stateOf(row: RewardRow, progress: number | null, now: number): string {
  if (row.claimed_at !== null) return 'claimed';
  if (hasExpired(row, now)) return 'expired';
  if (row.kind === 'signUp' && row.amount_cents === 0) return 'joined';
  return progress === null || progress >= 100 ? 'open' : 'inProgress';
}

function toReward({ context, memberId }: Asker, row: RewardRow): Reward {
  const progress = progressOf(context.store, memberId, row);
  const state = stateOf(row, progress, context.now);
  return {
    id: String(row.id),
    kind: 'reward',
    promotionId: row.promotion_id === null ? null : String(row.promotion_id),
    title: textIn(context.language, titleOf(row)),
    amount: row.amount_cents === 0 ? null : fromCents(row.amount_cents),
    progress: row.claimed_at === null ? progress : null,
    expiresAt: row.expires_at,
    turnoverTimes: row.amount_cents === 0 ? null : turnoverTimesOf(context, row.promotion_id),
    time: row.claimed_at ?? (state === 'expired' ? row.expires_at : null),
    state,
    action: state === 'open' ? 'claim' : 'none',
  };
}

/** A promotion as a card: with its form, or with its way in. */
function fromPromotion({ context }: Asker, promotion: StoredPromotion, action: 'join' | 'apply'): Reward {
  const cents = promotion.data.signUpGoal?.cents;
  return {
    id: `promotion-${promotion.id}`,
    kind: 'reward',
    promotionId: String(promotion.id),
    title: textIn(context.language, promotion.data.title),
    amount: cents === undefined ? null : fromCents(cents),
    progress: null,
    expiresAt: promotion.endsAt,
    turnoverTimes: cents === undefined ? null : (promotion.data.turnoverTimes ?? 1),
    time: null,
    state: 'open',
    action,
  };
}

/** Today's sign-in, where the merchant has the promotion. */
function signInRewards({ context, memberId }: Asker): Reward[] {
  if (!context.merchant.promotions.includes('LOGIN')) return [];
  const today = signInDay(context, memberId);
  return [
    {
      id: today.id,
      kind: 'signIn',
      promotionId: null,
      title: textIn(context.language, SIGN_IN_TITLE),
      amount: fromCents(today.cents),
      progress: Math.round((today.done / SIGN_IN_WEEK.length) * 100),
      expiresAt: today.endsAt,
      turnoverTimes: 1,
      time: null,
      state: today.isClaimed ? 'claimed' : 'open',
      action: today.isClaimed ? 'none' : 'claim',
    },
  ];
}

/** What can be claimed comes first, then what is under way, then what can be applied for. */
export function availableRewards(asker: Asker): Reward[] {
  const { context, memberId } = asker;
  const own = rewardsOf(context.store, memberId)
    .filter((row) => row.kind !== 'signUp' && row.claimed_at === null && !hasExpired(row, context.now))
    .map((row) => toReward(asker, row));
  const pending = new Set(
    applicationsOf(asker)
      .filter(({ state }) => state === 'pending')
      .map((row) => row.promotion_id),
  );
  const forms = runningPromotions(context)
    .filter(({ id, data }) => (data.imageRequired ?? data.remarkRequired ?? false) && !pending.has(id))
    .map((promotion) => fromPromotion(asker, promotion, 'apply'));
  return [
    ...signInRewards(asker),
    ...own.filter(({ action }) => action === 'claim'),
    ...own.filter(({ action }) => action !== 'claim'),
    ...depositBonuses(context, memberId).filter(({ state }) => state === 'inProgress'),
    ...forms,
  ];
}

/** Sign-up promotions: to join, or joined and on the way. */
export function signUpRewards(asker: Asker): Reward[] {
  const { context, memberId } = asker;
  const joined = new Map(
    rewardsOf(context.store, memberId)
      .filter((row) => row.kind === 'signUp')
      .map((row) => [row.promotion_id, row]),
  );
  return runningPromotions(context)
    .filter(takesSignUps)
    .flatMap((promotion) => {
      const row = joined.get(promotion.id);
      if (row === undefined) return [fromPromotion(asker, promotion, 'join')];
      return row.claimed_at === null ? [toReward(asker, row)] : [];
    });
}

/** What was claimed, missed or applied for; newest first. */
export function pastRewards(asker: Asker): Reward[] {
  const { context, memberId } = asker;
  const rewards = rewardsOf(context.store, memberId)
    .filter((row) => row.claimed_at !== null || hasExpired(row, context.now))
    .map((row) => toReward(asker, row));
  const applications = applicationsOf(asker).map((row) => fromApplication(asker, row));
  const bonuses = depositBonuses(context, memberId).filter(({ state }) => state !== 'inProgress');
  return [...rewards, ...bonuses, ...applications].sort((one, two) => (two.time ?? 0) - (one.time ?? 0));
}

function fromApplication({ context }: Asker, row: ApplicationRow): Reward {
  const data = row.data === null ? undefined : (JSON.parse(row.data) as StoredPromotion['data']);
  return {
    id: `application-${row.id}`,
    kind: 'reward',
    promotionId: String(row.promotion_id),
    title: data ? textIn(context.language, data.title) : '',
    amount: null,
    progress: null,
    expiresAt: null,
    turnoverTimes: null,
    time: row.created_at,
    state: row.state,
    action: 'none',
  };
}
