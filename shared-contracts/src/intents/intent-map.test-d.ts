import * as v from '../schema';
import { defineIntents, type FormsOf } from './declared-intents';
import type { IntentAnswer, IntentHandler, Intents } from './intent-map';

export const declared = defineIntents({
  launchGame: {
    version: 1,
    request: v.object({
      gameCategory: v.string(),
      vassalage: v.string(),
      freePlay: v.exactOptional(v.picklist([0, 1])),
    }),
    result: v.picklist(['opened', 'failed']),
  },
  openChat: { version: 1, request: v.object({}), result: v.picklist(['opened', 'refused']) },
  resumeLogin: { version: 1, request: v.object({}), result: v.picklist(['signed-in', 'refused']) },
});

declare module './intent-map' {
  interface IntentsByOwner {
    'mfe-made': FormsOf<typeof declared>;
  }
}

type LaunchOutcome = 'opened' | 'failed';

declare const intents: Intents;
declare const openChat: () => Promise<'opened' | 'refused'>;
declare const answer: IntentAnswer<'launchGame'>;

export const asked: Promise<IntentAnswer<'openLogin'>> = intents.request('openLogin', { returnTo: '/m/vip' });

// @ts-expect-error -- nobody knows this intent
export const unknownIntent = intents.request('openCasino', {});

// @ts-expect-error -- a launch needs its category
export const incompleteRequest = intents.request('launchGame', { vassalage: 'PG' });

// @ts-expect-error -- free play is 0 or 1
export const wrongField = intents.request('launchGame', { gameCategory: 'RNG', vassalage: 'PG', freePlay: true });

// @ts-expect-error -- the field is called returnTo
export const unknownField = intents.request('openLogin', { redirect: '/m/vip' });

export const atOnce: IntentHandler<'openChat'> = () => 'opened';
export const later: IntentHandler<'openChat'> = openChat;

// @ts-expect-error -- not an outcome of openChat
export const wrongOutcome: IntentHandler<'openChat'> = () => 'failed';

// @ts-expect-error -- a handler answers
export const silent: IntentHandler<'refreshWallet'> = () => undefined;

export const gate = intents.request('showRealAccountGate', { answer: 'offer-register' });

// @ts-expect-error -- at an open door there is nothing to show
export const openGate = intents.request('showRealAccountGate', { answer: 'open' });

// @ts-expect-error -- a silent sign-in is answered by one word
export const resumed: IntentHandler<'resumeLogin'> = () => true;

export const outcome: LaunchOutcome | undefined = answer.handled ? answer.result : undefined;

// @ts-expect-error -- an intent that nobody took has no result
export const unasked: LaunchOutcome = answer.result;

// @ts-expect-error -- an intent that was taken has no reason
export const reason: string = answer.handled ? answer.reason : '';
