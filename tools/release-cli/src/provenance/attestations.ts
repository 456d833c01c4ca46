import { parseOrExplain } from 'shared-contracts/release/descriptor';
import type { PackageName } from 'shared-contracts/remote/remote-names';
import type { TrustedKey } from 'shared-contracts/release/boot-document';
import { UserError, messageOf } from '../text/user-error';
import { provenanceKey, type ReleaseId } from '../store/keys';
import { bytesOf, readText, StoreConflict } from '../store/store';
import { envelopeSchema, envelopeSigners, payloadOf, sealEnvelope, type Envelope } from './dsse';
import type { KeyRing } from '../trust/key-ring';
import type { Store } from '../trust/store';
import { presentRing, type Signer } from '../trust/trust';
import { isAbout, parseStatement, provenanceOf, STATEMENT_TYPE, worthOf, type Statement } from './statement';

/** What somebody stated of a release's build. */
export interface Attestation {
  readonly statement: Statement;
  readonly envelope: Envelope;
}

/** One stored document: an envelope, or a statement as it was stored before they were signed. */
function attestationOf(text: string, key: string): Attestation {
  const value: unknown = JSON.parse(text);
  const isSealed = typeof value === 'object' && value !== null && 'payloadType' in value;
  const envelope = isSealed
    ? parseOrExplain(envelopeSchema, value, key)
    : sealEnvelope(STATEMENT_TYPE, bytesOf(text), []);
  if (envelope.payloadType !== STATEMENT_TYPE) throw new Error(`${key}: payloadType is not ${STATEMENT_TYPE}`);
  return { statement: parseStatement(JSON.parse(payloadOf(envelope).toString('utf8')), key), envelope };
}

/** The attestations of a stored text, as in-toto bundles them: one a line. Refuses what is none. */
function attestationsIn(text: string, key: string): readonly Attestation[] {
  try {
    // Statements were stored with their parts on lines of their own, which are indented.
    return text.split(/\n(?=\{)/).map((document) => attestationOf(document, key));
  } catch (error) {
    throw new UserError(`${key} is no provenance: ${messageOf(error)}`);
  }
}

/** Everything that is stored of a release's build; empty where nothing is. */
export async function readAttestations(store: Store, { name, version }: ReleaseId): Promise<readonly Attestation[]> {
  const key = provenanceKey(name, version);
  const found = await readText(store, key);
  return found === null ? [] : attestationsIn(found.text, key);
}

/** The keys that may sign what a package was built from: its publishers, or all where each key signs everything. */
export function attestingKeys(ring: KeyRing, name: PackageName): readonly TrustedKey[] {
  return ring.root === null ? ring.keys : ring.publishersOf(name);
}

/** Which keys of these rings signed an attestation. */
export function attestedBy({ envelope }: Attestation, rings: readonly KeyRing[], name: PackageName): readonly string[] {
  return envelopeSigners(
    envelope,
    rings.flatMap((ring) => attestingKeys(ring, name)),
  );
}

async function signersAtHand(store: Store, environment: string): Promise<readonly Signer[]> {
  try {
    return (await store.trust?.signersOf(environment)) ?? [];
  } catch (error) {
    // A key of another environment: who needs one of this environment is told so where the release is signed.
    if (error instanceof UserError) return [];
    throw error;
  }
}

/** The keys at hand that may sign what a package was built from, for these environments; none is no refusal. */
export async function attestingSigners(
  store: Store,
  environments: readonly string[],
  name: PackageName,
): Promise<readonly Signer[]> {
  const found = new Map<string, Signer>();
  for (const environment of environments) {
    const ring = await presentRing(store.trust, environment);
    if (ring === null) continue;
    const allowed = new Set(attestingKeys(ring, name).map(({ id }) => id));
    for (const signer of await signersAtHand(store, environment))
      if (allowed.has(signer.id)) found.set(signer.id, signer);
  }
  return [...found.values()];
}

function worth({ statement }: Attestation): number {
  return worthOf(provenanceOf(statement));
}

/**
 * The attestations of a release with one more. The same bytes may be built again, from a later commit: the first stays, with
 * the keys that vouch for it, unless the new one says more, or is signed and the first was not.
 */
function withAttestation(
  present: readonly Attestation[],
  added: Attestation,
  signers: readonly Signer[],
): readonly Attestation[] {
  const ids = signers.map(({ id }) => id);
  const covers = (known: Attestation): boolean =>
    worth(known) >= worth(added) && envelopeSigners(known.envelope, signers).length === ids.length;
  if (present.some(covers)) return present;
  const isOutdone = (known: Attestation): boolean =>
    worth(known) <= worth(added) && known.envelope.signatures.every(({ keyid }) => ids.includes(keyid));
  return [...present.filter((known) => !isOutdone(known)), added];
}

function textOf(attestations: readonly Attestation[]): string {
  return attestations.map(({ envelope }) => `${JSON.stringify(envelope)}\n`).join('');
}

/** What is stored of this very release; what is no provenance vouches for nothing, and is replaced. */
function storedOf(text: string, key: string, sha256: string): readonly Attestation[] {
  try {
    return attestationsIn(text, key).filter(({ statement }) => isAbout(statement, sha256));
  } catch {
    return [];
  }
}

/** Keeps what the release with this descriptor was built from, signed by these keys. */
export async function storeAttestation(
  store: Store,
  release: ReleaseId & { readonly sha256: string },
  payload: Uint8Array,
  signers: readonly Signer[],
): Promise<void> {
  const key = provenanceKey(release.name, release.version);
  const added = attestationOf(JSON.stringify(sealEnvelope(STATEMENT_TYPE, payload, signers)), key);
  for (;;) {
    const found = await readText(store, key);
    const present = found === null ? [] : storedOf(found.text, key, release.sha256);
    const after = withAttestation(present, added, signers);
    if (after === present) return;
    try {
      await store.replace(key, bytesOf(textOf(after)), found?.etag ?? null);
      return;
    } catch (error) {
      // Somebody published the same build a moment ago.
      if (!(error instanceof StoreConflict)) throw error;
    }
  }
}
