import { defineEvents, type PayloadsOf } from 'shared-contracts/events/declared-events';
import { defineIntents, type FormsOf } from 'shared-contracts/intents/declared-intents';
import * as v from 'shared-contracts/schema';

/** What this section tells others. */
export const events = defineEvents({
  /** Someone registered; the next login form offers this name. */
  'member.registered': { version: 1, replay: 'last', payload: v.object({ userName: v.string() }) },
  /** The member changed what R-21 tells of the account: the names or the picture, as they are now. */
  'member.changed': {
    version: 1,
    replay: 'none',
    payload: v.object({ nickname: v.exactOptional(v.string()), icon: v.exactOptional(v.string()) }),
  },
});

/** What this section answers. */
export const intents = defineIntents({
  /** One silent sign-in with what the device remembers, in the app only; any failure ends quietly. */
  resumeLogin: { version: 1, request: v.object({}), result: v.picklist(['signed-in', 'refused']) },
});

declare module 'shared-contracts/events/event-map' {
  interface EventsByOwner {
    'mfe-account': PayloadsOf<typeof events>;
  }
}
declare module 'shared-contracts/intents/intent-map' {
  interface IntentsByOwner {
    'mfe-account': FormsOf<typeof intents>;
  }
}
