import { isHomePath, normalisePath } from 'shared-contracts/paths';
import type { BootDocument, BootRelease } from 'shared-contracts/release/boot-document';
import type { FilesNeeded, ReleaseRoute } from 'shared-contracts/release/descriptor';
import { needsOf, type PartName } from 'shared-contracts/release/needed-files';
import type { ResolvedSet } from 'shared-contracts/release/resolve';
import type { FirstRead } from 'shared-contracts/remote/first-read';
import { packageEntries, type PackageName } from 'shared-contracts/remote/remote-names';
import { isAgent } from 'shared-contracts/session/member-type';
import { isSlotName, LATE_SLOTS } from 'shared-contracts/remote/slot-map';
import { isHidden, widgetId } from 'shared-contracts/remote/slot-order';
import { MEMBER_READS } from './early-reads';
import { filesBase } from './starter-result';

/** What a page needs for its first screen; all of it is known before any code runs. */
export interface FirstFiles {
  readonly hostEntry: string;
  /** The host's own styles: applied before anything is drawn. */
  readonly hostStyles: readonly string[];
  /** Scripts that the host needs to start: most of the bytes. */
  readonly hostScripts: readonly string[];
  /** Further scripts and styles to fetch, the most urgent first. */
  readonly urls: readonly string[];
  /** Hashes of these styles by address; scripts have theirs in the import map. */
  readonly styleIntegrity: Readonly<Record<string, string>>;
  /** Calls that the screen, the widgets and the frame begin with. */
  readonly reads: readonly FirstRead[];
}

/** The kit's further icons: home starts without them, every other page has some. */
const DRAWINGS_KEY = 'shared-kit/drawings';

interface ChosenRelease {
  readonly name: PackageName;
  readonly release: BootRelease;
}

function chosenReleases(boot: BootDocument, set: ResolvedSet): readonly ChosenRelease[] {
  return packageEntries(set.packages).flatMap(([name, entry]) => {
    const release = entry.status === 'on' ? boot.releases[name]?.[entry.version] : undefined;
    return release === undefined ? [] : [{ name, release }];
  });
}

/** The opened path, and what is known about the user before any code runs. */
export interface StartPage {
  readonly pathname: string;
  readonly language: string;
  readonly isAgent: boolean;
}

/** A guess for prefetching that grants nothing: the guards decide who may enter. */
export function isAgentSession(stored: string | null): boolean {
  const [, type] = /"type":"?(\d+)/.exec(stored ?? '') ?? [];
  return type !== undefined && isAgent(Number(type));
}

type FirstRoute = { readonly remote: PackageName; readonly screen: string };

function routeOf(releases: readonly ChosenRelease[], pathname: string, isAgentHere: boolean): FirstRoute | null {
  const path = normalisePath(pathname);
  for (const { name, release } of releases) {
    const route = (release.contributions.routes as readonly ReleaseRoute[]).find((entry) => entry.path === path);
    // Only agents may enter; others end on home, so nothing of the agents' section is fetched for them.
    if (route?.guard === 'agent' && !isAgentHere) return null;
    if (route !== undefined) return { remote: route.remote ?? name, screen: route.screen };
  }
  return null;
}

/** The files of a path's first screen: the host, the screen's remote, what fills home's slots, texts, shared modules. */
export function filesForPath(boot: BootDocument, set: ResolvedSet, page: StartPage): FirstFiles {
  const { pathname, language } = page;
  const releases = chosenReleases(boot, set);
  const host = releases.find(({ name }) => name === 'host-shell');
  if (host === undefined) throw new Error('no host');
  const urls: string[] = [];
  const styleIntegrity: Record<string, string> = {};
  const reads: FirstRead[] = [];
  const url = ({ name, release }: ChosenRelease, file: string): string =>
    new URL(`${filesBase(boot.assetsBase, name, release)}${file}`, location.origin).href;
  const add = (from: ChosenRelease, files: FilesNeeded | undefined): void => {
    if (files === undefined) return;
    reads.push(...(files.reads ?? []));
    // A part's dependencies before its own files: shared modules are bigger, and take longer to evaluate.
    for (const key of files.shared) add(host, host.release.sharedChunks[key]);
    for (const file of files.scripts) urls.push(url(from, file));
    for (const file of files.styles) {
      const [address, hash] = [url(from, file), from.release.styleIntegrity[file]];
      urls.push(address);
      if (hash !== undefined) styleIntegrity[address] = hash;
    }
  };
  const addParts = (from: ChosenRelease, parts?: readonly PartName[]): void => {
    for (const needed of needsOf(from.release, language, parts)) add(from, needed);
  };
  // A document of the host's runs by itself and needs nothing of the site.
  const alone = host.release.documents?.[normalisePath(pathname)];
  const first = alone ?? host.release.start;
  addParts({ ...host, release: { ...host.release, start: first } });
  const route = alone ? null : (routeOf(releases, pathname, page.isAgent) ?? routeOf(releases, '/m/home', false));
  if (route !== null && route.screen !== 'home') add(host, host.release.sharedChunks[DRAWINGS_KEY]);
  for (const chosen of releases) {
    const parts: PartName[] = isHomePath(pathname)
      ? chosen.release.contributions.slots
          .filter(
            ({ slot, widget }) =>
              slot.startsWith('home.') &&
              isSlotName(slot) &&
              !LATE_SLOTS.includes(slot) &&
              !isHidden(boot.merchant.slots?.[slot], widgetId(chosen.name, widget)),
          )
          .map(({ widget }) => ['widgets', widget])
      : [];
    if (route?.remote === chosen.name) parts.unshift(['screens', route.screen]);
    if (parts.length > 0) addParts(chosen, parts);
  }
  // After the screen's own reads. A document has no frame, so it needs none.
  if (!alone) reads.push(...MEMBER_READS);
  const hostStyles = first.styles.map((file) => url(host, file));
  const hostScripts = first.scripts.map((file) => url(host, file));
  const ofHost = new Set([...hostStyles, ...hostScripts]);
  return {
    hostEntry: url(host, (alone ?? host.release).entry),
    hostStyles,
    hostScripts,
    urls: [...new Set(urls)].filter((address) => !ofHost.has(address)),
    styleIntegrity,
    reads,
  };
}
