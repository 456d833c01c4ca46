import { parseBootDocument, type BootDocument, type BootRelease } from 'shared-contracts/release/boot-document';
import { BOOT_ELEMENT_ID, BOOT_GLOBAL } from 'shared-contracts/release/boot-names';
import { resolveView, type MapView, type ResolvedSet } from 'shared-contracts/release/resolve';
import { REMOTE_NAMES, type PackageName, type RemoteName } from 'shared-contracts/remote/remote-names';
import type { RawAnswer } from '../api/read-answer';
import type { StarterResult } from '../starter/starter-result';
import { mergeFurtherRoutes, type FurtherRoutes } from '../routing/match-route';

/** The release of one remote on this page: which version, where from, or the operator's word that it is off. */
export type RemoteRelease =
  | { readonly status: 'on'; readonly version: string; readonly release: BootRelease }
  | { readonly status: 'off'; readonly message: Readonly<Partial<Record<string, string | undefined>>> }
  | { readonly status: 'absent' };

/** Everything the page brought along, parsed once. */
export interface Boot {
  readonly document: BootDocument;
  readonly set: ResolvedSet;
  readonly furtherRoutes: FurtherRoutes;
  readonly remote: (name: RemoteName) => RemoteRelease;
  /** Address of a package's file. */
  readonly fileUrl: (name: PackageName, file: string) => string;
  /** Hashes of the styles of every release this page may load, by address. */
  readonly styleIntegrity: Readonly<Record<string, string>>;
  /** Settles when the host's own styles are in force, or did not come. */
  readonly stylesReady: Promise<unknown>;
  /** Answers the starter asked for already; each can be taken once. */
  readonly takeEarly: (endpointId: string) => Promise<RawAnswer> | undefined;
}

declare global {
  interface Window {
    [BOOT_GLOBAL]?: StarterResult;
  }
}

function remoteRelease(document: BootDocument, set: ResolvedSet, name: RemoteName): RemoteRelease {
  const entry = set.packages[name];
  if (entry.status !== 'on') return entry;
  const release = document.releases[name]?.[entry.version];
  return release === undefined ? { status: 'absent' } : { status: 'on', version: entry.version, release };
}

function styleHashes(document: BootDocument, fileUrl: Boot['fileUrl']): Record<string, string> {
  const entries = Object.entries(document.releases).flatMap(([name, versions]) =>
    Object.values(versions ?? {}).flatMap((release) =>
      Object.entries(release.styleIntegrity).map(([file, hash]) => [fileUrl(name as PackageName, file), hash] as const),
    ),
  );
  return Object.fromEntries(entries);
}

/** Reads the page's boot document and what the starter did with it; throws when the page is not usable. */
export function readBoot(page: Document = window.document, starter = window[BOOT_GLOBAL]): Boot {
  const document = parseBootDocument(page.getElementById(BOOT_ELEMENT_ID)?.textContent ?? '');
  const overrides = document.allowsOverrides ? (starter?.overrides ?? {}) : {};
  const set = resolveView(document.view as MapView, starter?.bucket ?? 0, overrides);
  const early = new Map(Object.entries(starter?.early ?? {}));
  const remotes = REMOTE_NAMES.map((name) => ({ name, release: remoteRelease(document, set, name) }));
  const furtherRoutes = mergeFurtherRoutes(
    remotes.map(({ name, release }) => ({
      remote: name,
      routes: release.status === 'on' ? release.release.contributions.routes : [],
    })),
  );
  const fileUrl: Boot['fileUrl'] = (name, file) =>
    new URL(`${document.assetsBase}${name}/${file}`, window.location.origin).href;
  return {
    document,
    set,
    furtherRoutes,
    styleIntegrity: styleHashes(document, fileUrl),
    remote: (name) => remoteRelease(document, set, name),
    fileUrl,
    stylesReady: starter?.styles ?? Promise.resolve(),
    takeEarly: (endpointId) => {
      const answer = early.get(endpointId);
      early.delete(endpointId);
      return answer;
    },
  };
}
