/** Every key the site writes in sessionStorage (docs/product/common.md#stored-keys). */
export const SESSION_KEY = {
  session: 'MC_SESSION_INFO',
  token: 'token',
  trialUser: 'trialUser',
  appMode: 'appMode',
  hideBalance: 'hideBalance',
  /** Which pop-ups of home this visit has seen, as words: `visitor`, `member`, `app`. */
  seenPopups: 'seenPopups',
  /** On which pages this visit was told of waiting contracts, as words: `home`, `agent`. */
  seenContracts: 'seenContracts',
  /** Until when no further SMS code can be asked for, by purpose: a reload must not start it anew. */
  smsWait: 'smsWait',
  /** Orders of money that were sent and not answered: call, key, amount and time, so that a retry after a reload is one. */
  openOrders: 'openOrders',
  /** Since when a member has been here and when they were last told, epoch ms, with a space between. */
  sitting: 'sitting',
  /** Where long lists were left, by history entry: a game leaves the page, and the way back finds its tile. */
  listPlaces: 'listPlaces',
  /** Present where this visit's pages start the host at its retry URLs: at the first ones it did not come. */
  secondStart: 'secondStart',
} as const;

/** Every key the site writes in localStorage (docs/product/common.md#stored-keys). */
export const LOCAL_KEY = {
  language: 'language',
  theme: 'theme',
  remembered: 'remPass',
  rememberedSalt: 'remSalt',
  autoLogin: 'autoLogin',
  hideDownloadBar: 'hideDownloadBar',
  affiliate: 'aff',
  memberInfo: 'memberInfo',
  statusCache: 'cache.systemStatus',
  vendorCache: 'cache.vendors',
  lotteryCache: 'cache.lotteries',
  announcementCache: 'cache.announcements',
  prizeMode: 'prizeMode',
  /** The day, YYYY-MM-DD by the device, on which the pop-ups of home are not wanted. */
  popupsMutedOn: 'popupsMutedOn',
  /** Where the floating button was left. */
  floatingWidget: 'floatingWidget',
  /** The device's release bucket, 0 to 9999: decides canaries, so it outlives the session. */
  releaseBucket: 'releaseBucket',
  /** The set of versions kept while something must not be interrupted, with the moment it ends at the latest. */
  heldRelease: 'heldRelease',
  /** What members of this device have set for a calmer play: see `play-limits`. */
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
  readonly v: number;
  readonly savedAt: number;
  readonly language: string;
  readonly data: Data;
}

/**
 * Storage that cannot fail: where the browser denies it, values live in memory for the page's life.
 * Remotes may read and write the listed keys only, and never the session.
 */
export interface SiteStorage {
  readonly getLocal: (key: LocalKey) => string | null;
  readonly setLocal: (key: LocalKey, value: string) => void;
  readonly removeLocal: (key: LocalKey) => void;
  readonly getSession: (key: Exclude<SessionKey, 'MC_SESSION_INFO' | 'token'>) => string | null;
  readonly setSession: (key: Exclude<SessionKey, 'MC_SESSION_INFO' | 'token'>, value: string) => void;
  readonly removeSession: (key: Exclude<SessionKey, 'MC_SESSION_INFO' | 'token'>) => void;
  /** Calls back after every change of a session key, whoever made it; returns the way to stop. */
  readonly watchSession: (key: SessionKey, listener: () => void) => () => void;
}
