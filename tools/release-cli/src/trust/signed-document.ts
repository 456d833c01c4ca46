import type { TrustedKey } from 'shared-contracts/release/boot-document';
import { signedSchema, type Signed } from 'shared-contracts/release/feed';
import type { SigningPurpose } from 'shared-contracts/release/signature';
import * as v from 'valibot';
import { UserError } from '../text/user-error';
import { sha256Hex } from '../store/digest';
import { jsonBytes } from '../store/store';
import type { Store } from './store';
import { canonicalJson } from './canonical-json';
import { isSignedBy } from './check-signature';
import { requireEnough, requireSigners, UNSIGNED_ENVIRONMENT } from './at-hand';
import type { KeyRing } from './key-ring';
import { roleOf } from './roles';
import type { SignedPart, Signer } from './trust';

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

function noTrust(environment: string): UserError {
  return new UserError(
    `Nothing of ${environment} can be believed: there is no trust file with its keys (mfe keys create --env ${environment}, or copy the one of another machine)`,
  );
}

/** Signs a text with every key at hand that may; null where nothing is signed. Refuses where too few are at hand. */
export async function signText(
  store: Store,
  environment: string,
  purpose: SigningPurpose,
  payload: string,
): Promise<Signed | null> {
  const role = roleOf(purpose);
  await requireEnough(store, environment, role);
  const signers = await requireSigners(store, environment, role);
  if (signers === null) return null;
  return signWith(signers, purpose, payload);
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

/** How many documents are remembered whose signatures were checked: those that are read again and again. */
const REMEMBERED = 64;
const checked = new Map<string, readonly string[]>();

/** Which of the keys signed a text; none of the others' signatures counts. */
export function signersIn(signed: Signed, keys: readonly TrustedKey[], part: DocumentPart): readonly string[] {
  // The same check of the same text by the same keys has the same answer.
  const question = sha256Hex(JSON.stringify([part, signed, keys.map(({ id, spki }) => [id, spki])]));
  const known = checked.get(question);
  if (known !== undefined) return known;
  const ids = keys.filter((key) => isSignedBy(signed, [key], part)).map(({ id }) => id);
  // A bad one is not remembered: there are endlessly many.
  if (ids.length === 0) return ids;
  const [oldest] = checked.keys();
  if (checked.size >= REMEMBERED && oldest !== undefined) checked.delete(oldest);
  checked.set(question, ids);
  return ids;
}

/** By whose keys a document is believed; null where keys have no owners. */
export interface Vouched {
  readonly owners: readonly string[] | null;
  /** Revisions up to this one keep the author they state. */
  readonly adoptedRevision: number;
}

const NOBODY: Vouched = { owners: null, adoptedRevision: 0 };

function vouchedBy(ring: KeyRing, newest: KeyRing, ids: readonly string[]): Vouched {
  if (ring.root === null) return NOBODY;
  const owners = [...new Set(ids.map((id) => ring.ownerOf(id) ?? id))];
  return { owners, adoptedRevision: newest.root?.plan.adoptedRevision ?? 0 };
}

async function assertSigned(
  store: Store,
  document: SignedDocument<DocumentPart>,
  asHistory: boolean,
): Promise<Vouched> {
  const { environment, part, key } = document;
  const rings = (await store.trust?.ringsOf(environment)) ?? null;
  if (rings === null && environment === UNSIGNED_ENVIRONMENT) return NOBODY;
  if (rings === null) throw noTrust(environment);
  const { signatures, ...content } = document.value as { signatures?: Signed['signatures'] };
  if (signatures === undefined) throw new UserError(`${key} in the store is not signed, so it is not used`);
  const newest = rings.at(-1) ?? rings[0];
  const role = roleOf(part);
  const signed = { payload: canonicalJson(content), signatures };
  let most = 0;
  const tried = asHistory ? rings.toReversed() : [newest];
  for (const ring of tried) {
    const ids = signersIn(signed, ring.keysOf(role), part);
    if (ids.length >= ring.thresholdOf(role)) return vouchedBy(ring, newest, ids);
    most = Math.max(most, ids.length);
  }
  if (most > 0)
    throw new UserError(
      `${key} in the store is signed by ${most} of the ${newest.thresholdOf(role)} ${role} keys that ${environment} demands, so it is not used`,
    );
  const isKnown = tried.some((ring) =>
    signatures.some(({ key: id }) => ring.keysOf(role).some((own) => own.id === id)),
  );
  if (isKnown) throw new UserError(`The signature of ${key} in the store does not hold, so it is not used`);
  const powers = signatures.flatMap(({ key: id }) => newest.powerOf(id) ?? []);
  throw new UserError(
    powers.length === 0
      ? `${key} in the store is signed by no key that ${environment} trusts, so it is not used`
      : `${key} in the store is signed as ${powers.join(' and as ')} and not as ${role}, so it is not used`,
  );
}

function parsedDocument({ key, value }: SignedDocument<DocumentPart>): v.InferOutput<typeof documentSchema> {
  const parsed = v.safeParse(documentSchema, value);
  if (!parsed.success) throw new UserError(`${key} in the store cannot be used: it is no document of a release map`);
  return parsed.output;
}

/**
 * The newest revision that this machine has seen. It is asked for before the document is read: one that is written
 * meanwhile, and seen by another command here, is no reason to refuse what was read.
 */
export async function newestSeen(store: Store, environment: string, part: SignedPart): Promise<number> {
  return (await store.trust?.seen(environment, part)) ?? 0;
}

/**
 * Refuses a stored document that no trusted key vouches for, that belongs to another environment, or that is
 * older than the newest seen. A `UserError` here means that nothing of it is used: it fails closed.
 */
export async function assertBelieved(store: Store, document: SignedDocument, seen: number): Promise<Vouched> {
  const { environment, part, key } = document;
  const { revision, environment: own = environment } = parsedDocument(document);
  const vouched = await assertSigned(store, document, false);
  if (own !== environment) throw new UserError(`${key} in the store is of ${own}, so it is not used`);
  if (revision < seen)
    throw new UserError(
      `${key} in the store is revision ${revision}, older than revision ${seen} that this machine has seen, so it is not used`,
    );
  if (revision > seen) await store.trust?.noteSeen(environment, part, revision);
  return vouched;
}

/** The same for an earlier state or for evidence, which a key that is retired meanwhile may have signed. */
export async function assertBelievedOnce(store: Store, document: SignedDocument<DocumentPart>): Promise<Vouched> {
  const { environment: own = document.environment } = parsedDocument(document);
  const vouched = await assertSigned(store, document, true);
  if (own !== document.environment) throw new UserError(`${document.key} in the store is of ${own}, so it is not used`);
  return vouched;
}

/** Refuses when a document is gone that this machine has seen. */
export function assertNeverSeen(key: string, seen: number): void {
  if (seen > 0)
    throw new UserError(
      `${key} is not in the store, but this machine has seen its revision ${seen}: nothing is read in its place`,
    );
}
