import type { FileLanguage } from 'shared-contracts/language';
import { fileNames, needsOf, type PartName } from 'shared-contracts/release/needed-files';
import type { PackageName } from 'shared-contracts/remote/remote-names';
import { packageOf } from 'shared-contracts/release/resolve';
import type { FeedChange } from '../feed/feed-change';
import type { ReleaseState } from '../feed/read-feed';
import { filesBase } from '../starter/starter-result';

/** The player's location: the next page will most likely show the same. */
export interface ShownPlace {
  readonly remote: PackageName;
  readonly screen: string;
}

/** Addresses of the files that a page of the next set needs first and this page does not have. */
export function nextFiles(
  { changed, next }: Pick<FeedChange, 'changed' | 'next'>,
  { releases }: Pick<ReleaseState, 'releases'>,
  assetsBase: string,
  { shown, language }: { readonly shown: ShownPlace | null; readonly language: FileLanguage },
): readonly string[] {
  return changed.flatMap((name) => {
    const entry = packageOf(next, name);
    const release = entry.status === 'on' ? releases[name]?.[entry.version] : undefined;
    const isNeeded = name === 'host-shell' || name === shown?.remote;
    if (release === undefined || !isNeeded) return [];
    const parts: readonly PartName[] = name === shown?.remote ? [['screens', shown.screen]] : [];
    return [...new Set(fileNames(needsOf(release, language, parts)))].map(
      (file) => `${filesBase(assetsBase, name, release)}${file}`,
    );
  });
}
