import type { BootDocument } from 'shared-contracts/release/boot-document';
import type { ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import { retryUrlsText } from 'shared-contracts/release/retry-urls';
import { assertWrittenRelease } from '../markup/assert-written';
import type { PageSettings } from '../settings/settings';
import { bootReleases } from './boot';
import { scriptJson } from '../markup/markup';
import { scriptHashes } from './script-hashes';

/** What of a page follows from its releases alone: the same for every merchant that is given the same. */
export interface ReleaseParts {
  /** The text of the import map. */
  readonly imports: string;
  /** The text of the script that the page may add later; no page contains it. */
  readonly retryUrls?: string;
  readonly releases: BootDocument['releases'];
  readonly scriptIntegrity: Readonly<Record<string, string>>;
}

/** Where the files of releases lie, and what a page may load of them. */
export type PartsSettings = Pick<PageSettings, 'assetsBase' | 'allowsOverrides' | 'olderContracts'>;

/** Gives the parts of releases. */
export type ReleasePartsSource = (releases: readonly ReleaseDescriptor[], settings: PartsSettings) => ReleaseParts;

export const releaseParts: ReleasePartsSource = (releases, { assetsBase, allowsOverrides, olderContracts }) => {
  releases.forEach(assertWrittenRelease);
  const scriptIntegrity = scriptHashes(releases, assetsBase, allowsOverrides);
  const cuts = bootReleases(releases, olderContracts);
  return {
    imports: scriptJson({ integrity: scriptIntegrity }),
    retryUrls: retryUrlsText({ integrity: scriptIntegrity, assetsBase, releases: cuts }),
    releases: cuts,
    scriptIntegrity,
  };
};
