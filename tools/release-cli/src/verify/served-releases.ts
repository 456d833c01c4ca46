import type { ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import { prunePrevious } from 'shared-contracts/release/fallbacks';
import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { SetVerifier, type DescriptorSource } from 'shared-contracts/release/verify';
import { admittedView } from '../map/admission';
import { groupViews } from '../map/view-groups';
import { includedReleases } from '../render/included-releases';
import type { EnvironmentSettings } from '../settings/settings';

/** Every release that pages of an environment name: served, rolled out, or to fall back to. */
export function servedReleases(
  map: ReleaseMap,
  settings: EnvironmentSettings | undefined,
  descriptorOf: DescriptorSource,
): readonly ReleaseDescriptor[] {
  const verifier = new SetVerifier(descriptorOf, { olderContracts: settings?.olderContracts });
  const views = groupViews(map, Object.keys(settings?.merchants ?? {}));
  const releases = views.flatMap(({ view }) =>
    includedReleases(prunePrevious(admittedView(view, settings?.sections ?? {}), verifier), descriptorOf),
  );
  return [...new Set(releases)];
}
