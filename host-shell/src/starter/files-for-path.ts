import { isHomePath, normalisePath } from 'shared-contracts/paths';
import type { BootDocument, BootRelease } from 'shared-contracts/release/boot-document';
import type { FilesNeeded, ReleaseRoute } from 'shared-contracts/release/descriptor';
import type { ResolvedSet } from 'shared-contracts/release/resolve';
import type { FirstRead } from 'shared-contracts/remote/first-read';
import { PACKAGE_NAMES, type PackageName } from 'shared-contracts/remote/remote-names';
import { isAgent } from 'shared-contracts/session/member-type';
import { LATE_SLOTS } from 'shared-contracts/remote/slot-map';
import { MEMBER_READS } from './early-reads';
import { filesBase } from './starter-result';

/** What a page needs for its first screen, all of it known before any code ran. */
export interface FirstFiles {
  readonly hostEntry: string | null;
  /** The host's own styles: in force before anything is drawn. */
  readonly hostStyles: readonly string[];
  /** Scripts that the host cannot begin without: most of the bytes. */
  readonly hostScripts: readonly string[];
  /** Further scripts and styles to fetch, the most urgent first. */
  readonly urls: readonly string[];
  /** Hashes of these styles by address; scripts have theirs in the import map. */
  readonly styleIntegrity: Readonly<Record<string, string>>;
  /** Calls that the screen, the widgets and the frame begin with. */
  readonly reads: readonly FirstRead[];
}

/** The kit's further pictures: home begins without them, every other page has some. */
const DRAWINGS_KEY = 'shared-kit/drawings';

type Releases = readonly { readonly name: PackageName; readonly release: BootRelease }[];

function chosenReleases(boot: BootDocument, set: ResolvedSet): Releases {
  return PACKAGE_NAMES.flatMap((name) => {
    const entry = set.packages[name];
    const release = entry.status === 'on' ? boot.releases[name]?.[entry.version] : undefined;
    return release === undefined ? [] : [{ name, release }];
  });
}

/** What is opened, and by whom as far as that is known before any code ran. */
export interface StartPage {
  readonly pathname: string;
  readonly language: string;
  readonly isAgent: boolean;
}

/** A guess at what is fetched ahead, and no right to anything: who may enter is decided by the guards. */
export function isAgentSession(stored: string | null): boolean {
  const [, type] = /"type":"?(\d+)/.exec(stored ?? '') ?? [];
  return type !== undefined && isAgent(Number(type));
}

type FirstRoute = { readonly remote: PackageName; readonly screen: string };

function routeOf(releases: Releases, pathname: string, isAgentHere: boolean): FirstRoute | null {
  const path = normalisePath(pathname);
  for (const { name, release } of releases) {
    const route = (release.contributions.routes as readonly ReleaseRoute[]).find((entry) => entry.path === path);
    // Whoever is no agent ends on home: of the agents' section not a byte is fetched for them (D-73).
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
  const urls: string[] = [];
  const styleIntegrity: Record<string, string> = {};
  const reads: FirstRead[] = [];
  const releaseOf = (name: PackageName): BootRelease | undefined =>
    releases.find((entry) => entry.name === name)?.release;
  const url = (name: PackageName, file: string): string =>
    new URL(`${filesBase(boot.assetsBase, name, releaseOf(name))}${file}`, location.origin).href;
  const add = (name: PackageName, files: FilesNeeded | undefined): void => {
    if (files === undefined) return;
    reads.push(...(files.reads ?? []));
    // What a part runs on before its own: shared modules are the bigger files, and take longer once they are in.
    for (const key of files.shared) add('host-shell', host?.release.sharedChunks[key]);
    for (const file of files.scripts) urls.push(url(name, file));
    for (const file of files.styles) {
      const [address, hash] = [url(name, file), releaseOf(name)?.styleIntegrity[file]];
      urls.push(address);
      if (hash !== undefined) styleIntegrity[address] = hash;
    }
  };
  // A document of the host's runs by itself: of the site it needs nothing (D-27).
  const alone = host?.release.documents?.[normalisePath(pathname)];
  const first = alone ?? host?.release.start;
  add('host-shell', first);
  add('host-shell', host?.release.locales[language]);
  const route =
    alone === undefined ? (routeOf(releases, pathname, page.isAgent) ?? routeOf(releases, '/m/home', false)) : null;
  if (route !== null && route.screen !== 'home') add('host-shell', host?.release.sharedChunks[DRAWINGS_KEY]);
  for (const { name, release } of releases) {
    const widgets = isHomePath(pathname)
      ? release.contributions.slots
          .filter(({ slot }) => slot.startsWith('home.') && !LATE_SLOTS.includes(slot))
          .map((entry) => entry.widget)
      : [];
    const isOwner = route?.remote === name;
    if (name !== 'host-shell' && (isOwner || widgets.length > 0)) {
      add(name, release.start);
      add(name, release.locales[language]);
    }
    if (isOwner) add(name, release.screens[route.screen]);
    for (const widget of widgets) add(name, release.widgets[widget]);
  }
  // After the screen's own: a document has no frame that shows who is signed in.
  if (alone === undefined) reads.push(...MEMBER_READS);
  const hostStyles = (first?.styles ?? []).map((file) => url('host-shell', file));
  const hostScripts = (first?.scripts ?? []).map((file) => url('host-shell', file));
  const ofHost = new Set([...hostStyles, ...hostScripts]);
  return {
    hostEntry: host === undefined ? null : url('host-shell', alone?.entry ?? host.release.entry),
    hostStyles,
    hostScripts,
    urls: [...new Set(urls)].filter((entry) => !ofHost.has(entry)),
    styleIntegrity,
    reads,
  };
}
