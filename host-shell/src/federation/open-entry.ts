import type { RemoteName } from 'shared-contracts/remote/remote-names';
import type { BootRelease } from 'shared-contracts/release/boot-document';
import type { HostFiles } from '../boot/host-files';
import type { LoadableRelease } from '../boot/live-releases';
import { refused } from '../files/load-fault';
import { initContainer, type Container } from './container';
import { retrying } from './retrying';
import type { SectionReleases } from './section-releases';
import { loadedShims, shimNeeded, type ShimModule } from './shims';

/** What opening an entry needs from the page. */
export interface EntrySetup {
  readonly releases: SectionReleases;
  readonly boot: HostFiles;
  /** Whether the page may run these scripts of a release: it has hashes of all, or they come from an override. */
  readonly mayRun: (release: BootRelease, scripts: readonly string[], shared: readonly string[]) => boolean;
  /** Whether developer tools may bring this entry in place of the release's. */
  readonly mayOverride: (entry: string) => boolean;
  readonly load?: (url: string) => Promise<unknown>;
}

const importModule = (url: string): Promise<unknown> => import(/* webpackIgnore: true */ url);

/**
 * Opens the container of a release from its known address, with verified bytes, a time limit and retries. Its exposed
 * module is loaded the same way, from its retry URL if loads already use that. A section of an earlier major of the contract
 * comes with the host's shim.
 */
export async function openEntry(
  { releases, boot, mayRun, mayOverride, load = importModule }: EntrySetup,
  registered: { readonly name: string; readonly entry: string },
  chosen: LoadableRelease,
): Promise<Container> {
  const { version, release } = chosen;
  const shim = shimNeeded(boot, release);
  if (shim === undefined) throw refused('contract', release.contract.range);
  const name = registered.name as RemoteName;
  const own = boot.fileUrl(name, release.entry, release);
  const isOverridden = registered.entry !== own && mayOverride(registered.entry);
  const entry = isOverridden ? registered.entry : own;
  const others = release.start.scripts.filter((file) => file !== release.entry);
  const files = [entry, ...others.map((file) => boot.fileUrl(name, file, release)), ...(shim ? [shim] : [])];
  const address = releases.addressOf(name, version);
  const { shared } = release.start;
  if (!isOverridden && !address.usesRetryUrl && !mayRun(release, files, shared)) throw refused('integrity', 'no hash');
  let from = '';
  let container: Container | null = null;
  const open = async (): Promise<Container> => {
    const url = address.of(entry);
    if (container === null || from !== url) {
      const [module, shims] = await Promise.all([load(url), shim && load(address.of(shim))]);
      if (shim) loadedShims.set(release, shims as ShimModule);
      container = await initContainer(module);
    }
    from = url;
    return container;
  };
  const again = { when: 'entry', address, files, shared, boot } as const;
  await retrying({ ...again, open });
  return {
    // It already has its own share scope.
    init: () => undefined,
    get: (exposed) => retrying({ ...again, open: async () => (await open()).get(exposed) }),
  };
}
