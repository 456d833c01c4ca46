import type { MapView } from 'shared-contracts/release/resolve';
import type { DescriptorSource } from 'shared-contracts/release/verify';
import type { ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import { scriptJson } from '../markup/markup';
import type { PageSettings } from '../settings/settings';
import { policyHash } from '../store/digest';
import { assertHashed } from './assert-hashed';
import { starterScripts } from './boot';
import { hostLinks } from './host-links';
import { includedReleases, type FurtherVersions } from './included-releases';
import type { ReleaseParts, ReleasePartsSource } from './release-parts';

/** What the parts of a view follow from besides it. */
export interface ViewSource {
  readonly descriptors: DescriptorSource;
  readonly settings: PageSettings;
  readonly overridable: FurtherVersions | undefined;
  readonly partsOf: ReleasePartsSource;
}

/** What of a page follows from what its merchant gets: the same for all who get the same. */
export interface ViewParts extends ReleaseParts {
  readonly included: readonly ReleaseDescriptor[];
  /** JSON of the releases in the boot document, as it stands in a script. */
  readonly releasesJson: string;
  /** Sources of the policy for the import map, and for the map that the page may add later. */
  readonly scriptSources: readonly string[];
  readonly retrySources: readonly string[];
  /** Hashes of styles that libraries insert at run time. */
  readonly styleHashes: readonly string[];
  /** Lines of the head that ask for the host's files. */
  readonly links: readonly string[];
}

/** Makes the parts of a view; refuses one whose page would ask for a script without a hash. */
export function viewParts(view: MapView, { descriptors, settings, overridable, partsOf }: ViewSource): ViewParts {
  const included = includedReleases(view, descriptors, settings.allowsOverrides ? overridable : {});
  const parts = partsOf(included, settings);
  const { releases, scriptIntegrity, imports, retryUrls } = parts;
  const { assetsBase } = settings;
  assertHashed({ releases, assetsBase, ...starterScripts(view, settings, included) }, scriptIntegrity);
  return {
    ...parts,
    included,
    releasesJson: scriptJson(releases),
    scriptSources: [policyHash(imports)],
    retrySources: retryUrls === undefined ? [] : [policyHash(retryUrls)],
    styleHashes: [...new Set(included.flatMap((release) => release.inlineStyles))],
    links: hostLinks(view, descriptors, assetsBase),
  };
}
