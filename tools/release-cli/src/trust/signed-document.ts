import { webcrypto } from 'node:crypto';
import type { TrustedKey } from 'shared-contracts/release/boot-document';
import { signedSchema, type Signed } from 'shared-contracts/release/feed';
import { verifySigned, type SigningPurpose } from 'shared-contracts/release/signature';
import * as v from 'valibot';
import { Refusal } from '../refusal';
import { sha256Hex } from '../store/digest';
import { jsonBytes, type Store } from '../store/store';
import { canonicalJson } from './canonical-json';
import { activeKeys, type SignedPart, type Signer } from './trust';

/** The one environment that may do without keys: it serves nobody. */
const UNSIGNED_ENVIRONMENT = 'development';

/** What a signature can stand in. Evidence is written once and never replaced, so it has no revision to compare. */
type DocumentPart = SignedPart | 'evidence';

/** A document of the store that its signature holds together. */
export interface SignedDocument<Part extends DocumentPart = SignedPart> {
  readonly environment: string;
  readonly part: Part;
  /** Its key in the store, for messages. */
  readonly key: string;
  /** As it was stored. */
  readonly value: unknown;
}

const documentSchema = v.looseObject({
  environment: v.optional(v.string()),
  revision: v.optional(v.number(), 0),
  signatures: v.optional(signedSchema.entries.signatures),
});

function noTrust(environment: string): Refusal {
  return new Refusal(
    `Nothing of ${environment} can be believed: there is no trust file with its keys (mfe keys create --env ${environment}, or copy the one of another machine)`,
  );
}

/**
 * The keys at hand that may sign for an environment; refuses when there are none. Null for `development`
 * without keys, which is not signed.
 */
export async function requireSigners(store: Store, environment: string): Promise<readonly Signer[] | null> {
  const keys = (await store.trust?.keysOf(environment)) ?? null;
  if (keys === null && environment === UNSIGNED_ENVIRONMENT) return null;
  if (keys === null)
    throw new Refusal(`There is no key that signs for ${environment}: mfe keys create --env ${environment}`);
  const signers = (await store.trust?.signersOf(environment)) ?? [];
  if (signers.length === 0)
    throw new Refusal(`No private key of ${environment} is at hand, so nothing can be signed (MFE_SIGNING_KEY)`);
  return signers;
}

/** Signs a text with every key at hand; null where nothing is signed. Refuses like {@link requireSigners}. */
export async function signText(
  store: Store,
  environment: string,
  purpose: SigningPurpose,
  payload: string,
): Promise<Signed | null> {
  const signers = await requireSigners(store, environment);
  return signers === null ? null : signWith(signers, purpose, payload);
}

/** Signs a text with these keys. */
export function signWith(signers: readonly Signer[], purpose: SigningPurpose, payload: string): Signed {
  return { payload, signatures: signers.map((signer) => ({ key: signer.id, value: signer.sign(payload, purpose) })) };
}

/** A value as it is stored, with its signatures; any it had before are replaced. */
export async function sealDocument(
  store: Store,
  environment: string,
  part: DocumentPart,
  value: object,
): Promise<Uint8Array> {
  const { signatures: _before, ...content } = { signatures: undefined, ...value };
  const signed = await signText(store, environment, part, canonicalJson(content));
  return jsonBytes(signed === null ? content : { ...content, signatures: signed.signatures });
}

/** How many documents are remembered whose signature holds: those that are read again and again. */
const REMEMBERED = 64;
const held = new Set<string>();

/** The same check of the same text by the same keys has the same answer, so a good one is not computed again. */
async function isHeld(signed: Signed, keys: readonly TrustedKey[], part: DocumentPart): Promise<boolean> {
  const question = sha256Hex(JSON.stringify([part, signed, keys.map(({ id, spki }) => [id, spki])]));
  if (held.has(question)) return true;
  if (!(await verifySigned(signed, keys, webcrypto.subtle, part))) return false;
  const [oldest] = held;
  if (held.size >= REMEMBERED && oldest !== undefined) held.delete(oldest);
  held.add(question);
  return true;
}

async function assertSigned(store: Store, document: SignedDocument<DocumentPart>, asHistory: boolean): Promise<void> {
  const { environment, part, key } = document;
  const all = (await store.trust?.keysOf(environment)) ?? null;
  if (all === null && environment === UNSIGNED_ENVIRONMENT) return;
  if (all === null) throw noTrust(environment);
  const { signatures, ...content } = document.value as { signatures?: Signed['signatures'] };
  if (signatures === undefined) throw new Refusal(`${key} in the store is not signed, so it is not used`);
  const keys = asHistory ? all : activeKeys(all);
  if (await isHeld({ payload: canonicalJson(content), signatures }, keys, part)) return;
  const isKnown = signatures.some((signature) => keys.some(({ id }) => id === signature.key));
  throw new Refusal(
    isKnown
      ? `The signature of ${key} in the store does not hold, so it is not used`
      : `${key} in the store is signed by no key that ${environment} trusts, so it is not used`,
  );
}

function parsedDocument({ key, value }: SignedDocument<DocumentPart>): v.InferOutput<typeof documentSchema> {
  const parsed = v.safeParse(documentSchema, value);
  if (!parsed.success) throw new Refusal(`${key} in the store cannot be used: it is no document of a release map`);
  return parsed.output;
}

/**
 * Refuses a stored document that no trusted key vouches for, that belongs to another environment, or that is
 * older than one this machine has seen. A `Refusal` here means that nothing of it is used: it fails closed.
 */
export async function assertBelieved(store: Store, document: SignedDocument): Promise<void> {
  const { environment, part, key } = document;
  const { revision, environment: own = environment } = parsedDocument(document);
  await assertSigned(store, document, false);
  if (own !== environment) throw new Refusal(`${key} in the store is of ${own}, so it is not used`);
  const seen = (await store.trust?.seen(environment, part)) ?? 0;
  if (revision < seen)
    throw new Refusal(
      `${key} in the store is revision ${revision}, older than revision ${seen} that this machine has seen, so it is not used`,
    );
  if (revision > seen) await store.trust?.noteSeen(environment, part, revision);
}

/** The same for an earlier state or for evidence, which a key that is retired meanwhile may have signed. */
export async function assertBelievedOnce(store: Store, document: SignedDocument<DocumentPart>): Promise<void> {
  const { environment: own = document.environment } = parsedDocument(document);
  await assertSigned(store, document, true);
  if (own !== document.environment) throw new Refusal(`${document.key} in the store is of ${own}, so it is not used`);
}

/** Refuses when a document is gone that this machine has seen. */
export async function assertNeverSeen(store: Store, document: Omit<SignedDocument, 'value'>): Promise<void> {
  const seen = (await store.trust?.seen(document.environment, document.part)) ?? 0;
  if (seen > 0)
    throw new Refusal(
      `${document.key} is not in the store, but this machine has seen its revision ${seen}: nothing is read in its place`,
    );
}
