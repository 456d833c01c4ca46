import { HOST_NAME, packageEntries, packagesIn, type PackageName } from '../../packages/remote-names';
import { BUCKET_COUNT } from './bucket';
import type { MapView, PackageView } from './resolve';
import { reachableVersions, type VersionsByPackage } from './sets';
import type { SetVerifier } from './verify';

/**
 * Whether a version fits all that is around it. What is around fits each other already, so the version is compared with
 * one package after the other: the whole set for each fallback would cost the square of the number of packages.
 */
function fitsBeside(version: VersionsByPackage, around: VersionsByPackage, verifier: SetVerifier): boolean {
  const host = { [HOST_NAME]: around[HOST_NAME] ?? [] };
  return packagesIn({ ...around, ...version }).every((other) => {
    const set = { ...host, [other]: around[other] ?? [], ...version };
    return verifier.verify(set).length === 0;
  });
}

/** A package's view without the fallbacks that do not fit some reachable version of another package. */
function prunePackage(name: PackageName, entry: PackageView, around: VersionsByPackage, verifier: SetVerifier) {
  const reachable = around[name] ?? [];
  const fits = (version: string): boolean =>
    reachable.includes(version) || fitsBeside({ [name]: [version] }, around, verifier);
  const everybody = entry.rollouts.find((rollout) => rollout.below >= BUCKET_COUNT);
  // Once a rollout has reached everybody, the version it replaces is only a fallback.
  const version = everybody === undefined || fits(entry.version) ? entry.version : everybody.version;
  const { previous, ...rest } = entry;
  const isPreviousKept = previous !== undefined && previous !== version && fits(previous);
  return { ...rest, version, ...(isPreviousKept ? { previous } : {}) };
}

/**
 * A merchant's view with only those fallbacks that fit every version a device may run with them, other fallbacks
 * included. Of two that do not fit each other, the one of the earlier package stays. The view itself must have been
 * verified.
 */
export function prunePrevious(view: MapView, verifier: SetVerifier): MapView {
  const around: Partial<Record<PackageName, readonly string[]>> = { ...reachableVersions(view) };
  const packages: Partial<Record<PackageName, PackageView>> = {};
  for (const [name, entry] of packageEntries(view.packages)) {
    const pruned = prunePackage(name, entry, around, verifier);
    packages[name] = pruned;
    if (entry.off !== undefined) continue;
    const kept = pruned.previous === undefined ? [pruned.version] : [pruned.version, pruned.previous];
    around[name] = [...new Set([...(around[name] ?? []), ...kept])];
  }
  return { ...view, packages };
}
