import type { EVENT_RULES, EventBusFor, EventName, EventRule, EventsByOwner } from './event-map';

declare const host: EventBusFor<'host-shell'>;
declare const games: EventBusFor<'mfe-games'>;
declare const messaging: EventBusFor<'mfe-messaging'>;

/** An owner tells what it owns and hears everything. */
export const told: void = games.emit('favourites.changed', { ids: ['7'] });
export const stop: () => void = games.on('wallet.balanceChanged', ({ balance }) => balance.toFixed(2));

// @ts-expect-error -- the session is the host's
export const foreign = games.emit('session.changed', { state: { status: 'visitor' } });

// @ts-expect-error -- favourites are told by mfe-games, not by the host either
export const foreignForHost = host.emit('favourites.changed', { ids: [] });

// @ts-expect-error -- there is no such event to tell
export const unknownTold = games.emit('favourites.cleared', {});

// @ts-expect-error -- there is no such event to hear
export const unknownHeard = messaging.on('favourites.cleared', () => undefined);

// @ts-expect-error -- ids are texts
export const wrongPayload = games.emit('favourites.changed', { ids: [7] });

// @ts-expect-error -- the payload is missing
export const noPayload = games.emit('favourites.changed');

// @ts-expect-error -- the payload is incomplete
export const incomplete = host.emit('unread.changed', { announcement: 1, chat: 0, inbox: 0 });

// @ts-expect-error -- the payload of another event
export const otherPayload = messaging.emit('inbox.changed', { id: 3 });

// @ts-expect-error -- a balance has no such member
export const wrongListener = games.on('wallet.balanceChanged', ({ amount }) => amount);

export const forgottenBalance = host.emit('wallet.balanceChanged', {
  balance: 0,
  currencySymbol: '',
  isForgotten: true,
});

// @ts-expect-error -- a balance that nobody has is still told as one
export const noBalance = host.emit('wallet.balanceChanged', { isForgotten: true });

type KnownOwner = keyof EventsByOwner;
type OwnedByRules<Owner extends KnownOwner> = {
  [Name in EventName]: (typeof EVENT_RULES)[Name]['owner'] extends Owner ? Name : never;
}[EventName];
type Agrees<Owner extends KnownOwner> = [OwnedByRules<Owner>, keyof EventsByOwner[Owner]] extends [
  keyof EventsByOwner[Owner],
  OwnedByRules<Owner>,
]
  ? true
  : false;

/** The table of rules names the same owners as the types. */
export const owners: { [Owner in KnownOwner]: Agrees<Owner> } = {
  'host-shell': true,
  'mfe-games': true,
  'mfe-account': true,
  'mfe-promotions': true,
  'mfe-agent': true,
  'mfe-messaging': true,
};

// @ts-expect-error -- every event has a rule
export const forgotten: Record<EventName, EventRule> = {} as Omit<typeof EVENT_RULES, 'notice.read'>;

// @ts-expect-error -- there is no such replay
export const wrongReplay: EventRule = { owner: 'mfe-games', replay: 'all', version: 1 };
