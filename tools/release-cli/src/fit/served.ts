import type { ContractTerms } from 'shared-contracts/release/contract-fit';
import type { ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { reachableVersions, type VersionsByPackage } from 'shared-contracts/release/sets';
import type { DescriptorSource } from 'shared-contracts/release/verify';
import { packageEntries, type ByPackage, type PackageName } from 'shared-contracts/remote/remote-names';
import { readMap } from '../map/read-map';
import { readPageReleases } from '../map/releases';
import { groupViews, withEverySection } from '../map/view-groups';
import { dayOf } from '../settings/older-contracts';
import { readSettings, type EnvironmentSettings } from '../settings/settings';
import type { ObjectStore } from '../store/store';
import type { AdmittedSections } from '../settings/admitted-sections';
import type { Store } from '../trust/store';

/** Merchants that are given the same versions. */
export interface ServedGroup {
  readonly merchants: readonly string[];
  readonly versions: VersionsByPackage;
}

/** What one environment serves now. */
export interface ServedEnvironment {
  readonly environment: string;
  readonly groups: readonly ServedGroup[];
  /** What is served to everybody who is not pinned. */
  readonly defaults: ByPackage<string>;
  /** Versions that merchants keep whatever is promoted, by merchant. */
  readonly pins: Readonly<Record<string, ByPackage<string>>>;
  readonly descriptorOf: DescriptorSource;
  readonly sections: AdmittedSections;
  /** By which it admits sections of earlier majors of the contract. */
  readonly contracts: ContractTerms;
}

/** Reads what an environment serves. */
export async function readServed(store: Store, environment: string): Promise<ServedEnvironment> {
  const { map } = await readMap(store, environment);
  return servedBy(store, map, (await readSettings(store, environment))?.settings);
}

/** What a map serves, merchants with the same versions together. */
export async function servedBy(
  store: ObjectStore,
  map: ReleaseMap,
  settings: EnvironmentSettings | undefined,
): Promise<ServedEnvironment> {
  const groups = new Map<string, { merchants: string[]; versions: VersionsByPackage }>();
  // A section that is off may come back: what is published has to fit it as well.
  for (const { view, merchants } of groupViews(withEverySection(map), Object.keys(settings?.merchants ?? {}))) {
    const versions = reachableVersions(view);
    const group = groups.get(JSON.stringify(versions)) ?? { merchants: [], versions };
    group.merchants.push(...merchants);
    groups.set(JSON.stringify(versions), group);
  }
  return {
    environment: map.environment,
    groups: [...groups.values()].filter(({ versions }) => Object.keys(versions).length > 0),
    defaults: map.defaults,
    pins: map.pins,
    descriptorOf: await readPageReleases(store, map, settings),
    sections: settings?.sections ?? {},
    contracts: { olderContracts: settings?.olderContracts },
  };
}

/** The same for who would newly be given something at a moment: earlier majors of the contract are admitted until a day. */
export function servedAt(served: ServedEnvironment, moment: Date): ServedEnvironment {
  return { ...served, contracts: { ...served.contracts, today: dayOf(moment) } };
}

/** The releases of the other packages that an environment serves, each once. */
export function servedBeside(served: ServedEnvironment, name: PackageName): readonly ReleaseDescriptor[] {
  const found = new Set<ReleaseDescriptor>();
  for (const { versions } of served.groups)
    for (const [other, list] of packageEntries(versions))
      for (const version of other === name ? [] : list) {
        const release = served.descriptorOf(other, version);
        if (release !== undefined) found.add(release);
      }
  return [...found];
}
