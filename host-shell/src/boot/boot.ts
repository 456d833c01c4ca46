import { parseBootDocument, type BootDocument, type BootRelease } from 'shared-contracts/release/boot-document';
import { BOOT_ELEMENT_ID, BOOT_GLOBAL } from 'shared-contracts/release/boot-names';
import {
  resolveView,
  type HeldVersions,
  type MapView,
  type Overrides,
  type ResolvedSet,
} from 'shared-contracts/release/resolve';
import type { PackageName } from 'shared-contracts/remote/remote-names';
import { carriesNoToken } from '../starter/early-key';
import { filesBase, withOverriddenReleases, type StarterResult } from '../starter/starter-result';
import { earlyAnswers, type EarlyAnswers } from './early-answers';
import { LiveReleases } from './live-releases';
import { readRenderedStart, type RenderedStart } from './rendered-start';

/** This device's inputs to the resolver, now and for every newer state. */
export interface ResolveTerms {
  readonly bucket: number;
  readonly overrides: Overrides;
  readonly held: HeldVersions | undefined;
  readonly cohorts: string | undefined;
}

/** Everything that the page contains, parsed once. */
export interface Boot {
  readonly document: BootDocument;
  readonly terms: ResolveTerms;
  readonly set: ResolvedSet;
  /** The remotes of this page, with the current switches. */
  readonly live: LiveReleases;
  /** Address of a package's file, at the release's own base if it has one. */
  readonly fileUrl: (name: PackageName, file: string, release?: BootRelease) => string;
  /** Hashes of the styles of every release this page may load, by address. */
  readonly styleIntegrity: Readonly<Record<string, string>>;
  /** Settles when the host's own styles have loaded or failed. */
  readonly stylesReady: Promise<unknown>;
  /** Answers that the starter has already requested. */
  readonly early: EarlyAnswers;
  /** The page as it was rendered for this visit; null where it has to be drawn. */
  readonly rendered: RenderedStart | null;
}

function styleHashes(document: BootDocument, fileUrl: Boot['fileUrl']): Record<string, string> {
  const entries = Object.entries(document.releases).flatMap(([name, versions]) =>
    Object.values(versions ?? {}).flatMap((release) =>
      Object.entries(release.styleIntegrity).map(
        ([file, hash]) => [fileUrl(name as PackageName, file, release), hash] as const,
      ),
    ),
  );
  return Object.fromEntries(entries);
}

/** The starter's public answers: the keys of the others contain the session's token. */
function answersForAll(early: StarterResult['early']): StarterResult['early'] {
  return Object.fromEntries(Object.entries(early).filter(([key]) => carriesNoToken(key)));
}

/** What follows from the document and the versions alone. */
export function releasesOfPage(document: BootDocument, terms: ResolveTerms, set: ResolvedSet, origin: string) {
  const fileUrl: Boot['fileUrl'] = (name, file, release) =>
    new URL(`${filesBase(document.assetsBase, name, release)}${file}`, origin).href;
  return {
    document,
    terms,
    set,
    live: new LiveReleases(document, set, terms.overrides),
    fileUrl,
    styleIntegrity: styleHashes(document, fileUrl),
  };
}

/**
 * Reads the page's boot document, the starter's result and what `pageAnswers` gave; throws when the page is unusable.
 */
export function readBoot(
  page: Document = window.document,
  starter = window[BOOT_GLOBAL],
  answers: unknown = null,
): Boot {
  const document = withOverriddenReleases(
    parseBootDocument(page.getElementById(BOOT_ELEMENT_ID)?.textContent ?? ''),
    starter?.staging,
  );
  const terms: ResolveTerms = {
    bucket: starter?.bucket ?? 0,
    overrides: (document.allowsOverrides && starter?.overrides) || {},
    held: starter?.held,
    cohorts: starter?.cohorts,
  };
  const set = resolveView(document.view as MapView, terms.bucket, terms.overrides, terms.held, terms.cohorts);
  const rendered = readRenderedStart(page, set.id, answers);
  const early = earlyAnswers(starter?.early ?? {}, undefined, rendered?.answers);
  // From here on only the client has them, because every script of the page can read the starter's result.
  if (starter !== undefined) Object.assign(starter, { early: answersForAll(starter.early) });
  return {
    ...releasesOfPage(document, terms, set, window.location.origin),
    stylesReady: starter?.styles ?? Promise.resolve(),
    early,
    rendered,
  };
}
