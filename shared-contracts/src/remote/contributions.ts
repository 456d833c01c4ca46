import type { WhitelabelFlag } from '../flags';
import type { FileLanguage } from '../language';
import type { IntentName } from '../intents/intent-map';
import type { FirstRead } from './first-read';
import type { SlotName } from './slot-map';

/**
 * Who may open a route (docs/product/shell.md#guards). `member`: visitors go to the login page and come back; `agent`:
 * everybody else is replaced to home; `session`: visitors are replaced to home; `promotion`: visitors go to the promotions;
 * `visitor`: who is signed in goes on to the return path of the address, else home.
 */
export type RouteGuard = 'open' | 'member' | 'agent' | 'session' | 'promotion' | 'visitor';

/**
 * Who is kept out although signed in, and told why: `money` asks for a player's own account, `account` for any that is no
 * trial, `messages` turns trials to the message centre, `invite` follows the rule of the invite entry.
 */
export type RouteGate = 'money' | 'account' | 'messages' | 'invite';

/** What a page needs beside the right person; where it is missing, the page of `goTo` takes its place. */
export type RouteRequirement =
  | {
      readonly kind: 'query';
      /** A field of the address, which must not be empty. */
      readonly field: string;
      /** The only value that will do; any where it is missing. */
      readonly value?: string;
      /** Path of the page that takes the place. */
      readonly goTo: string;
    }
  | {
      readonly kind: 'flag';
      /** A switch of the merchant that has to be on. */
      readonly name: WhitelabelFlag;
      /** Path of the page that takes the place. */
      readonly goTo: string;
    }
  /** The merchant shows dividends. */
  | {
      readonly kind: 'dividends';
      /** Path of the page that takes the place. */
      readonly goTo: string;
    }
  /** The site does not run in the merchant's app. */
  | {
      readonly kind: 'browser';
      /** Path of the page that takes the place. */
      readonly goTo: string;
    };

/** Values of a query field that only members may open; visitors go to the login page and come back. */
export interface MemberQuery {
  /** Its name in the address. */
  readonly field: string;
  /** Each as it stands there. */
  readonly values: readonly string[];
}

/** `top`: the site's header; `none`: the title bar stands at the top and carries the account's controls. */
export type RouteHeader = 'top' | 'none';
/** `agent`: the page brings its own bar into the bottom menu's place. */
export type RouteFooter = 'menu' | 'agent' | 'none';
/** Where the title bar's arrow leads: the page before, home, or home in this page's place. */
export type RouteBack = 'step' | 'home' | 'replace-home' | 'none';
/** What the title bar of a page without header offers a visitor. */
export type AccountLink = 'login' | 'register';

/** Everything the site knows of one page; it travels in the release descriptor of the package that owns the page. */
export interface RouteContribution {
  /** Matched exactly, case included; a trailing slash does not count. */
  readonly path: string;
  /** Key of the remote's `screens`; a release without it is refused at publish. */
  readonly screen: string;
  /** Shown in the title bar, before any code of the page has come. A page without a title has no bar. */
  readonly title?: Readonly<Record<FileLanguage, string>>;
  /** `open` unless told. */
  readonly guard?: RouteGuard;
  /** Nobody who is signed in is kept out unless told. */
  readonly gate?: RouteGate;
  /** In this order; nothing unless told. */
  readonly requires?: readonly RouteRequirement[];
  /** Nothing unless told. */
  readonly memberQuery?: MemberQuery;
  /** `top` unless told. */
  readonly header?: RouteHeader;
  /** `menu` unless told. */
  readonly footer?: RouteFooter;
  /** `step` unless told. */
  readonly back?: RouteBack;
  /** Both unless told. */
  readonly accountLinks?: readonly AccountLink[];
  /** The page shows what an agent has to agree to; off unless told. */
  readonly agreements?: boolean;
  /** Opening the page has the counts of unread messages fetched again; off unless told. */
  readonly refreshesUnread?: boolean;
  /** How sections before 1.1.0 say `header: 'none'`. */
  readonly hideHeader?: boolean;
  /** How sections before 1.1.0 say `footer: 'none'`. */
  readonly hideFooter?: boolean;
}

/** A widget that a remote puts into one of the host's slots; lower orders come first. */
export interface SlotContribution {
  /** The place; one that the host does not have is ignored. */
  readonly slot: SlotName;
  /** Key of the remote's `widgets`; a release without it is refused at publish. */
  readonly widget: string;
  /** Its rank among all sections' widgets in the slot, lowest first. */
  readonly order: number;
}

/** Everything the host must know of a remote before any of its code runs; plain data, read by the build. */
export interface RemoteContributions {
  /** Its pages; a path that another section has is refused at publish. */
  readonly routes: readonly RouteContribution[];
  /** Its widgets in the host's pages. */
  readonly slots: readonly SlotContribution[];
  /** Intents this remote answers: the host loads it when one is asked for. */
  readonly intents: readonly IntentName[];
  /** What screens and widgets begin with, by their names: the page asks for it while their code comes. Nothing unless told. */
  readonly reads?: {
    /** By key of the remote's `screens`. */
    readonly screens?: Readonly<Record<string, readonly FirstRead[]>>;
    /** By key of the remote's `widgets`. */
    readonly widgets?: Readonly<Record<string, readonly FirstRead[]>>;
  };
  /**
   * The groups of texts (`textGroups` of the remote) that screens and widgets show beside `locales`: the page fetches them with the
   * part. A build whose part shows others is refused. Nothing unless told.
   */
  readonly texts?: {
    /** By key of the remote's `screens`. */
    readonly screens?: Readonly<Record<string, readonly string[]>>;
    /** By key of the remote's `widgets`. */
    readonly widgets?: Readonly<Record<string, readonly string[]>>;
  };
}

/** Types the contents of a remote's `routes.ts`. */
export function defineContributions(contributions: RemoteContributions): RemoteContributions {
  return contributions;
}
