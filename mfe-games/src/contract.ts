import { defineEvents, type PayloadsOf } from 'shared-contracts/events/declared-events';
import { defineIntents, type FormsOf } from 'shared-contracts/intents/declared-intents';
import * as v from 'shared-contracts/schema';

/** What this section tells others. */
export const events = defineEvents({
  /** The favourites of this session; ids are node ids as text. */
  'favourites.changed': { version: 1, replay: 'last', payload: v.object({ ids: v.array(v.string()) }) },
  /** A game is being opened; the page is about to be left. */
  'game.launched': { version: 1, replay: 'none', payload: v.object({ nodeId: v.string(), vassalage: v.string() }) },
});

/** What a game tile, a winner card or a vendor entry knows about what it opens. */
const launchTarget = v.object({
  gameCategory: v.string(),
  vassalage: v.string(),
  gameId: v.exactOptional(v.string()),
  nodeId: v.exactOptional(v.string()),
  /** 1 asks for free play. */
  freePlay: v.exactOptional(v.picklist([0, 1])),
  gameCode: v.exactOptional(v.string()),
  playType: v.exactOptional(v.string()),
});
export type LaunchTarget = Readonly<v.InferOutput<typeof launchTarget>>;

/** How a launch ended when the page is still here. `login`: the visitor was sent to sign in; `ignored`: another tap or the way elsewhere took its place. */
const launchOutcome = v.picklist(['opened', 'login', 'list', 'failed', 'ignored']);
export type LaunchOutcome = v.InferOutput<typeof launchOutcome>;

/** What this section answers. */
export const intents = defineIntents({
  launchGame: { version: 1, request: launchTarget, result: launchOutcome },
});

declare module 'shared-contracts/events/event-map' {
  interface EventsByOwner {
    'mfe-games': PayloadsOf<typeof events>;
  }
}
declare module 'shared-contracts/intents/intent-map' {
  interface IntentsByOwner {
    'mfe-games': FormsOf<typeof intents>;
  }
}
