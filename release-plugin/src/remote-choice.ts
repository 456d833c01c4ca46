import type { BootRelease } from 'shared-contracts/release/boot-document';
import type { Feed } from 'shared-contracts/release/feed';
import { fallbackVersions, packageOf, resolveView, type MapView } from 'shared-contracts/release/resolve';
import { isRemoteName, type RemoteName } from 'shared-contracts/remote/remote-names';
import { StandIns, type RemoteVersion } from './stand-ins';

/** A release of a remote that a page may load. */
export interface ChosenRelease extends RemoteVersion {
  /** The package under which it was published. */
  readonly name: RemoteName;
  readonly release: BootRelease;
}

/** The operator has switched a remote off. */
export class RemoteOff extends Error {
  override readonly name = 'RemoteOff';

  /** `off` is the operator's message, by language code. */
  constructor(
    remote: string,
    readonly off: Readonly<Partial<Record<string, string | undefined>>>,
  ) {
    super(`${remote} is switched off`);
  }
}

/** The release document names no release of a remote. */
export class RemoteUnknown extends Error {
  override readonly name = 'RemoteUnknown';

  constructor(remote: string) {
    super(`${remote} has no release here: publish and promote it, or name its package by packageOf`);
  }
}

/** Names of packages by the runtime's names of remotes: `mfe-cart_total` cannot be a package, so `_` becomes `-`. */
export function packageOfRemote(remote: string): string {
  return `mfe-${remote.replaceAll('_', '-')}`;
}

/** What a release document gives one device. */
export class RemoteChoice extends StandIns<ChosenRelease> {
  private readonly set: ReturnType<typeof resolveView>;

  constructor(
    private readonly feed: Pick<Feed, 'view' | 'releases'>,
    bucket: number,
    private readonly nameOf: (remote: string) => string = packageOfRemote,
  ) {
    super();
    this.set = resolveView(feed.view as MapView, bucket);
  }

  /** The release of a remote to load now; throws {@link RemoteOff} or {@link RemoteUnknown}. */
  now(remote: string): ChosenRelease {
    const standIn = this.of(remote);
    if (standIn !== undefined) return standIn;
    const entry = packageOf(this.set, this.nameOf(remote) as RemoteName);
    if (entry.status === 'off') throw new RemoteOff(remote, entry.message);
    const [chosen] = this.candidates(remote);
    if (chosen === undefined) throw new RemoteUnknown(remote);
    return chosen;
  }

  protected candidates(remote: string): readonly ChosenRelease[] {
    const name = this.nameOf(remote);
    if (!isRemoteName(name)) return [];
    const entry = packageOf(this.set, name);
    const view = (this.feed.view as MapView).packages[name];
    if (entry.status !== 'on' || view === undefined) return [];
    return [entry.version, ...fallbackVersions(view, entry.version)].flatMap((version) => {
      const release = this.feed.releases[name]?.[version];
      return release === undefined ? [] : [{ name, version, release }];
    });
  }
}
