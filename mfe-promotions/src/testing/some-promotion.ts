import type { InferInput } from 'shared-kit/schema';
import type { promotionSchema } from 'shared-contracts/api/endpoints/announcements';

/** A promotion as the gateway sends it, for tests and for running the section alone. */
export type SentPromotion = InferInput<typeof promotionSchema>;

/** A promotion with everything it needs, changed where the caller says so. */
export function somePromotion(changes: Partial<SentPromotion>): SentPromotion {
  return {
    id: 1,
    title: 'Welcome bonus',
    content: '<p>Double your first deposit.</p>',
    category: 'NEW',
    startDate: 1_767_571_200_000,
    ...changes,
  };
}
