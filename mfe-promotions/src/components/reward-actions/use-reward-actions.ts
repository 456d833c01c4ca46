import { useRef, useState } from 'react';
import { failureCode } from 'shared-contracts/api/api-error';
import { claimReward, joinPromotion, type Reward } from 'shared-contracts/api/endpoints/promotions';
import { htmlLanguage } from 'shared-contracts/language';
import { randomId } from 'shared-contracts/random-id';
import { readAgain } from 'shared-kit/changes';
import { useQueryClient } from 'shared-kit/data';
import { useCurrency, useLanguage, useRealAccountGate, useRemoteContext } from 'shared-kit/remote';
import { formatMoney } from 'shared-kit/ui';
import { useT, type SectionText } from '../../i18n';
import { REWARDS_KEY } from '../../api/use-rewards';

export interface RewardActions {
  /** The reward whose claim or join is under way. */
  readonly busyId: string | null;
  readonly claim: (reward: Reward) => Promise<void>;
  readonly join: (reward: Reward) => Promise<void>;
  /** Asks for all lists again: a reward has ended. */
  readonly refresh: () => void;
}

const REFUSAL_TEXTS: Readonly<Record<string, SectionText>> = {
  'reward.claimed': 'rewards.alreadyClaimed',
  'reward.expired': 'rewards.hasExpired',
  'turnover.unmet': 'rewards.turnoverUnmet',
};

/**
 * Claims and joins, one at a time; lists and wallet are read again afterwards
 * (docs/product/promotions.md#reward-centre).
 */
export function useRewardActions(): RewardActions {
  const t = useT();
  const { http, overlays, intents, events } = useRemoteContext<'mfe-promotions'>();
  const currency = useCurrency();
  const locale = htmlLanguage(useLanguage());
  const client = useQueryClient();
  const mayPass = useRealAccountGate();
  const [busyId, setBusyId] = useState<string | null>(null);
  const orders = useRef(new Map<string, string>());
  const refresh = (): void => void readAgain(client, [REWARDS_KEY]);

  /** A repeat after a lost answer is the same order: the wallet must not be paid twice. */
  const orderOf = (id: string): string => {
    const known = orders.current.get(id) ?? randomId();
    orders.current.set(id, known);
    return known;
  };

  const act = async (id: string, work: () => Promise<void>): Promise<void> => {
    if (busyId !== null || !mayPass('rest')) return;
    setBusyId(id);
    try {
      await work();
      refresh();
    } catch (error) {
      const text = REFUSAL_TEXTS[failureCode(error) ?? ''];
      if (text === undefined) overlays.showFailure(error);
      else overlays.toast('fail', t(text));
      if (text !== undefined || failureCode(error) === 'not_found') refresh();
    } finally {
      setBusyId(null);
    }
  };

  const claim = (reward: Reward): Promise<void> =>
    act(reward.id, async () => {
      const options = { idempotencyKey: orderOf(reward.id) };
      const { amount } = await http.call(claimReward, { rewardId: reward.id }, options);
      events.emit('reward.claimed', { rewardId: reward.id });
      overlays.toast(
        'success',
        t('rewards.claimed', { amount: formatMoney(amount, currency.symbol, locale, currency.decimals) }),
      );
      void intents.request('refreshWallet', {});
    });

  const join = (reward: Reward): Promise<void> =>
    act(reward.id, async () => {
      await http.call(joinPromotion, { promotionId: reward.promotionId ?? reward.id });
      overlays.toast('success', t('rewards.joined'));
    });

  return { busyId, claim, join, refresh };
}
