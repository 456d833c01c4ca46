import { rewards, type Reward, type RewardTab } from 'shared-contracts/api/endpoints/promotions';
import { useEndpointScope } from 'shared-kit/data';
import { useRemoteContext } from 'shared-kit/remote';
import { usePages, type Pages } from './use-pages';

/** What the keys of all lists of rewards begin with: what a claim or an application makes old. */
export const REWARDS_KEY = rewards.id;

type RewardPage = { readonly content: readonly Reward[]; readonly pageNum: number; readonly totalPages: number };

/** A tab of the reward centre. */
export function useRewards(tab: RewardTab): Pages<RewardPage> {
  const { http } = useRemoteContext();
  const scope = useEndpointScope();
  return usePages([REWARDS_KEY, ...scope, tab], (pageNo, options) => http.call(rewards, { tab, pageNo }, options));
}
