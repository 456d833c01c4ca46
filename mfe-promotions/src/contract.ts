import { defineEvents, type PayloadsOf } from 'shared-contracts/events/declared-events';
import * as v from 'shared-contracts/schema';

/** What this section tells others. */
export const events = defineEvents({
  /** A reward was claimed; the amount went to the wallet. */
  'reward.claimed': { version: 1, replay: 'none', payload: v.object({ rewardId: v.string() }) },
});

declare module 'shared-contracts/events/event-map' {
  interface EventsByOwner {
    'mfe-promotions': PayloadsOf<typeof events>;
  }
}
