import type { AllOf } from '../all-of';
import type { LanguageCode } from '../language';
import type { PackageName } from '../remote/remote-names';
import type { SessionState } from '../session/session-state';

/** What the host tells. */
export interface HostEvents {
  /** The session began, ended or changed hands. */
  'session.changed': { readonly state: SessionState };
  /** The site is shown in another language from now on. */
  'language.changed': { readonly language: LanguageCode };
  /** The merchant's status value: 0 open, 1 maintenance, 2 region restricted. */
  'merchant.statusChanged': { readonly status: number };
  /**
   * A fresh balance arrived; `balance` is a decimal in the wallet's currency. `isForgotten`: its person left, and
   * the zero that comes with it is nobody's balance.
   */
  'wallet.balanceChanged': {
    readonly balance: number;
    readonly currencySymbol: string;
    readonly isForgotten?: boolean;
  };
  /** Fresh unread counts; `total` is their sum. */
  'unread.changed': {
    readonly announcement: number;
    readonly chat: number;
    readonly inbox: number;
    readonly total: number;
  };
}

/**
 * Who owns which events; only the owner can emit them. A section adds its own in `src/contract.ts`:
 * `declare module 'shared-contracts/events/event-map' { interface EventsByOwner { 'mfe-games': … } }`.
 */
export interface EventsByOwner {
  'host-shell': HostEvents;
}

/** Who may own events: any package. */
export type EventOwner = PackageName;

/** The events of an owner; none of one whose declarations are not in sight. */
export type EventsOf<Owner extends EventOwner> = Owner extends keyof EventsByOwner
  ? EventsByOwner[Owner]
  : Record<never, never>;

/** Every event whose declaration is in sight, with its payload. */
export type EventMap = AllOf<EventsByOwner[keyof EventsByOwner]>;
export type EventName = keyof EventMap;

/** How an event treats a listener that comes late, and the version of its payload's form. */
export interface EventRule {
  /** `last`: a new listener is told the latest payload at once; `none`: it waits for the next. */
  readonly replay: 'none' | 'last';
  /** Raised when the payload's form changes; compared between packages before a set is served. */
  readonly version: number;
}

/** Rules of the host's events: nothing forgotten, nothing extra. */
export const HOST_EVENTS = {
  'session.changed': { replay: 'last', version: 1 },
  'language.changed': { replay: 'last', version: 1 },
  'merchant.statusChanged': { replay: 'last', version: 1 },
  'wallet.balanceChanged': { replay: 'last', version: 1 },
  'unread.changed': { replay: 'last', version: 1 },
} as const satisfies Record<keyof HostEvents, EventRule>;

/** Listening: open to all. */
export interface EventListenerApi {
  /** Calls back for every event of that name; returns the way to stop. An event that no package declares never comes. */
  readonly on: <Name extends EventName>(name: Name, listener: (payload: EventMap[Name]) => void) => () => void;
}

/** Emitting: an owner can tell what it owns; anything else does not compile. */
export interface EventEmitterFor<Owner extends EventOwner> {
  readonly emit: <Name extends keyof EventsOf<Owner> & string>(name: Name, payload: EventsOf<Owner>[Name]) => void;
}

/** The bus as one package sees it. */
export type EventBusFor<Owner extends EventOwner> = EventListenerApi & EventEmitterFor<Owner>;
