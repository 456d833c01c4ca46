/** Every key the site writes in sessionStorage (docs/product/common.md#stored-keys). */
export const SESSION_KEY = {
  /** The session as JSON; the host alone reads and writes it. */
  session: 'MC_SESSION_INFO',
  /** A copy of the session's token. */
  token: 'token',
  /** Name of the trial account that this visit started. */
  trialUser: 'trialUser',
  /** `1` once the client named itself as the app; sign-out keeps it. */
  appMode: 'appMode',
  /** `1` while amounts are masked. */
  hideBalance: 'hideBalance',
  /** Which pop-ups of home this visit has seen, as words: `visitor`, `member`, `app`. */
  seenPopups: 'seenPopups',
  /** On which pages this visit was told of waiting contracts, as words: `home`, `agent`. */
  seenContracts: 'seenContracts',
  /** Until when no further SMS code can be asked for, by purpose: a reload must not restart it. */
  smsWait: 'smsWait',
  /** How far this device's clock is behind the server's, ms: waits of an earlier page are measured by it at once. */
  clockOffset: 'clockOffset',
  /** Orders of money that were sent and not answered: call, key, amount and time, so that a retry after a reload is one. */
  openOrders: 'openOrders',
  /** When the server is asked for the member's next reality check, epoch ms. */
  sitting: 'sitting',
  /** Where long lists were left, by history entry: a game leaves the page, and the way back finds its tile. */
  listPlaces: 'listPlaces',
  /** What a visitor was at when a sign-in was asked for: the page, and the game that was to become a favourite. */
  afterSignIn: 'afterSignIn',
  /** Present where this visit's pages start the host at its retry URLs: at the first ones it did not come. */
  secondStart: 'secondStart',
} as const;

/** Every key the site writes in localStorage (docs/product/common.md#stored-keys). */
export const LOCAL_KEY = {
  /** Code of the chosen language; absent until one is chosen. */
  language: 'language',
  /** The chosen theme, `dark` or `light`. */
  theme: 'theme',
  /** The remembered sign-in, encrypted (docs/product/accounts.md#remembered-login). */
  remembered: 'remPass',
  /** The salt that the remembered sign-in is encrypted with. */
  rememberedSalt: 'remSalt',
  /** `1` where the app signs in by itself at its next start; `0` after a sign-out or a failed attempt. */
  autoLogin: 'autoLogin',
  /** `1` where the download bar was closed, or the site runs as an app. */
  hideDownloadBar: 'hideDownloadBar',
  /** The affiliate code of the address that the device last came by; fills in the invite code. */
  affiliate: 'aff',
  /** Ids of the cohorts that the signed-in player belongs to, with spaces between them; sign-out clears it. */
  cohort: 'cohort',
  /** The member's names and picture of R-21 as JSON, without the token. */
  memberInfo: 'memberInfo',
  /** A {@link CachedValue} of R-01. */
  statusCache: 'cache.systemStatus',
  /** A {@link CachedValue} of R-36. */
  vendorCache: 'cache.vendors',
  /** A {@link CachedValue} of R-46. */
  lotteryCache: 'cache.lotteries',
  /** Written by earlier versions; clearing the cache removes it. */
  announcementCache: 'cache.announcements',
  /** How lotteries count prizes: `Lott`, `ZY` or `Elott`. */
  prizeMode: 'prizeMode',
  /** The day, YYYY-MM-DD by the device, on which the pop-ups of home are not wanted. */
  popupsMutedOn: 'popupsMutedOn',
  /** `app` where the offer of the app waits for the device's next visit. */
  popupsWaiting: 'popupsWaiting',
  /** Where the floating button was left. */
  floatingWidget: 'floatingWidget',
  /** The device's release bucket, 0 to 9999: decides canaries, so it outlives the session. */
  releaseBucket: 'releaseBucket',
  /** The set of versions kept while something must not be interrupted, with the moment it ends at the latest. */
  heldRelease: 'heldRelease',
  /** Written by earlier versions, which kept limits on the device; nothing reads it. */
  playLimits: 'playLimits',
  /** The newest state of the releases this device has been told of: an older one is a replay. */
  releaseSeen: 'releaseSeen',
} as const;

export type SessionKey = (typeof SESSION_KEY)[keyof typeof SESSION_KEY];
export type LocalKey = (typeof LOCAL_KEY)[keyof typeof LOCAL_KEY];

/** What sign-out leaves in sessionStorage (docs/product/common.md#signing-out). */
export const KEPT_ON_SIGN_OUT: readonly SessionKey[] = [SESSION_KEY.appMode];

/** A cached answer: version of its form, when it was saved (epoch ms), for which language, and the data. */
export interface CachedValue<Data> {
  /** Another version of the form is not read. */
  readonly v: number;
  /** By the device's clock, epoch ms. */
  readonly savedAt: number;
  /** Code of the language that the answer was asked for in. */
  readonly language: string;
  /** The parsed value of the answer. */
  readonly data: Data;
}

/**
 * Storage that cannot fail: where the browser denies it, values live in memory for the page's life. Remotes may read and
 * write the keys only that their release lists, and never the session: any other key throws.
 */
export interface SiteStorage {
  /** The text under a key of the device, null where there is none; unchecked, as any tab or person may have written it. */
  readonly getLocal: (key: LocalKey) => string | null;
  /** Keeps a text on the device. */
  readonly setLocal: (key: LocalKey, value: string) => void;
  /** Forgets a key of the device. */
  readonly removeLocal: (key: LocalKey) => void;
  /** The text under a key of this tab, null where there is none. */
  readonly getSession: (key: Exclude<SessionKey, 'MC_SESSION_INFO' | 'token'>) => string | null;
  /** Keeps a text until the tab is closed or its person signs out. */
  readonly setSession: (key: Exclude<SessionKey, 'MC_SESSION_INFO' | 'token'>, value: string) => void;
  /** Forgets a key of this tab. */
  readonly removeSession: (key: Exclude<SessionKey, 'MC_SESSION_INFO' | 'token'>) => void;
  /** Calls back after every change of a session key made in this tab, whoever made it; returns the way to stop. */
  readonly watchSession: (key: SessionKey, listener: () => void) => () => void;
}
