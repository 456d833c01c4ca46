import { webcrypto } from 'node:crypto';
import { chmod, rm } from 'node:fs/promises';
import { signedSchema } from 'shared-contracts/release/feed';
import { parseReleaseMap } from 'shared-contracts/release/release-map';
import { verifySigned } from 'shared-contracts/release/signature';
import * as v from 'valibot';
import { writePages } from '../page/write-pages';
import { Refusal } from '../refusal';
import { mapKey, revisionPrefix, settingsKey } from '../store/keys';
import { assertEnvironment, parseSettings, parseStoredJson } from '../store/settings';
import { jsonBytes, readText, StoreConflict, type Store } from '../store/store';
import { canonicalJson } from './canonical-json';
import {
  privateKeyFile,
  readPrivateKey,
  readTrustFile,
  trustFile,
  writeTrustFile,
  writeWhole,
  type TrustPlaces,
} from './file-trust';
import { assertBelieved, signWith, type SignedDocument } from './signed-document';
import { newSigner } from './signer';
import { activeKeys, type DatedKey, type SignedPart, type Signer } from './trust';

/** Whose keys are meant, and where they lie. */
export interface KeyRequest {
  readonly store: Store;
  readonly places: TrustPlaces;
  readonly environment: string;
  readonly now?: Date;
  readonly dryRun?: boolean;
}

/** A key that was made. */
export interface MadeKey {
  readonly id: string;
  readonly privateKey: string;
  readonly trust: string;
  /** Documents that were there before there was any key and are signed as they stood. */
  readonly adopted: readonly string[];
}

interface Stored {
  readonly key: string;
  readonly part: SignedPart;
  readonly value: object;
  readonly etag: string;
}

async function readDocument(
  store: Store,
  environment: string,
  part: SignedPart,
  key: string,
  check?: (document: SignedDocument) => Promise<void>,
): Promise<readonly Stored[]> {
  const found = await readText(store, key);
  if (found === null) return [];
  const value = parseStoredJson(found.text, key);
  await check?.({ environment, part, key, value });
  if (part === 'map') parseReleaseMap(value);
  else parseSettings(value);
  return [{ key, part, value: value as object, etag: found.etag }];
}

/** Everything an environment has that is signed; the present map last, which makes the rest believed. */
async function everyDocument(store: Store, environment: string): Promise<readonly Stored[]> {
  const revisions = await store.list(revisionPrefix(environment));
  const documents = [
    await readDocument(store, environment, 'settings', settingsKey(environment)),
    ...(await Promise.all(revisions.map((key) => readDocument(store, environment, 'map', key)))),
    await readDocument(store, environment, 'map', mapKey(environment)),
  ];
  return documents.flat();
}

/** What holds at present, if it is believed. */
async function presentDocuments(store: Store, environment: string): Promise<readonly Stored[]> {
  const check = (document: SignedDocument): Promise<void> => assertBelieved(store, document);
  const settings = await readDocument(store, environment, 'settings', settingsKey(environment), check);
  return [...settings, ...(await readDocument(store, environment, 'map', mapKey(environment), check))];
}

/** Signs documents with exactly these keys, whatever signatures they had. */
async function signAgain(
  store: Store,
  environment: string,
  documents: readonly Stored[],
  signers: readonly Signer[],
): Promise<void> {
  for (const { key, part, value, etag } of documents) {
    const { signatures: _before, ...content } = { signatures: undefined, ...value };
    const whole = part === 'settings' ? { environment, revision: 1, ...content } : content;
    const { signatures } = signWith(signers, part, canonicalJson(whole));
    await store.replace(key, jsonBytes({ ...whole, signatures }), etag).catch((error: unknown) => {
      if (!(error instanceof StoreConflict)) throw error;
      throw new Refusal(
        `Somebody wrote ${key} at the same time; the keys of ${environment} are as they were, try again`,
      );
    });
  }
}

const signaturesSchema = v.looseObject({ signatures: v.optional(signedSchema.entries.signatures) });

/**
 * Refuses documents that a key of another machine has signed: to sign them anew would take the environment
 * away from everybody who trusts that key, whatever was put into them meanwhile. A start of this machine
 * that was broken off is known by its private key.
 */
async function assertAdoptable(places: TrustPlaces, environment: string, documents: readonly Stored[]): Promise<void> {
  for (const { key, part, value } of documents) {
    const { signatures, ...content } = v.parse(signaturesSchema, value);
    if (signatures === undefined) continue;
    const own = (await Promise.all(signatures.map(({ key: id }) => readPrivateKey(places, environment, id)))).filter(
      (signer) => signer !== null,
    );
    if (await verifySigned({ payload: canonicalJson(content), signatures }, own, webcrypto.subtle, part)) continue;
    const names = signatures.map(({ key: id }) => id).join(', ');
    throw new Refusal(
      `${key} in the store is signed already, by ${names}: copy the trust file of a machine that knows that key to ${trustFile(places, environment)}`,
    );
  }
}

async function writePrivateKey(places: TrustPlaces, environment: string, id: string, pem: string): Promise<string> {
  const file = privateKeyFile(places, environment, id);
  await writeWhole(file, pem, 0o600);
  await chmod(file, 0o600);
  return file;
}

/**
 * Makes the first key of an environment. What the environment has already (from before there were keys) is
 * signed as it stands: from here on, nothing else is believed. Refuses when there are keys.
 */
export async function createKey({
  store,
  places,
  environment,
  now = new Date(),
  dryRun = false,
}: KeyRequest): Promise<MadeKey> {
  assertEnvironment(environment);
  if ((await readTrustFile(places, environment)) !== null)
    throw new Refusal(`${environment} has keys already: mfe keys rotate --env ${environment} adds another`);
  const documents = await everyDocument(store, environment);
  await assertAdoptable(places, environment, documents);
  const { signer, pem } = newSigner();
  const made = {
    id: signer.id,
    privateKey: privateKeyFile(places, environment, signer.id),
    trust: trustFile(places, environment),
    adopted: documents.map(({ key }) => key),
  };
  if (dryRun) return made;
  await writePrivateKey(places, environment, signer.id, pem);
  // The trust file comes last: a start that is broken off leaves an environment that believes nothing yet.
  await signAgain(store, environment, documents, [signer]);
  await writeTrustFile(places, environment, [{ id: signer.id, spki: signer.spki, from: now.toISOString() }]);
  if (documents.length > 0) await writePages(store, environment, now);
  return made;
}

/** Makes the first key of an environment that has none; null when it has keys already. */
export async function ensureKey(request: KeyRequest): Promise<MadeKey | null> {
  const keys = await readTrustFile(request.places, request.environment);
  return keys === null ? createKey(request) : null;
}

async function requireKeys(places: TrustPlaces, environment: string): Promise<readonly DatedKey[]> {
  assertEnvironment(environment);
  const keys = await readTrustFile(places, environment);
  if (keys === null) throw new Refusal(`${environment} has no keys yet: mfe keys create --env ${environment}`);
  return keys;
}

/**
 * Adds a second key. Nothing in the store changes: the trust file has to reach every machine first that
 * reads or serves the environment; from the next write on both keys sign.
 */
export async function rotateKey({
  places,
  environment,
  now = new Date(),
  dryRun = false,
}: KeyRequest): Promise<MadeKey> {
  const keys = await requireKeys(places, environment);
  if (activeKeys(keys, now).length > 1)
    throw new Refusal(`${environment} has two keys already: mfe keys retire <id> ends the exchange before another`);
  const { signer, pem } = newSigner();
  const made = { id: signer.id, trust: trustFile(places, environment), adopted: [] };
  const privateKey = privateKeyFile(places, environment, signer.id);
  if (dryRun) return { ...made, privateKey };
  await writePrivateKey(places, environment, signer.id, pem);
  await writeTrustFile(places, environment, [...keys, { id: signer.id, spki: signer.spki, from: now.toISOString() }]);
  return { ...made, privateKey };
}

/**
 * Ends a key: signs everything with the others, makes every page without it, and believes it no more, except
 * as history. Its private half is deleted where it lies in the state folder.
 */
export async function retireKey(
  { store, places, environment, now = new Date(), dryRun = false }: KeyRequest,
  id: string,
): Promise<void> {
  const keys = await requireKeys(places, environment);
  const active = activeKeys(keys, now);
  if (!active.some((key) => key.id === id)) {
    const names = active.map((key) => key.id).join(', ');
    throw new Refusal(`${id} is not a key that ${environment} trusts: it trusts ${names || 'none'}`);
  }
  if (active.length === 1)
    throw new Refusal(
      `${id} is the only key of ${environment}: mfe keys rotate --env ${environment} adds another first`,
    );
  const signers = ((await store.trust?.signersOf(environment)) ?? []).filter((signer) => signer.id !== id);
  if (signers.length === 0)
    throw new Refusal(`No other private key of ${environment} is at hand, so nothing could be signed any more`);
  const documents = await presentDocuments(store, environment);
  if (dryRun) return;
  await signAgain(store, environment, documents, signers);
  await writeTrustFile(
    places,
    environment,
    keys.map((key) => (key.id === id ? { ...key, until: now.toISOString() } : key)),
  );
  await rm(privateKeyFile(places, environment, id), { force: true });
  await writePages(store, environment, now);
}
