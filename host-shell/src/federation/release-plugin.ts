import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { isRemoteDefinition, type RemoteDefinition } from 'shared-contracts/remote/remote-contract';
import { EXPOSED_NAME, isRemoteName, type RemoteName } from 'shared-contracts/remote/remote-names';
import type { BootRelease } from 'shared-contracts/release/boot-document';
import { satisfies } from 'shared-contracts/release/semver';
import type { LoadableRelease, OffMessage } from '../boot/live-releases';
import { faultOf, LoadFailure, refused, type LoadFault } from '../files/load-fault';
import { openEntry, type EntrySetup } from './open-entry';
import type { SectionReleases } from './section-releases';

/** A version of a section whose code runs on this page. */
export interface OpenedSection {
  readonly name: RemoteName;
  readonly version: string;
  readonly release: BootRelease;
  readonly remote: RemoteDefinition;
  /** Whether it was loaded from its retry URL. */
  readonly usesRetryUrl: boolean;
  /** How long opening took. */
  readonly milliseconds: number;
}

/** The operator has switched a section off. */
export class SectionOff extends Error {
  override readonly name = 'SectionOff';

  constructor(readonly off: OffMessage) {
    super('This section is switched off');
  }
}

/** What the plugin needs from the page, and its callbacks. */
export interface ReleasePluginSetup extends EntrySetup {
  /** A section has loaded; throws what its start throws. */
  readonly onOpened: (section: OpenedSection) => void;
  readonly onFault: (name: RemoteName, version: string, fault: LoadFault) => void;
  /** The version now in use replaced one that failed. */
  readonly onFallback: (name: RemoteName, version: string) => void;
}

/** Key of the release on a remote's registration; the runtime copies it along with the registration. */
const RELEASE = Symbol('release');

/** The runtime's type of a container. */
type EntryExports = Exclude<Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>, void>;

interface Registered {
  readonly name: string;
  readonly entry?: string;
  readonly [RELEASE]?: LoadableRelease;
}

function nameIn(id: string): RemoteName {
  const name = id.slice(0, id.indexOf('/'));
  if (!isRemoteName(name)) throw refused('missing', `${id} is of no section of this site`);
  return name;
}

/** The release to load now; throws if the section is off or unknown. */
export function releaseNow(releases: Pick<SectionReleases, 'now'>, name: RemoteName): LoadableRelease {
  const chosen = releases.now(name);
  if (chosen.status === 'off') throw new SectionOff(chosen.message);
  if (chosen.status === 'absent') throw refused('missing', 'no release');
  return chosen;
}

/** No version can be loaded. */
function isNoVersions(error: unknown): boolean {
  return error instanceof SectionOff || (error instanceof LoadFailure && error.fault.stage === 'missing');
}

function remoteIn(name: RemoteName, exposed: unknown, { release }: LoadableRelease): RemoteDefinition {
  const remote =
    typeof exposed === 'object' && exposed !== null
      ? (exposed as Partial<Record<string, unknown>>)[EXPOSED_NAME]
      : undefined;
  if (!isRemoteDefinition(remote)) throw refused('exposed', 'not a remote');
  if (remote.name !== name) throw refused('exposed', `it is the section ${remote.name}`);
  if (!satisfies(remote.contract, release.contract.range)) throw refused('contract', remote.contract);
  return remote;
}

/** Reports a failed version once for all parallel requests, which share the same error. */
function faultTeller({ releases, onFault }: ReleasePluginSetup) {
  const told = new WeakSet<object>();
  return (name: RemoteName, { version }: LoadableRelease, error: unknown): void => {
    const fault = faultOf(error, 'entry');
    if (typeof error === 'object' && error !== null) {
      if (told.has(error)) return;
      told.add(error);
    }
    if (!(error instanceof LoadFailure)) releases.addressOf(name, version).noteFailure(fault);
    onFault(name, version, fault);
  };
}

/**
 * How the federation runtime loads sections on this site: the version in the page's release table, unless the section
 * is off, from its known address, with verified bytes and retries; otherwise the previous working version.
 */
export function releasePlugin(setup: ReleasePluginSetup): ModuleFederationRuntimePlugin {
  const { releases, boot } = setup;
  const entryOf = (name: RemoteName, { release }: LoadableRelease): string =>
    boot.fileUrl(name, release.entry, release);
  const registered = new Map<RemoteName, LoadableRelease>();
  const began = new WeakMap<LoadableRelease, number>();
  const tell = faultTeller(setup);
  /** Sections that are falling back: the request that started this reports it. */
  const falling = new Set<RemoteName>();

  return {
    name: 'releases',

    beforeRequest: async (args) => {
      const name = nameIn(args.id);
      const chosen = releaseNow(releases, name);
      const { version } = chosen;
      const present = registered.get(name);
      if (present?.version === version) return args;
      registered.set(name, chosen);
      const remote = { name, version, entry: entryOf(name, chosen), type: 'module' as const, [RELEASE]: chosen };
      args.origin.registerRemotes([remote], { force: present !== undefined });
      return args;
    },

    // Developer tools that request a version replace or remove the entry. Their request was settled before the page
    // started: the chosen release already is that version and has its entry.
    registerRemote: (args) => {
      const remote: { name: string; entry?: string } & Registered = args.remote;
      const chosen = remote[RELEASE];
      if (chosen === undefined) return args;
      const isForeign = chosen.release.base === undefined && setup.mayOverride(remote.entry ?? '');
      if (!isForeign) remote.entry = entryOf(remote.name as RemoteName, chosen);
      return args;
    },

    loadEntry: async ({ remoteInfo }) => {
      const chosen = (remoteInfo as Registered)[RELEASE];
      if (chosen === undefined || remoteInfo.type !== 'module') return undefined;
      began.set(chosen, performance.now());
      // The runtime's types do not say that `get` is asynchronous.
      return (await openEntry(setup, remoteInfo, chosen)) as unknown as EntryExports;
    },

    onLoad: async ({ remote, exposeModule }) => {
      const chosen = (remote as Registered)[RELEASE];
      if (chosen === undefined) return;
      const name = remote.name as RemoteName;
      const { version, release } = chosen;
      const { usesRetryUrl } = releases.addressOf(name, version);
      const milliseconds = Math.round(performance.now() - (began.get(chosen) ?? performance.now()));
      const definition = remoteIn(name, exposeModule, chosen);
      setup.onOpened({ name, version, release, remote: definition, usesRetryUrl, milliseconds });
    },

    errorLoadRemote: async ({ id, error, remote, lifecycle, origin }) => {
      if (lifecycle !== 'onLoad' || isNoVersions(error)) return undefined;
      const name = nameIn(id);
      // An unreadable manifest fails before the runtime passes the remote.
      const failed = (remote as Registered | undefined)?.[RELEASE] ?? registered.get(name);
      if (failed === undefined) return undefined;
      tell(name, failed, error);
      if (!releases.moveOn(name, failed.version)) return undefined;
      const isFirst = !falling.has(name);
      falling.add(name);
      try {
        const other = await origin.loadRemote<object>(id);
        if (isFirst) setup.onFallback(name, failed.version);
        return other;
      } catch {
        // No version works: report the first error, and start the next attempt from that version.
        releases.use(name, failed.version);
        return undefined;
      } finally {
        if (isFirst) falling.delete(name);
      }
    },
  };
}
