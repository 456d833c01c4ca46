import type { OlderContracts } from 'shared-contracts/release/contract-fit';
import { nearestFit, type NearestFit, type VersionChange } from 'shared-contracts/release/nearest';
import type { ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { viewForMerchant } from 'shared-contracts/release/resolve';
import { reachableVersions, type VersionsByPackage } from 'shared-contracts/release/sets';
import { SetVerifier, type DescriptorSource } from 'shared-contracts/release/verify';
import { packageEntries, type PackageName } from 'shared-contracts/remote/remote-names';
import { newestVersions, readRelease } from './releases';
import type { Store } from '../trust/store';
import type { MapProblem } from './check-map';

/** Only so many of a package's newest versions are proposed: a refusal should not take a minute. */
const PROPOSED_VERSIONS = 50;

interface NearestRequest {
  readonly store: Store;
  readonly map: ReleaseMap;
  readonly misfit: NonNullable<MapProblem['misfit']>;
  readonly descriptorOf: DescriptorSource;
  readonly olderContracts: OlderContracts | undefined;
  readonly before: ReleaseMap | undefined;
}

async function readCatalogue(
  { store, map, descriptorOf }: NearestRequest,
  catalogue: VersionsByPackage,
): Promise<DescriptorSource> {
  const found = new Map<string, ReleaseDescriptor>();
  const read = async (name: PackageName, version: string): Promise<void> => {
    try {
      const descriptor = descriptorOf(name, version) ?? (await readRelease(store, map, name, version));
      if (descriptor !== undefined) found.set(`${name}@${version}`, descriptor);
    } catch {
      // What cannot be read cannot be proposed; the refusal is about something else.
    }
  };
  const wanted = packageEntries(catalogue).flatMap(([name, versions]) =>
    versions.map((version) => [name, version] as const),
  );
  await Promise.all(wanted.map(([name, version]) => read(name, version)));
  return (name, version) => found.get(`${name}@${version}`) ?? descriptorOf(name, version);
}

function changeText({ package: name, version, instead }: VersionChange, versions: VersionsByPackage): string {
  const isOneOfSeveral = instead !== null && (versions[name] ?? []).length > 1;
  return isOneOfSeveral ? `${name} ${version} instead of ${instead}` : `${name} ${version}`;
}

/** The end of a refusal: what would fit; nothing where the search was given up. */
export function noteOf(fit: NearestFit, versions: VersionsByPackage): string {
  if (fit.status === 'unknown') return '';
  if (fit.status === 'none') return '; nothing else that is published would fit';
  const texts = fit.changes.map((change) => changeText(change, versions));
  const last = texts.at(-1) ?? '';
  return texts.length === 1
    ? `; ${last} would fit`
    : `; ${texts.slice(0, -1).join(', ')} and ${last} together would fit`;
}

/** What would fit in place of what does not, as the end of its refusal. Reads what is published only now. */
export async function nearestNote(request: NearestRequest): Promise<string> {
  const { map, misfit, olderContracts, before } = request;
  const versions = reachableVersions(misfit.view);
  const catalogue = newestVersions(map, PROPOSED_VERSIONS);
  const verifier = new SetVerifier(await readCatalogue(request, catalogue), { olderContracts });
  const present = before === undefined ? undefined : reachableVersions(viewForMerchant(before, misfit.view.merchant));
  return noteOf(nearestFit({ versions, problems: misfit.problems, catalogue, verifier, present }), versions);
}
