import type { ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import type { MapView } from 'shared-contracts/release/resolve';
import { candidateVersions } from 'shared-contracts/release/sets';
import type { DescriptorSource } from 'shared-contracts/release/verify';
import { packagesIn, type ByPackage } from 'shared-contracts/remote/remote-names';
import { UserError } from '../text/user-error';

/** Versions of packages beside those a view names. */
export type FurtherVersions = ByPackage<readonly string[]>;

/** Every release a merchant's page may load or fall back to, in a fixed order. */
export function includedReleases(
  view: MapView,
  descriptorOf: DescriptorSource,
  further: FurtherVersions = {},
): readonly ReleaseDescriptor[] {
  const candidates = candidateVersions(view);
  return packagesIn(view.packages).flatMap((name) => {
    const served = candidates[name];
    const versions = served === undefined ? [] : [...new Set([...served, ...(further[name] ?? [])])];
    return versions.map((version) => {
      const descriptor = descriptorOf(name, version);
      if (descriptor === undefined) throw new UserError(`${name} ${version} is not published`);
      return descriptor;
    });
  });
}

/** The files of a release that the browser may load; the parts of the page itself are not among them. */
export function loadableFiles(release: ReleaseDescriptor, ending: '.mjs' | '.css'): ReleaseDescriptor['files'] {
  const inlined = Object.values(release.page ?? {});
  return release.files.filter((file) => file.name.endsWith(ending) && !inlined.includes(file.name));
}
