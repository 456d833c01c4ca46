import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { changedMerchants } from '../map/view-groups';
import { newestVersions } from '../map/releases';

/**
 * The merchants whose page another map changes. Where overrides are allowed a page also carries the newest
 * versions of everything, so that there a publication changes every page.
 */
export function merchantsToRenew(
  before: ReleaseMap,
  after: ReleaseMap,
  merchants: readonly string[],
  allowsOverrides: boolean,
): readonly string[] {
  const isCommonChanged =
    allowsOverrides && JSON.stringify(newestVersions(before)) !== JSON.stringify(newestVersions(after));
  return isCommonChanged ? merchants : changedMerchants(before, after, merchants);
}
