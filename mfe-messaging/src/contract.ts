import { defineEvents, type PayloadsOf } from 'shared-contracts/events/declared-events';
import { defineIntents, type FormsOf } from 'shared-contracts/intents/declared-intents';
import * as v from 'shared-contracts/schema';

/** What this section tells others. */
export const events = defineEvents({
  /** An announcement was marked read. */
  'notice.read': { version: 1, replay: 'none', payload: v.object({ id: v.number() }) },
  /** Inbox messages were read or deleted. */
  'inbox.changed': { version: 1, replay: 'none', payload: v.object({ unread: v.number() }) },
});

/** What this section answers. */
export const intents = defineIntents({
  openChat: { version: 1, request: v.object({}), result: v.picklist(['opened', 'refused']) },
});

declare module 'shared-contracts/events/event-map' {
  interface EventsByOwner {
    'mfe-messaging': PayloadsOf<typeof events>;
  }
}
declare module 'shared-contracts/intents/intent-map' {
  interface IntentsByOwner {
    'mfe-messaging': FormsOf<typeof intents>;
  }
}
