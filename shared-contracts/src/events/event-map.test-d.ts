import * as v from '../schema';
import { defineEvents, type PayloadsOf } from './declared-events';
import type { EventBusFor, EventName, EventRule, HOST_EVENTS } from './event-map';

export const events = defineEvents({
  'made.changed': { version: 1, replay: 'last', payload: v.object({ ids: v.array(v.string()) }) },
  'made.renamed': { version: 2, replay: 'none', payload: v.object({ name: v.exactOptional(v.string()) }) },
});

declare module './event-map' {
  interface EventsByOwner {
    'mfe-made': PayloadsOf<typeof events>;
  }
}

declare const host: EventBusFor<'host-shell'>;
declare const made: EventBusFor<'mfe-made'>;
declare const other: EventBusFor<'mfe-other'>;

/** An owner tells what it owns and hears everything. */
export const told: void = made.emit('made.changed', { ids: ['7'] });
export const unnamed: void = made.emit('made.renamed', {});
export const stop: () => void = made.on('wallet.balanceChanged', ({ balance }) => balance.toFixed(2));
export const heard: () => void = other.on('made.changed', ({ ids }) => ids.join(' '));

// @ts-expect-error -- the session is the host's
export const foreign = made.emit('session.changed', { state: { status: 'visitor' } });

// @ts-expect-error -- the section's events are not told by the host either
export const foreignForHost = host.emit('made.changed', { ids: [] });

// @ts-expect-error -- a section that declares nothing tells nothing
export const undeclared = other.emit('made.changed', { ids: [] });

// @ts-expect-error -- there is no such event to tell
export const unknownTold = made.emit('made.cleared', {});

// @ts-expect-error -- there is no such event to hear
export const unknownHeard = other.on('made.cleared', () => undefined);

// @ts-expect-error -- ids are texts
export const wrongPayload = made.emit('made.changed', { ids: [7] });

// @ts-expect-error -- the payload is missing
export const noPayload = made.emit('made.changed');

// @ts-expect-error -- the payload is incomplete
export const incomplete = host.emit('unread.changed', { announcement: 1, chat: 0, inbox: 0 });

// @ts-expect-error -- the payload of another event
export const otherPayload = made.emit('made.changed', { name: 'new' });

// @ts-expect-error -- listeners are told, and change nothing
export const changing = other.on('made.changed', ({ ids }) => ids.push('8'));

// @ts-expect-error -- a balance has no such member
export const wrongListener = made.on('wallet.balanceChanged', ({ amount }) => amount);

export const forgottenBalance = host.emit('wallet.balanceChanged', {
  balance: 0,
  currencySymbol: '',
  isForgotten: true,
});

// @ts-expect-error -- a balance that nobody has is still told as one
export const noBalance = host.emit('wallet.balanceChanged', { isForgotten: true });

/** Names of the host's events and of declared ones. */
export const names: readonly EventName[] = ['session.changed', 'made.changed'];

// @ts-expect-error -- every event of the host has a rule
export const forgotten: Record<keyof typeof HOST_EVENTS, EventRule> = {} as Omit<typeof HOST_EVENTS, 'unread.changed'>;

// @ts-expect-error -- there is no such replay
export const wrongReplay: EventRule = { replay: 'all', version: 1 };

// @ts-expect-error -- a declaration states its version
defineEvents({ 'made.lost': { replay: 'none', payload: v.object({}) } });
