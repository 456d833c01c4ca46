import type { LanguageCode } from '../language';
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

/** What mfe-games tells. */
export interface GamesEvents {
  /** The favourites of this session; ids are node ids as text. */
  'favourites.changed': { readonly ids: readonly string[] };
  /** A game is being opened; the page is about to be left. */
  'game.launched': { readonly nodeId: string; readonly vassalage: string };
}

/** What mfe-account tells. */
export interface AccountEvents {
  /** Someone registered; the next login form offers this name. */
  'member.registered': { readonly userName: string };
  /** The member changed what R-21 tells of the account: the names or the picture, as they are now. */
  'member.changed': { readonly nickname?: string; readonly icon?: string };
}

/** What mfe-promotions tells. */
export interface PromotionsEvents {
  /** A reward was claimed; the amount went to the wallet. */
  'reward.claimed': { readonly rewardId: string };
}

/** What mfe-agent tells. */
export interface AgentEvents {
  /** A contract was agreed or declined. */
  'contract.answered': { readonly kind: 'salary' | 'dividend' | 'hour' };
}

/** What mfe-messaging tells. */
export interface MessagingEvents {
  /** An announcement was marked read. */
  'notice.read': { readonly id: number };
  /** Inbox messages were read or deleted. */
  'inbox.changed': { readonly unread: number };
}

/** Who owns which events; only the owner can emit them. */
export interface EventsByOwner {
  'host-shell': HostEvents;
  'mfe-games': GamesEvents;
  'mfe-account': AccountEvents;
  'mfe-promotions': PromotionsEvents;
  'mfe-agent': AgentEvents;
  'mfe-messaging': MessagingEvents;
}
export type EventOwner = keyof EventsByOwner;

/** Every event with its payload. */
export interface EventMap
  extends HostEvents, GamesEvents, AccountEvents, PromotionsEvents, AgentEvents, MessagingEvents {}
export type EventName = keyof EventMap;

/** How an event treats a listener that comes late, and the version of its payload's form. */
export interface EventRule {
  readonly owner: EventOwner;
  /** `last`: a new listener is told the latest payload at once; `none`: it waits for the next. */
  readonly replay: 'none' | 'last';
  /** Raised when the payload's form changes; compared between packages before a set is served. */
  readonly version: number;
}

/** One rule for every event: nothing forgotten, nothing extra. */
export const EVENT_RULES = {
  'session.changed': { owner: 'host-shell', replay: 'last', version: 1 },
  'language.changed': { owner: 'host-shell', replay: 'last', version: 1 },
  'merchant.statusChanged': { owner: 'host-shell', replay: 'last', version: 1 },
  'wallet.balanceChanged': { owner: 'host-shell', replay: 'last', version: 1 },
  'unread.changed': { owner: 'host-shell', replay: 'last', version: 1 },
  'favourites.changed': { owner: 'mfe-games', replay: 'last', version: 1 },
  'game.launched': { owner: 'mfe-games', replay: 'none', version: 1 },
  'member.registered': { owner: 'mfe-account', replay: 'last', version: 1 },
  'member.changed': { owner: 'mfe-account', replay: 'none', version: 1 },
  'reward.claimed': { owner: 'mfe-promotions', replay: 'none', version: 1 },
  'contract.answered': { owner: 'mfe-agent', replay: 'none', version: 1 },
  'notice.read': { owner: 'mfe-messaging', replay: 'none', version: 1 },
  'inbox.changed': { owner: 'mfe-messaging', replay: 'none', version: 1 },
} as const satisfies Record<EventName, EventRule>;

/** Listening: open to all. */
export interface EventListenerApi {
  /** Calls back for every event of that name; returns the way to stop. */
  readonly on: <Name extends EventName>(name: Name, listener: (payload: EventMap[Name]) => void) => () => void;
}

/** Emitting: an owner can tell what it owns; anything else does not compile. */
export interface EventEmitterFor<Owner extends EventOwner> {
  readonly emit: <Name extends keyof EventsByOwner[Owner] & string>(
    name: Name,
    payload: EventsByOwner[Owner][Name],
  ) => void;
}

/** The bus as one package sees it. */
export type EventBusFor<Owner extends EventOwner> = EventListenerApi & EventEmitterFor<Owner>;
