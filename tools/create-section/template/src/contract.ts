import { defineEvents, type PayloadsOf } from 'shared-contracts/events/declared-events';
import * as v from 'shared-contracts/schema';

/** What this section tells others. */
export const events = defineEvents({
  /** Somebody opened its list from home; `entries` is how many there are. */
  'sample.opened': { version: 1, replay: 'none', payload: v.object({ entries: v.number() }) },
});

declare module 'shared-contracts/events/event-map' {
  interface EventsByOwner {
    'mfe-sample': PayloadsOf<typeof events>;
  }
}
