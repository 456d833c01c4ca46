import type { FileLanguage } from 'shared-contracts/language';
import type { BootRelease } from 'shared-contracts/release/boot-document';
import type { FilesNeeded } from 'shared-contracts/release/descriptor';
import type { PackageName } from 'shared-contracts/remote/remote-names';
import { filesBase } from '../starter/starter-result';
import type { FeedChange } from './feed-change';
import type { ReleaseState } from './read-feed';

/** Where the player is: the next page will most likely show the same. */
export interface ShownPlace {
  readonly remote: PackageName;
  readonly screen: string;
}

/** What of a release a screen of it needs: its first file, its texts, and the screen; what it has not is left out. */
export function partsOfScreen(
  { start, locales, screens }: BootRelease,
  language: FileLanguage,
  screen?: string,
): readonly FilesNeeded[] {
  return [start, locales[language], screen === undefined ? undefined : screens[screen]].filter(
    (part) => part !== undefined,
  );
}

/** The names of all files of parts, each once. */
export function filesOfParts(parts: readonly FilesNeeded[]): readonly string[] {
  return [...new Set(parts.flatMap(({ scripts, styles }) => [...scripts, ...styles]))];
}

/** Addresses of the files that a page of the next set needs first and this page does not have. */
export function nextFiles(
  { changed, next }: Pick<FeedChange, 'changed' | 'next'>,
  { releases }: Pick<ReleaseState, 'releases'>,
  assetsBase: string,
  { shown, language }: { readonly shown: ShownPlace | null; readonly language: FileLanguage },
): readonly string[] {
  return changed.flatMap((name) => {
    const entry = next.packages[name];
    const release = entry.status === 'on' ? releases[name]?.[entry.version] : undefined;
    const isNeeded = name === 'host-shell' || name === shown?.remote;
    if (release === undefined || !isNeeded) return [];
    const parts = partsOfScreen(release, language, name === shown?.remote ? shown.screen : undefined);
    return filesOfParts(parts).map((file) => `${filesBase(assetsBase, name, release)}${file}`);
  });
}
