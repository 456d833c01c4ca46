import type { FileLanguage } from '../language';
import type { IntentName } from '../intents/intent-map';
import type { FirstRead } from './first-read';
import type { SlotName } from './slot-map';

/**
 * Who may open a route (D-21). `member`: visitors go to the login page and come back; `agent`: everybody else
 * is replaced to home; `session`: visitors are replaced to home; `promotion`: visitors go to the promotions.
 */
export type RouteGuard = 'open' | 'member' | 'agent' | 'session' | 'promotion';

/** A screen that a remote adds to the site without a release of the host (D-21). */
export interface RouteContribution {
  /** Matched exactly, case included; a trailing slash does not count. */
  readonly path: string;
  readonly screen: string;
  /** Shown in the title bar; carried here so that no code of the remote is needed to show it. */
  readonly title?: Readonly<Record<FileLanguage, string>>;
  readonly guard?: RouteGuard;
  readonly hideHeader?: boolean;
  readonly hideFooter?: boolean;
}

/** A widget that a remote puts into one of the host's slots; lower orders come first. */
export interface SlotContribution {
  readonly slot: SlotName;
  readonly widget: string;
  readonly order: number;
}

/** Everything the host must know of a remote before any of its code runs; plain data, read by the build. */
export interface RemoteContributions {
  readonly routes: readonly RouteContribution[];
  readonly slots: readonly SlotContribution[];
  /** Intents this remote answers: the host loads it when one is asked for. */
  readonly intents: readonly IntentName[];
  /** What screens and widgets begin with, by their names: the page asks for it while their code comes. */
  readonly reads?: {
    readonly screens?: Readonly<Record<string, readonly FirstRead[]>>;
    readonly widgets?: Readonly<Record<string, readonly FirstRead[]>>;
  };
}

/** Types the contents of a remote's `routes.ts`. */
export function defineContributions(contributions: RemoteContributions): RemoteContributions {
  return contributions;
}
