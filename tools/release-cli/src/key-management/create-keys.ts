import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseReleaseMap, type ReleaseMap } from 'shared-contracts/release/release-map';
import { packageEntries } from 'shared-contracts/remote/remote-names';
import { readMap } from '../map/read-map';
import { updateAllPages } from '../page/update-pages';
import { signWithPublisher } from '../trust/statement';
import { UserError } from '../text/user-error';
import { PRODUCT_PACKAGES } from '../settings/admitted-sections';
import { errorCode } from '../store/file-errors';
import { mapKey } from '../store/keys';
import { assertEnvironment } from '../store/environments';
import { readSettings } from '../settings/settings';
import type { Store } from '../trust/store';
import { assertPlainName } from '../text/plain-text';
import { canonicalJson } from '../trust/canonical-json';
import { isSignedBy } from '../trust/check-signature';
import { activeKeys } from '../trust/key-ring';
import {
  privateKeyFile,
  readPrivateKey,
  readTrustFile,
  trustFile,
  writeSecret,
  writeTrustFile,
  type TrustPlaces,
} from '../trust/file-trust';
import type { KeyRequest } from './manage-keys';
import { rootOf, signMetadata } from '../trust/root';
import { expiryAfter, type NamedKey, type RootPlan } from '../trust/root-plan';
import { KEY_ROLES, PUBLISHER, roleOf } from '../trust/roles';
import { contentOf, everyDocument, replaceSignatures, signaturesOf, type StoredDocument } from './sign-again';
import { signWith } from '../trust/signed-document';
import { newSigner } from '../trust/signer';
import type { Signer } from '../trust/trust';

/** Whose keys are made. */
export interface CreateRequest extends KeyRequest {
  /** The person or system that holds them all at first. */
  readonly owner: string;
}

/** A key that was made, or taken over from another environment of this machine. */
export interface MadeKey {
  readonly role: NamedKey['role'];
  readonly id: string;
  readonly privateKey: string;
}

/** The first keys of an environment. */
export interface MadeKeys {
  readonly keys: readonly MadeKey[];
  readonly trust: string;
  /** Documents that were there before and are signed as they stood. */
  readonly adopted: readonly string[];
}

interface Held {
  readonly role: NamedKey['role'];
  readonly signer: Signer;
  /** Null for a key that lies there already. */
  readonly pem: string | null;
}

/**
 * Refuses documents that a key of another machine has signed: to sign them again would take the environment
 * away from everybody who trusts that key, whatever was put into them meanwhile. A start of this machine
 * that was broken off is known by its private key.
 */
async function assertAdoptable(
  places: TrustPlaces,
  environment: string,
  documents: readonly StoredDocument[],
): Promise<void> {
  for (const document of documents) {
    const { key, part } = document;
    const signatures = signaturesOf(document);
    if (signatures.length === 0) continue;
    const own = await Promise.all(signatures.map(({ key: id }) => readPrivateKey(places, environment, id)));
    const keys = own.filter((signer) => signer !== null);
    const { signatures: _, ...content } = document.value as { signatures?: unknown };
    const signed = { payload: canonicalJson(content), signatures: [...signatures] };
    if (isSignedBy(signed, keys, part)) continue;
    const names = signatures.map(({ key: id }) => id).join(', ');
    throw new UserError(
      `${key} in the store is signed already, by ${names}: copy the trust file of a machine that knows that key to ${trustFile(places, environment)}`,
    );
  }
}

/** The publisher's key of this machine, which signs for each of its environments; a new one where there is none. */
async function ownPublisher(places: TrustPlaces, environment: string): Promise<Held> {
  const names = await readdir(join(places.home, 'keys')).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  const ids = names.flatMap((name) => /^publisher\.([^.]+)\.pem$/.exec(name)?.[1] ?? []).toSorted();
  const [id] = ids;
  const present = id === undefined ? null : await readPrivateKey(places, environment, id);
  return { role: PUBLISHER, ...(present === null ? newSigner() : { signer: present, pem: null }) };
}

function fileOf(places: TrustPlaces, environment: string, { role, signer }: Held): string {
  return privateKeyFile(places, role === PUBLISHER ? null : environment, signer.id);
}

async function adopt(
  store: Store,
  environment: string,
  documents: readonly StoredDocument[],
  held: readonly Held[],
): Promise<void> {
  for (const document of documents) {
    const signers = held.filter(({ role }) => role === roleOf(document.part)).map(({ signer }) => signer);
    const payload = canonicalJson(contentOf(document, environment));
    const { signatures } = signWith(signers, document.part, payload);
    await replaceSignatures(store, document, environment, signatures);
  }
}

async function adoptReleases(store: Store, map: ReleaseMap | null, held: readonly Held[]): Promise<void> {
  const publishers = held.filter(({ role }) => role === PUBLISHER).map(({ signer }) => signer);
  for (const [name, versions] of packageEntries(map?.releases ?? {}))
    for (const [version, sha256] of Object.entries(versions))
      await signWithPublisher(store, { name, version, sha256 }, publishers);
}

/** Makes keys and root; `before` are keys that signed everything until now and go on signing feeds for open pages. */
async function make(request: CreateRequest, before: RootPlan['keys']): Promise<MadeKeys> {
  const { store, places, environment, owner, now = new Date(), dryRun = false } = request;
  const documents = await everyDocument(store, environment);
  await assertAdoptable(places, environment, documents);
  const own = KEY_ROLES.map((role): Held => ({ role, ...newSigner() }));
  const held = [...own, await ownPublisher(places, environment)];
  const present = documents.find(({ key }) => key === mapKey(environment));
  const map = present === undefined ? null : parseReleaseMap(present.value);
  const plan: RootPlan = {
    environment,
    version: 1,
    expires: expiryAfter(now),
    keys: [
      ...held.map(({ role, signer: { id, spki } }) => {
        const packages = role === PUBLISHER ? PRODUCT_PACKAGES : [];
        return { id, spki, owner, role, packages };
      }),
      ...before,
    ],
    thresholds: { root: 1, release: 1, settings: 1, timestamp: 1, evidence: 1 },
    adoptedRevision: map?.revision ?? 0,
  };
  const root = rootOf(plan);
  for (const { role, signer } of held) if (role === 'root') signMetadata(root, signer);
  const made = {
    keys: held.map((key) => ({ role: key.role, id: key.signer.id, privateKey: fileOf(places, environment, key) })),
    trust: trustFile(places, environment),
    adopted: documents.map(({ key }) => key),
  };
  if (dryRun) return made;
  for (const key of held) if (key.pem !== null) await writeSecret(fileOf(places, environment, key), key.pem);
  // The trust file comes last: a start that is broken off leaves an environment that believes nothing new yet.
  await adopt(store, environment, documents, held);
  await adoptReleases(store, map, held);
  await writeTrustFile(places, environment, { roots: [root.toJSON()] });
  if (documents.length > 0) await updateAllPages(store, environment, now);
  return made;
}

/**
 * Makes the first keys of an environment: a root, and one key for each power. What the environment has already (from
 * before there were keys) is signed as it stands: from here on, nothing else is believed. Refuses when there are keys.
 */
export async function createKeys(request: CreateRequest): Promise<MadeKeys> {
  const { places, environment, owner } = request;
  assertEnvironment(environment);
  assertPlainName(owner, 'The owner');
  if (owner.trim() === '') throw new UserError('Keys have an owner: name one with --author');
  if ((await readTrustFile(places, environment)) !== null)
    throw new UserError(`${environment} has keys already: mfe keys add <role> --env ${environment} adds another`);
  return make(request, []);
}

/** Makes the first keys of an environment that has none; null when it has keys already. */
export async function ensureKeys(request: CreateRequest): Promise<MadeKeys | null> {
  const found = await readTrustFile(request.places, request.environment);
  return found === null ? createKeys(request) : null;
}

/**
 * Gives an environment whose keys sign everything a root and one key for each power. The keys of before sign nothing but
 * feeds from then on, for pages that are open and know no others; retire them a week later.
 */
export async function separateKeys(request: CreateRequest): Promise<MadeKeys> {
  const { places, environment, owner, now = new Date() } = request;
  assertEnvironment(environment);
  assertPlainName(owner, 'The owner');
  const found = await readTrustFile(places, environment);
  if (found === null) throw new UserError(`${environment} has no keys yet: mfe keys create --env ${environment}`);
  if ('roots' in found) throw new UserError(`Each key of ${environment} has one power already: mfe keys list`);
  // What is given new signatures has to be believed by the old ones.
  await readMap(request.store, environment);
  await readSettings(request.store, environment);
  const before = activeKeys(found.keys, now).map(({ id, spki }): NamedKey => ({
    id,
    spki,
    owner,
    role: 'timestamp',
    packages: [],
  }));
  return make(request, before);
}
