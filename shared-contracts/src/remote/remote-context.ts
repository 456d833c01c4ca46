import type { ApiClient } from '../api/api-client';
import type { SiteInfo } from '../api/endpoints/system';
import type { EventBusFor, EventOwner } from '../events/event-map';
import type { SiteFlags } from '../flags';
import type { Intents } from '../intents/intent-map';
import type { LanguageCode } from '../language';
import type { SessionRequests } from '../session/session-requests';
import type { SessionReader } from '../session/session-state';
import type { PictureScaling } from '../url/scaled-picture';
import type { SiteStorage } from '../storage/storage';
import type { SiteLogo } from './site-logo';

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
  /** Heading of the dialog, in the user's language like all these texts. */
  readonly title: string;
  /** What follows from confirming; without it the dialog is its heading alone. */
  readonly text?: string;
  /** The button that resolves to true. */
  readonly confirmLabel: string;
  /** The button that resolves to false. */
  readonly cancelLabel: string;
  /** Marks the confirming button as one that destroys; off unless told. */
  readonly danger?: boolean;
}

/** Messages above everything; one toast at a time. */
export interface Overlays {
  /** Shows a text that is already in the user's language; returns the way to take it back early. A subject changes the picture only. */
  readonly toast: (kind: ToastKind, text: string, subject?: ToastSubject) => () => void;
  /** Resolves to true when confirmed, false when cancelled, closed, left, or replaced by another question; never rejects. */
  readonly confirm: (request: ConfirmRequest) => Promise<boolean>;
  /** Shows what a failed call means to the user (docs/product/common.md#messages), unless the call is silent. */
  readonly showFailure: (error: unknown) => void;
}

/** The merchant's site as the status call described it. */
export interface SiteReader {
  /** The last answer of R-01, kept or fresh. Before the first one languages are those of the settings, switches off, texts empty. */
  readonly info: () => SiteInfo;
  /** Calls back whenever `info` may have changed; returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The merchant that calls are made for: the trial merchant in a trial session. */
  readonly merchantCode: () => string;
  /** Image prefixes in the order to try: one of the CDNs picked for this page's life, then the fallback. */
  readonly imageBases: () => readonly string[];
  /** How hosts of pictures are asked for a width; absent where none scales, and with hosts from before it. */
  readonly scaledPictures?: PictureScaling | undefined;
  /** The site's name, for titles. */
  readonly name: string;
  /** The merchant's logo; absent where it has none, and with hosts from before it. The kit's `logoPictures` draws it. */
  readonly logo?: readonly SiteLogo[] | undefined;
  /** The sign before amounts as R-01 tells it; empty before its first answer. A member's is in `wallet.balanceChanged`. */
  readonly currencySymbol: () => string;
  /** Digits after the decimal mark as the merchant's settings say; without it those of the sign (`decimalsOf`). */
  readonly currencyDecimals?: number | undefined;
}

/** The language that the page is shown in; every change is told as `language.changed`. */
export interface LanguageReader {
  /** The code that calls carry; its texts are those of `fileLanguage`. */
  readonly get: () => LanguageCode;
  /**
   * Turns the page to a language once its texts are there, and keeps the choice on the device. Resolves in any case: a
   * language that the merchant does not offer is ignored, and where texts do not come the page says so and stays as it is.
   */
  readonly set: (language: LanguageCode) => Promise<void>;
}

/** The colour themes; a device that has chosen none has `dark`. */
export type Theme = 'dark' | 'light';

/** The theme of the page, one for all tabs of the device. */
export interface ThemeReader {
  /** The theme on the screen. */
  readonly get: () => Theme;
  /** Shows a theme at once and keeps the choice on the device. */
  readonly set: (theme: Theme) => void;
  /** Calls back after every change, made here or in another tab; returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** What may be told about the running page: names and numbers, never content of a person. */
export interface Telemetry {
  /**
   * Tells that something happened, by a dotted name such as `navigate.refused`. The host adds the section's name and
   * version to the detail. Never throws and sends nothing by itself: the page keeps the last 200.
   */
  readonly report: (event: string, detail?: Readonly<Record<string, string | number | boolean>>) => void;
}

/**
 * Everything a remote gets from the host. One object per remote; each sees the bus as its own owner. What the release does
 * not list among its capabilities is refused: `http.call` rejects as `malformed`, everything else throws an `Error` that
 * names it.
 */
export interface RemoteContext<Owner extends EventOwner = EventOwner> {
  /** This remote as it was released, and its say in when the page may take a newer release. */
  readonly release: {
    /** The section's package name; the host's, where its own screens get a context. */
    readonly name: Owner;
    /** Semver of the release that runs on this page, which may be a fallback. */
    readonly version: string;
    /**
     * Keeps this page and this device on the versions they have, reloads included, while something must not be
     * interrupted (a deposit, a running game). Returns the way to end it. A section that is switched off or
     * revoked is replaced all the same.
     */
    readonly hold: (reason: string) => () => void;
  };
  /** Who is signed in, without the token. */
  readonly session: SessionReader;
  /** The only way for a section to change the session. */
  readonly requests: SessionRequests;
  /** Facts: the section tells its own, and hears those of all. */
  readonly events: EventBusFor<Owner>;
  /** Requests to other sections and the host. */
  readonly intents: Intents;
  /** The client for the gateway; it adds merchant, language and token to every call. */
  readonly http: ApiClient;
  /** The language on the screen. */
  readonly language: LanguageReader;
  /** The colour theme on the screen. */
  readonly theme: ThemeReader;
  /**
   * Goes to a path of the site; anything that is not one is refused and reported. `replace` takes the place of the page
   * in the history, `state` is kept with the new entry.
   */
  readonly navigate: (to: string, options?: { readonly replace?: boolean; readonly state?: unknown }) => void;
  /** What the merchant's gateway and settings say of the site. */
  readonly site: SiteReader;
  /** The merchant's switches, of the same answer as `site.info()`. */
  readonly flags: SiteFlags;
  /** The listed keys of browser storage. */
  readonly storage: SiteStorage;
  /** Toasts and questions, drawn by the host above every screen. */
  readonly overlays: Overlays;
  /** What the page records of itself, in the section's name. */
  readonly telemetry: Telemetry;
}
