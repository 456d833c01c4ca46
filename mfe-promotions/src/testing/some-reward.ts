import type { InferInput } from 'shared-kit/schema';
import type { rewardSchema } from 'shared-contracts/api/endpoints/promotions';

/** A reward as the gateway sends it. */
export type SentReward = InferInput<typeof rewardSchema>;

/** A reward that can be claimed, changed where the caller says so. */
export function someReward(changes: Partial<SentReward>): SentReward {
  return { id: '1', title: 'Welcome bonus', amount: 500, state: 'open', action: 'claim', ...changes };
}

/** The only page of a list. */
export function onlyPage<Item>(content: Item[]): { content: Item[]; pageNum: number; totalPages: number } {
  return { content, pageNum: 1, totalPages: 1 };
}
