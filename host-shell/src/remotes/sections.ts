import { EXPOSED_MODULE, type RemoteName } from 'shared-contracts/remote/remote-names';
import type { BootRelease } from 'shared-contracts/release/boot-document';
import type { RemoteDefinition } from 'shared-contracts/remote/remote-contract';
import { hostFiles } from '../boot/host-files';
import { createFederation, type Federation } from '../federation/instance';
import { releaseNow, releasePlugin, type OpenedSection } from '../federation/release-plugin';
import { SectionReleases, type ReleasesSetup } from '../federation/section-releases';
import type { LoadFault } from '../files/load-fault';
import { isAllowedElsewhere } from '../overrides/allowed-origin';
import { ActiveRemotes } from './active-remotes';

/** What opening sections needs from the rest of the host. */
export interface SectionsSetup {
  readonly boot: ReleasesSetup;
  /** Imports a module; replaced in tests. */
  readonly load?: (url: string) => Promise<unknown>;
  /** Makes the browser check scripts against the page's hashes; false if a hash is missing (`StarterResult.hold`). */
  readonly hold: (scripts: readonly string[]) => boolean;
  /** Overrides that the page's start refused, as they were requested: developer tools still pass them. */
  readonly refusedOverrides?: readonly string[] | undefined;
  /** Called once for every instance whose code is new to this page; returns the function that undoes its start. */
  readonly onLoaded: (remote: RemoteDefinition, version: string, milliseconds: number) => () => void;
  readonly onFault: (name: RemoteName, version: string, fault: LoadFault) => void;
  /** A version that failed was replaced by another. */
  readonly onFallback: (name: RemoteName, version: string, to: string) => void;
}

/** The sections of this page, opened through the federation runtime: the active version of each. */
export class Sections {
  readonly releases: SectionReleases;
  readonly active: ActiveRemotes;
  private readonly federation: Federation;
  private readonly opened = new Map<RemoteName, OpenedSection>();

  constructor(private readonly setup: SectionsSetup) {
    const { boot, load, refusedOverrides, onFault } = setup;
    const { allowsOverrides, overrideOrigins } = boot.document;
    this.active = new ActiveRemotes(({ remote, version, milliseconds }) =>
      setup.onLoaded(remote, version, milliseconds),
    );
    this.releases = new SectionReleases(boot);
    const releases = releasePlugin({
      releases: this.releases,
      boot,
      ...(load !== undefined && { load }),
      mayRun: this.mayRun,
      mayOverride: (entry) =>
        allowsOverrides && isAllowedElsewhere(entry, overrideOrigins) && refusedOverrides?.includes(entry) !== true,
      onOpened: this.activate,
      onFault,
      onFallback: (name, version) => setup.onFallback(name, version, this.opened.get(name)?.version ?? ''),
    });
    this.federation = createFederation([releases], boot.document);
  }

  /** The section in its current version. */
  async open(name: RemoteName): Promise<OpenedSection> {
    const present = this.present(name);
    if (present !== undefined) return present;
    // The plugin checks the same, but the runtime logs a warning for every error that a plugin throws there.
    releaseNow(this.releases, name);
    await this.federation.loadRemote(`${name}${EXPOSED_MODULE.slice(1)}`);
    const opened = this.opened.get(name);
    if (opened === undefined) throw new Error(`Nobody told of ${name}`);
    return opened;
  }

  /** The section, if it is loaded in its current version and address. */
  present(name: RemoteName): OpenedSection | undefined {
    const opened = this.opened.get(name);
    const now = this.releases.now(name);
    if (opened === undefined || now.status !== 'on' || now.version !== opened.version) return undefined;
    return this.releases.addressOf(name, opened.version).usesRetryUrl === opened.usesRetryUrl ? opened : undefined;
  }

  /** Makes this version the active one of its section. Throws what its start throws. */
  readonly activate = (section: OpenedSection): void => {
    const { name, release } = section;
    const urls = (files: readonly string[]): readonly string[] =>
      files.map((file) => this.setup.boot.fileUrl(name, file, release));
    const parts = (['screens', 'widgets'] as const).flatMap((kind) =>
      Object.entries(release[kind]).map(([part, { styles }]) => [`${kind}/${part}`, urls(styles)] as const),
    );
    this.active.activate(section, { all: urls(Object.keys(release.styleIntegrity)), parts: Object.fromEntries(parts) });
    this.opened.set(name, section);
  };

  /** Whether no script runs without a hash; overrides have none, and need none. */
  readonly mayRun = (release: BootRelease, files: readonly string[], shared: readonly string[]): boolean => {
    if (release.base !== undefined) return true;
    const scripts = [...files, ...hostFiles(this.setup.boot, 'sharedChunks', shared)].filter(
      (url) => !url.endsWith('.css'),
    );
    return this.setup.hold(scripts);
  };
}
