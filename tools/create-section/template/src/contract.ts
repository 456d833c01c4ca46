import { defineEvents, type PayloadsOf } from 'shared-contracts/events/declared-events';
import * as v from 'shared-contracts/schema';

/** What this section tells others. */
export const events = defineEvents({
  /** One of its entries was opened. */
  'sample.opened': { version: 1, replay: 'none', payload: v.object({ id: v.number() }) },
});

declare module 'shared-contracts/events/event-map' {
  interface EventsByOwner {
    'mfe-sample': PayloadsOf<typeof events>;
  }
}
