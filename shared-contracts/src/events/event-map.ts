import type { AllOf } from '../all-of';
import type { LanguageCode } from '../language';
import type { PackageName } from '../packages/remote-names';
import type { SessionState } from '../session/session-state';

/** What the host tells. */
export interface HostEvents {
  /** The session began, ended or changed hands. */
  'session.changed': {
    /** As `session.get()` gives it from now on. */
    readonly state: SessionState;
  };
  /** The site is shown in another language from now on. */
  'language.changed': {
    /** As `language.get()` gives it from now on; its texts are there. */
    readonly language: LanguageCode;
  };
  /** R-01 was answered, or read from what an earlier visit kept. */
  'merchant.statusChanged': {
    /** 0 open, 1 maintenance, 2 region restricted; any other number is a closed state without a page of its own. */
    readonly status: number;
  };
  /** R-28 was answered, or the session ended. A failed read tells nothing: the old amount stands. */
  'wallet.balanceChanged': {
    /** All wallets together, in units of the currency (not cents). */
    readonly balance: number;
    /** The sign or code before amounts, as the wallet tells it. */
    readonly currencySymbol: string;
    /** Its person left: the zero that comes with it is nobody's balance. */
    readonly isForgotten?: boolean;
  };
  /** Fresh unread counts; all zero for visitors, trials and until a forced change of password is done. */
  'unread.changed': {
    /** Unread announcements for players. */
    readonly announcement: number;
    /** Unread messages of the live chat; 0 where the merchant has none. */
    readonly chat: number;
    /** Unread messages of the inbox. */
    readonly inbox: number;
    /** The sum of the three. */
    readonly total: number;
  };
}

/**
 * Who owns which events; only the owner can emit them. A section adds its own in `src/contract.ts`:
 * `declare module 'shared-contracts/events/event-map' { interface EventsByOwner { 'mfe-games': … } }`.
 */
export interface EventsByOwner {
  /** The host's, in sight of every section. */
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

/** The name of such an event: a noun and a past tense, such as `wallet.balanceChanged`. */
export type EventName = keyof EventMap;

/** How an event treats a listener that comes late, and the version of its payload's form. */
export interface EventRule {
  /** `last`: a new listener is told the latest payload at once; `none`: it waits for the next. */
  readonly replay: 'none' | 'last';
  /** A whole number, raised when the payload's form changes; compared between packages before a set is served. */
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
  /**
   * Calls back for every event of that name; returns the way to stop. One that throws is reported and keeps nothing from the
   * others. An event that no package declares never comes. Throws where the section's release does not list it as heard.
   */
  readonly on: <Name extends EventName>(name: Name, listener: (payload: EventMap[Name]) => void) => () => void;
}

/** Emitting: an owner can tell what it owns; anything else does not compile. */
export interface EventEmitterFor<Owner extends EventOwner> {
  /**
   * Tells all listeners before it returns. Another owner's event, which only a separately built bundle can name, is dropped
   * and reported. Throws where the section's release does not list it as emitted.
   */
  readonly emit: <Name extends keyof EventsOf<Owner> & string>(name: Name, payload: EventsOf<Owner>[Name]) => void;
}

/** The bus as one package sees it. */
export type EventBusFor<Owner extends EventOwner> = EventListenerApi & EventEmitterFor<Owner>;
