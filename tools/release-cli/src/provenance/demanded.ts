import type { ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { isRevocation } from '../fit/revocation';
import { versionId, versionsNamed, versionsServed } from '../map/references';
import { readRelease } from '../map/releases';
import type { EnvironmentSettings } from '../settings/settings';
import type { KeyRing } from '../trust/key-ring';
import type { Store } from '../trust/store';
import { UserError } from '../text/user-error';
import { attestedBy, readAttestations, type Attestation } from './attestations';
import { foreignFile, isAbout, provenanceOf, provenanceText, worthOf, type Statement } from './statement';

type Demand = Pick<EnvironmentSettings, 'requiresProvenance'> | undefined;

/** A release with the hash of its descriptor. */
export interface AttestedRelease {
  readonly descriptor: ReleaseDescriptor;
  readonly sha256: string;
}

const REMEDY = 'publish it from a commit without changes, with a publisher key';

/** Why a statement is no proof of what a release was built from; null where it is one, whoever signed it. */
export function statementFault(statement: Statement, { descriptor, sha256 }: AttestedRelease): string | null {
  if (!isAbout(statement, sha256)) return 'speaks of another build';
  const foreign = foreignFile(statement, descriptor);
  if (foreign !== null) return `states other bytes of ${foreign}`;
  const provenance = provenanceOf(statement);
  return worthOf(provenance) === 2 ? null : `names ${provenanceText(provenance)}`;
}

function attestationFault(
  attestation: Attestation,
  release: AttestedRelease,
  rings: readonly KeyRing[],
): string | null {
  const { name } = release.descriptor;
  // An environment without keys is not signed at all.
  if (rings.length > 0 && attestedBy(attestation, rings, name).length === 0)
    return `is signed by no publisher of ${name}`;
  return statementFault(attestation.statement, release);
}

/** The sentence that refuses a release for what its provenance lacks. */
export function demandText(environment: string, { descriptor }: AttestedRelease, fault: string): string {
  const { name, version } = descriptor;
  return `${environment} demands provenance, and that of ${name} ${version} ${fault}: ${REMEDY}`;
}

/** Why an environment's demand for provenance is not met by what is stored of a release; null where it is. */
export async function provenanceFault(
  store: Store,
  environment: string,
  release: AttestedRelease,
): Promise<string | null> {
  const attestations = await readAttestations(store, release.descriptor);
  // A key that is retired meanwhile was believed when the release was published.
  const rings = (await store.trust?.ringsOf(environment)) ?? [];
  const faults = attestations.map((attestation) => attestationFault(attestation, release, rings));
  if (faults.includes(null)) return null;
  return demandText(environment, release, faults[0] ?? 'is missing');
}

/** The releases that an environment serves without the provenance that it demands, one sentence each. */
export async function provenanceProblems(
  store: Store,
  map: ReleaseMap,
  settings: Demand,
  releases: readonly ReleaseDescriptor[],
): Promise<readonly string[]> {
  if (settings?.requiresProvenance !== true) return [];
  const faults = await Promise.all(
    releases.map((descriptor) => {
      const sha256 = map.releases[descriptor.name]?.[descriptor.version] ?? '';
      return provenanceFault(store, map.environment, { descriptor, sha256 });
    }),
  );
  return faults.filter((fault) => fault !== null);
}

/**
 * Refuses a write that serves a release without the provenance that the environment demands. What was served before may come
 * back, and a write that only revokes never waits for it.
 */
export async function assertProvenance(
  store: Store,
  before: ReleaseMap,
  after: ReleaseMap,
  settings: Demand,
): Promise<void> {
  if (settings?.requiresProvenance !== true || (await isRevocation(store, before, after))) return;
  const known = new Set(versionsNamed(before).map(versionId));
  const fresh = versionsServed(after).filter((release) => !known.has(versionId(release)));
  const found = await Promise.all(fresh.map(({ name, version }) => readRelease(store, after, name, version)));
  const [problem] = await provenanceProblems(
    store,
    after,
    settings,
    found.filter((release) => release !== undefined),
  );
  if (problem !== undefined) throw new UserError(problem);
}
