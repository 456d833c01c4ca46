import { rewards, type Reward, type RewardTab } from 'shared-contracts/api/endpoints/promotions';
import { useEndpointPages, type EndpointPages } from 'shared-kit/lists';

/** What the keys of all lists of rewards begin with: what a claim or an application makes old. */
export const REWARDS_KEY = rewards.id;

/** A tab of the reward centre. */
export function useRewards(tab: RewardTab): EndpointPages<{ readonly content: readonly Reward[] }> {
  return useEndpointPages(rewards, { tab });
}
