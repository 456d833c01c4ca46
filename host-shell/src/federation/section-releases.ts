import type { RemoteName } from 'shared-contracts/remote/remote-names';
import { satisfies } from 'shared-contracts/release/semver';
import { CONTRACT_VERSION } from 'shared-contracts/version';
import type { LiveReleases, LoadableRelease, RemoteRelease } from '../boot/live-releases';
import { LoadAddress } from './load-address';

/** Whether a release was built for this host's contract. */
export function fitsHost({ release }: LoadableRelease): boolean {
  return satisfies(CONTRACT_VERSION, release.contract.range);
}

/**
 * Which version of each section the page loads now: the chosen one or, if that fails here, the next working one before
 * it. A fallback stays until a person retries.
 */
export class SectionReleases {
  private readonly standIns = new Map<RemoteName, string>();
  private readonly addresses = new Map<string, LoadAddress>();

  constructor(private readonly live: Pick<LiveReleases, 'remote' | 'fallbacks'>) {}

  now(name: RemoteName): RemoteRelease {
    const standIn = this.candidates(name).find(({ version }) => version === this.standIns.get(name));
    return standIn === undefined ? this.live.remote(name) : { status: 'on', ...standIn };
  }

  /** The address of a version. */
  addressOf(name: RemoteName, version: string): LoadAddress {
    const key = `${name}@${version}`;
    const address = this.addresses.get(key) ?? new LoadAddress();
    this.addresses.set(key, address);
    return address;
  }

  /** Moves on from a failed version to the next one, unless that has already happened; false if there is none. */
  moveOn(name: RemoteName, failed: string): boolean {
    const versions = this.candidates(name).map(({ version }) => version);
    const present = this.now(name);
    const position = versions.indexOf(failed);
    if (position < 0 || present.status !== 'on') return false;
    if (versions.indexOf(present.version) > position) return true;
    const next = versions[position + 1];
    if (next !== undefined) this.standIns.set(name, next);
    return next !== undefined;
  }

  /** Loads this version from now on. */
  use(name: RemoteName, version: string): void {
    this.standIns.set(name, version);
  }

  /** Loads the chosen version from now on. */
  useChosen(name: RemoteName): void {
    this.standIns.delete(name);
  }

  /** The chosen version and its fallbacks. */
  private candidates(name: RemoteName): readonly LoadableRelease[] {
    const chosen = this.live.remote(name);
    return chosen.status === 'on' ? [chosen, ...this.live.fallbacks(name, chosen.version).filter(fitsHost)] : [];
  }
}
