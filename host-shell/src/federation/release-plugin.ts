import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { createReleasePlugin } from 'release-plugin';
import { isRemoteDefinition, type RemoteDefinition } from 'shared-contracts/remote/remote-contract';
import { EXPOSED_NAME, type RemoteName } from 'shared-contracts/remote/remote-names';
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
  const remote = (exposed as Partial<Record<string, unknown>> | null | undefined)?.[EXPOSED_NAME];
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
    if (error instanceof Object) {
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
  const began = new WeakMap<LoadableRelease, number>();

  return createReleasePlugin<LoadableRelease, RemoteName>({
    ...setup,
    now: (name) => releaseNow(releases, name),
    entryOf: (name, { release }, found = '') =>
      release.base === undefined && setup.mayOverride(found) ? found : boot.fileUrl(name, release.entry, release),
    open: (remote, chosen) => {
      began.set(chosen, performance.now());
      return openEntry(setup, remote, chosen);
    },
    onLoad: (name, chosen, exposed) => {
      const { version, release } = chosen;
      const { usesRetryUrl } = releases.addressOf(name, version);
      const milliseconds = Math.round(performance.now() - Number(began.get(chosen)));
      const remote = remoteIn(name, exposed, chosen);
      setup.onOpened({ name, version, release, remote, usesRetryUrl, milliseconds });
    },
    onFault: faultTeller(setup),
    isFinal: isNoVersions,
  });
}
