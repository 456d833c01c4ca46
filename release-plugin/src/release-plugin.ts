import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import type { RemoteVersion, StandIns } from './stand-ins';

/** What decides which version of a remote is loaded, and hears what came of it. `name` is the runtime's name of a remote. */
export interface ReleaseSource<Release extends RemoteVersion, Name extends string = string> {
  /** The release to load now; throws if the remote is off or unknown. */
  readonly now: (name: Name) => Release | Promise<Release>;
  /** Address of a release's entry, an ES module. `found` is what developer tools have put in its place, and may stay. */
  readonly entryOf: (name: Name, release: Release, found?: string) => string;
  /** Opens a container at an entry; the runtime initialises it. */
  readonly open: (remote: { readonly name: Name; readonly entry: string }, release: Release) => Promise<unknown>;
  /** A module has loaded; what this throws counts as a failure of the version. */
  readonly onLoad: (name: Name, release: Release, exposed: unknown) => void;
  /** A version has failed. */
  readonly onFault: (name: Name, release: Release, error: unknown) => void;
  /** Whether no version can be loaded after this error, because the remote is off or unknown. */
  readonly isFinal: (error: unknown) => boolean;
  /** Which versions stand in for those that failed. */
  readonly releases: Pick<StandIns<Release>, 'moveOn' | 'use'>;
  /** Another version has loaded in place of one that failed. */
  readonly onFallback: (name: Name, failed: string) => void;
}

/** The key of the release on a remote's registration; the runtime copies it along with the registration. */
const RELEASE = Symbol();

/** The runtime's type of a container; it does not say that `get` is asynchronous. */
type EntryExports = Exclude<Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>, void>;

interface Registered<Release, Name> {
  readonly name: Name;
  entry?: string;
  readonly [RELEASE]?: Release;
}

function nameIn<Name extends string>(id: string): Name {
  return id.split('/')[0] as Name;
}

/**
 * A plugin of the Module Federation runtime that loads remotes by releases: the version that the source names, from its
 * entry; if that fails on this page, the next one that the source has. Remotes need no registration.
 */
export function createReleasePlugin<Release extends RemoteVersion, Name extends string = string>(
  source: ReleaseSource<Release, Name>,
): ModuleFederationRuntimePlugin {
  const registered = new Map<Name, Release>();
  /** Remotes that are falling back: the request that started this reports it. */
  const falling = new Set<Name>();

  return {
    name: 'releases',

    beforeRequest: async (args) => {
      const name = nameIn<Name>(args.id);
      const chosen = await source.now(name);
      const { version } = chosen;
      if (registered.get(name)?.version === version) return args;
      registered.set(name, chosen);
      const remote = { name, version, entry: source.entryOf(name, chosen), type: 'module' as const, [RELEASE]: chosen };
      args.origin.registerRemotes([remote], { force: true });
      return args;
    },

    // Developer tools that request a version replace or remove the entry. Their request was settled before the page
    // started: the chosen release already is that version and has its entry.
    registerRemote: (args) => {
      const remote = args.remote as Registered<Release, Name>;
      const chosen = remote[RELEASE];
      if (chosen !== undefined) remote.entry = source.entryOf(remote.name, chosen, remote.entry);
      return args;
    },

    loadEntry: async ({ remoteInfo }) => {
      const chosen = (remoteInfo as unknown as Registered<Release, Name>)[RELEASE];
      if (chosen === undefined || remoteInfo.type !== 'module') return undefined;
      return source.open(remoteInfo as typeof remoteInfo & { name: Name }, chosen) as Promise<EntryExports>;
    },

    onLoad: async ({ remote, exposeModule }) => {
      const chosen = (remote as Registered<Release, Name>)[RELEASE];
      if (chosen !== undefined) source.onLoad(remote.name as Name, chosen, exposeModule);
    },

    errorLoadRemote: async ({ id, error, remote, lifecycle, origin }) => {
      if (lifecycle !== 'onLoad' || source.isFinal(error)) return undefined;
      const name = nameIn<Name>(id);
      // An unreadable manifest fails before the runtime passes the remote.
      const failed = (remote as Registered<Release, Name> | undefined)?.[RELEASE] ?? registered.get(name);
      if (failed === undefined) return undefined;
      source.onFault(name, failed, error);
      if (!source.releases.moveOn(name, failed.version)) return undefined;
      const isFirst = !falling.has(name);
      falling.add(name);
      try {
        const other = await origin.loadRemote<object>(id);
        if (isFirst) source.onFallback(name, failed.version);
        return other;
      } catch {
        // No version works: report the first error, and start the next attempt from that version.
        source.releases.use(name, failed.version);
        return undefined;
      } finally {
        if (isFirst) falling.delete(name);
      }
    },
  };
}
