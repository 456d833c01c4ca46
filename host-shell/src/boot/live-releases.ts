import type { BootDocument, BootRelease } from 'shared-contracts/release/boot-document';
import {
  fallbackVersions,
  packageOf,
  type MapView,
  type Overrides,
  type ResolvedSet,
} from 'shared-contracts/release/resolve';
import { remotesIn, type ByPackage, type RemoteName } from 'shared-contracts/remote/remote-names';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { siteRoutes, type ContributedRoutes, type SiteRoutes } from '../routing/site-routes';

/** The operator's message by language. */
export type OffMessage = Readonly<Partial<Record<string, string | undefined>>>;

/** A version of a remote that this page may load. */
export interface LoadableRelease {
  readonly version: string;
  readonly release: BootRelease;
}

/** The release of one remote on this page: its version and address, or the operator's message that it is off. */
export type RemoteRelease =
  | ({ readonly status: 'on' } & LoadableRelease)
  | { readonly status: 'off'; readonly message: OffMessage }
  | { readonly status: 'absent' };

/** The remotes of a set, with the releases that a page has for them. */
export function releasesOf({ releases }: Pick<BootDocument, 'releases'>, set: ResolvedSet) {
  return new Map<RemoteName, RemoteRelease>(
    remotesIn(set.packages).map((name) => {
      const entry = packageOf(set, name);
      const release = entry.status === 'on' ? releases[name]?.[entry.version] : undefined;
      if (entry.status !== 'on') return [name, entry];
      return [name, release === undefined ? { status: 'absent' } : { status: 'on', version: entry.version, release }];
    }),
  );
}

type Releases = ReadonlyMap<RemoteName, RemoteRelease>;

/** What can change about them while the page is open. */
interface Live {
  readonly releases: Releases;
  /** A page of a section that is off keeps its address: it shows the operator's message and does not redirect home. */
  readonly routes: SiteRoutes;
}

function liveNow(host: ContributedRoutes, releases: Releases, before: SiteRoutes): Live {
  const contributed = [...releases].map(([remote, release]) => ({
    remote,
    routes: release.status === 'on' ? release.release.contributions.routes : [],
  }));
  return { releases, routes: new Map([...before, ...siteRoutes([host, ...contributed])]) };
}

/** The host's own pages, as its release names them. */
function hostRoutes({ releases }: BootDocument, set: ResolvedSet): ContributedRoutes {
  const own = packageOf(set, 'host-shell');
  const release = own.status === 'on' ? releases['host-shell']?.[own.version] : undefined;
  return { remote: 'host-shell', routes: release?.contributions.routes ?? [] };
}

/** The pages of sections that are off when the page is opened, as their served release names them. */
function offRoutes({ releases, view }: BootDocument, set: ResolvedSet): readonly ContributedRoutes[] {
  const off = remotesIn(set.packages).filter((name) => packageOf(set, name).status === 'off');
  return off.map((remote) => {
    const served = view.packages[remote]?.version;
    const release = served === undefined ? undefined : releases[remote]?.[served];
    return { remote, routes: release?.contributions.routes ?? [] };
  });
}

/**
 * The remotes of this page, and which of them are currently switched off. Versions stay what they were when the page
 * was loaded; switches follow the operator (`take-switches.ts`).
 */
export class LiveReleases {
  private readonly store: StoreApi<Live>;
  private readonly host: ContributedRoutes;
  /** Versions revoked since the page was loaded. */
  private revoked: ByPackage<readonly string[]> = {};

  constructor(
    private readonly document: BootDocument,
    set: ResolvedSet,
    private readonly overrides: Overrides,
  ) {
    this.host = hostRoutes(document, set);
    this.store = createStore(() => liveNow(this.host, releasesOf(document, set), siteRoutes(offRoutes(document, set))));
  }

  /** The remotes that this page knows, by name. */
  readonly names = (): readonly RemoteName[] => [...this.store.getState().releases.keys()].sort();

  /** The current state of a remote; the same object until it changes. */
  readonly remote = (name: RemoteName): RemoteRelease =>
    this.store.getState().releases.get(name) ?? { status: 'absent' };

  /** Every page of the site, those of sections that are switched off included. */
  readonly routes = (): SiteRoutes => this.store.getState().routes;

  /** Calls back after every switch; returns the unsubscribe function. */
  readonly subscribe = (listener: () => void): (() => void) => this.store.subscribe(listener);

  /** The versions to try, in order, when one fails here; a named override has no fallbacks. */
  fallbacks(name: RemoteName, chosen: string): readonly LoadableRelease[] {
    const view = (this.document.view as MapView).packages[name];
    if (view === undefined || this.overrides[name] !== undefined) return [];
    const allowed = fallbackVersions(view, chosen).filter((version) => !this.revoked[name]?.includes(version));
    return allowed.flatMap((version) => {
      const release = this.document.releases[name]?.[version];
      return release === undefined ? [] : [{ version, release }];
    });
  }

  /** Stops using these versions as fallbacks. */
  revoke(versions: ByPackage<readonly string[]>): void {
    this.revoked = versions;
  }

  /** Replaces the states of remotes. */
  replace(changes: Releases): void {
    this.store.setState(({ releases, routes }) => liveNow(this.host, new Map([...releases, ...changes]), routes));
  }
}
