import { StandIns } from 'release-plugin/stand-ins';
import type { RemoteName } from 'shared-contracts/remote/remote-names';
import type { HostFiles } from '../boot/host-files';
import type { LiveReleases, LoadableRelease, RemoteRelease } from '../boot/live-releases';
import { LoadAddress } from './load-address';
import { shimNeeded } from './shims';

/** The page's releases, and its host. */
export type ReleasesSetup = HostFiles & { readonly live: Pick<LiveReleases, 'remote' | 'fallbacks'> };

/**
 * Which version of each section the page loads now: the chosen one or, if that fails here, the next working one before
 * it. A fallback stays until a person retries.
 */
export class SectionReleases extends StandIns<LoadableRelease> {
  private readonly addresses = new Map<string, LoadAddress>();

  constructor(private readonly boot: ReleasesSetup) {
    super();
  }

  now(name: RemoteName): RemoteRelease {
    const standIn = this.of(name);
    return standIn === undefined ? this.boot.live.remote(name) : { status: 'on', ...standIn };
  }

  /** The address of a version. */
  addressOf(name: RemoteName, version: string): LoadAddress {
    const key = `${name}@${version}`;
    const address = this.addresses.get(key) ?? new LoadAddress();
    this.addresses.set(key, address);
    return address;
  }

  /** The chosen version and its fallbacks. */
  protected candidates(name: RemoteName): readonly LoadableRelease[] {
    const chosen = this.boot.live.remote(name);
    return chosen.status === 'on'
      ? [
          chosen,
          ...this.boot.live
            .fallbacks(name, chosen.version)
            .filter(({ release }) => shimNeeded(this.boot, release) !== undefined),
        ]
      : [];
  }
}
