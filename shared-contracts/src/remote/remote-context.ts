import type { ApiClient } from '../api/api-client';
import type { SiteInfo } from '../api/endpoints/system';
import type { EventBusFor, EventOwner } from '../events/event-map';
import type { SiteFlags } from '../flags';
import type { Intents } from '../intents/intent-map';
import type { LanguageCode } from '../language';
import type { SessionRequests } from '../session/session-requests';
import type { SessionReader } from '../session/session-state';
import type { SiteStorage } from '../storage';

/**
 * Toasts by kind, each with its own time: success and brief 1.5 s, info and fail 3 s, long 8 s, offline 1 s,
 * loading 10 s, setPassword 15 s, wait until closed. `brief` is a small refusal, of a picture for instance.
 */
export type ToastKind = 'success' | 'brief' | 'info' | 'fail' | 'long' | 'offline' | 'loading' | 'setPassword' | 'wait';

/**
 * What a notice is about, if the picture of its kind would be wrong: not every `offline` notice is about the
 * connection.
 */
export type ToastSubject = 'contactService' | 'comingSoon' | 'accountNeeded';

/** A question with two answers. */
export interface ConfirmRequest {
  readonly title: string;
  readonly text?: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  /** Marks the confirming button as one that destroys. */
  readonly danger?: boolean;
}

/** Messages above everything; one toast at a time. */
export interface Overlays {
  /** Shows a text that is already in the user's language; returns the way to take it back early. A subject changes the picture only. */
  readonly toast: (kind: ToastKind, text: string, subject?: ToastSubject) => () => void;
  /** Resolves to true when confirmed, false when cancelled, closed or left. */
  readonly confirm: (request: ConfirmRequest) => Promise<boolean>;
  /** Shows what a failed call means to the user (docs/product/common.md#messages), unless the call is silent. */
  readonly showFailure: (error: unknown) => void;
}

/** The merchant's site as the status call described it. */
export interface SiteReader {
  readonly info: () => SiteInfo;
  readonly subscribe: (listener: () => void) => () => void;
  /** The merchant that calls are made for: the trial merchant in a trial session. */
  readonly merchantCode: () => string;
  /** Image prefixes in the order to try: one of the CDNs picked for this page's life, then the fallback. */
  readonly imageBases: () => readonly string[];
  /** The site's name, for titles. */
  readonly name: string;
  readonly currencySymbol: () => string;
  /** Digits after the decimal mark as the merchant's settings say; without it those of the sign (`decimalsOf`). */
  readonly currencyDecimals?: number | undefined;
}

export interface LanguageReader {
  readonly get: () => LanguageCode;
  readonly set: (language: LanguageCode) => Promise<void>;
}

export type Theme = 'dark' | 'light';

export interface ThemeReader {
  readonly get: () => Theme;
  readonly set: (theme: Theme) => void;
  /** Calls back after every change, made here or in another tab; returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** What may be told about the running page: names and numbers, never content of a person. */
export interface Telemetry {
  readonly report: (event: string, detail?: Readonly<Record<string, string | number | boolean>>) => void;
}

/** Everything a remote gets from the host. One object per remote; each sees the bus as its own owner. */
export interface RemoteContext<Owner extends EventOwner = EventOwner> {
  /** This remote as it was released, and its say in when the page may take a newer release. */
  readonly release: {
    readonly name: Owner;
    readonly version: string;
    /**
     * Keeps this page and this device on the versions they have, reloads included, while something must not be
     * interrupted (a deposit, a running game). Returns the way to end it. A section that is switched off or
     * revoked is replaced all the same.
     */
    readonly hold: (reason: string) => () => void;
  };
  readonly session: SessionReader;
  readonly requests: SessionRequests;
  readonly events: EventBusFor<Owner>;
  readonly intents: Intents;
  readonly http: ApiClient;
  readonly language: LanguageReader;
  readonly theme: ThemeReader;
  /** Goes to a path of the site; anything that is not one is refused and reported. */
  readonly navigate: (to: string, options?: { readonly replace?: boolean; readonly state?: unknown }) => void;
  readonly site: SiteReader;
  readonly flags: SiteFlags;
  readonly storage: SiteStorage;
  readonly overlays: Overlays;
  readonly telemetry: Telemetry;
}
