import type { Store } from '../trust/store';
import { sha256Hex } from '../store/digest';
import { descriptorKey, type ReleaseId } from '../store/keys';
import { attestedBy, readAttestations } from './attestations';
import { isAbout, provenanceOf, worthOf, type Provenance } from './statement';

/** What a stored release was built from, and who vouches for that. */
export interface SignedProvenance extends Provenance {
  /** Owners of the publisher keys that signed it, or the keys where they have no owners; empty where none of them did. */
  readonly signedBy: readonly string[];
}

/**
 * What a stored release was built from, as an environment believes it: what its publishers signed before what nobody signed,
 * then what says more. Null where nothing is known of it.
 */
export async function readProvenance(
  store: Store,
  environment: string,
  release: ReleaseId,
): Promise<SignedProvenance | null> {
  const rings = (await store.trust?.ringsOf(environment)) ?? [];
  const descriptor = await store.get(descriptorKey(release.name, release.version));
  const sha256 = descriptor === null ? '' : sha256Hex(descriptor.bytes);
  const own = (await readAttestations(store, release)).filter(({ statement }) => isAbout(statement, sha256));
  const found = own.map((attestation): SignedProvenance => {
    const ids = attestedBy(attestation, rings, release.name);
    const owners = ids.map((id) => rings.map((ring) => ring.ownerOf(id)).find((owner) => owner !== null) ?? id);
    return { ...provenanceOf(attestation.statement), signedBy: [...new Set(owners)] };
  });
  const rank = (one: SignedProvenance): number => (one.signedBy.length > 0 ? 10 : 0) + worthOf(one);
  return found.toSorted((first, second) => rank(second) - rank(first))[0] ?? null;
}
