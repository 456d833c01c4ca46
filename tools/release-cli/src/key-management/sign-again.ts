import { parseReleaseMap } from 'shared-contracts/release/release-map';
import { signedSchema, type Signed } from 'shared-contracts/release/feed';
import * as v from 'valibot';
import { UserError } from '../text/user-error';
import { mapKey, revisionPrefix, settingsKey } from '../store/keys';
import { parseStoredSettings, SETTINGS_DOCUMENT } from '../settings/settings';
import { parseStoredJson, jsonBytes, readText, StoreConflict } from '../store/store';
import type { Store } from '../trust/store';
import { canonicalJson } from '../trust/canonical-json';
import type { KeyRing } from '../trust/key-ring';
import { roleOf } from '../trust/roles';
import { assertBelieved, newestSeen, signersIn, signWith, type SignedDocument } from '../trust/signed-document';
import type { SignedPart, Signer } from '../trust/trust';

/** A document that is signed, as it is stored. */
export interface StoredDocument {
  readonly key: string;
  readonly part: SignedPart;
  readonly value: object;
  readonly etag: string;
}

const signaturesSchema = v.looseObject({ signatures: v.optional(signedSchema.entries.signatures) });

async function readDocument(
  store: Store,
  environment: string,
  part: SignedPart,
  key: string,
  check?: (document: SignedDocument) => Promise<unknown>,
): Promise<readonly StoredDocument[]> {
  const found = await readText(store, key);
  if (found === null) return [];
  const value = parseStoredJson(found.text, key);
  await check?.({ environment, part, key, value });
  if (part === 'map') parseReleaseMap(value);
  // An earlier state may say what today's rules refuse; it is signed as what was written.
  else if (key === settingsKey(environment)) parseStoredSettings(SETTINGS_DOCUMENT.parse(value, environment).settings);
  return [{ key, part, value: value as object, etag: found.etag }];
}

/** Everything an environment has that is signed; the present map last, which makes the rest believed. */
export async function everyDocument(store: Store, environment: string): Promise<readonly StoredDocument[]> {
  const keptOf = async (part: SignedPart): Promise<readonly (readonly StoredDocument[])[]> => {
    const keys = await store.list(revisionPrefix(environment, part));
    return Promise.all(keys.map((key) => readDocument(store, environment, part, key)));
  };
  const documents = [
    ...(await keptOf('settings')),
    await readDocument(store, environment, 'settings', settingsKey(environment)),
    ...(await keptOf('map')),
    await readDocument(store, environment, 'map', mapKey(environment)),
  ];
  return documents.flat();
}

/** What holds at present, if it is believed. */
async function presentDocuments(store: Store, environment: string): Promise<readonly StoredDocument[]> {
  const read = async (part: SignedPart, key: string): Promise<readonly StoredDocument[]> => {
    const seen = await newestSeen(store, environment, part);
    return readDocument(store, environment, part, key, async (document) => assertBelieved(store, document, seen));
  };
  return [...(await read('settings', settingsKey(environment))), ...(await read('map', mapKey(environment)))];
}

/** What a document says without its signatures, as it is signed. */
export function contentOf({ key, value }: StoredDocument, environment: string): object {
  const { signatures: _before, ...content } = v.parse(signaturesSchema, value);
  return key === settingsKey(environment) ? { environment, revision: 1, ...content } : content;
}

/** The signatures that a document has. */
export function signaturesOf({ value }: StoredDocument): Signed['signatures'] {
  return v.parse(signaturesSchema, value).signatures ?? [];
}

/** Stores a document with exactly these signatures; refuses when somebody wrote it meanwhile. */
export async function replaceSignatures(
  store: Store,
  document: StoredDocument,
  environment: string,
  signatures: Signed['signatures'],
): Promise<void> {
  const { key, etag } = document;
  const whole = contentOf(document, environment);
  await store.replace(key, jsonBytes({ ...whole, signatures }), etag).catch((error: unknown) => {
    if (!(error instanceof StoreConflict)) throw error;
    throw new UserError(
      `Somebody wrote ${key} at the same time; the keys of ${environment} are as they were, try again`,
    );
  });
}

/**
 * Signs what is believed at present so that it is believed by other keys too: signatures of keys that stay are kept,
 * those at hand are added. Refuses, before anything is written, where that is not enough.
 */
export async function signForRing(
  store: Store,
  environment: string,
  ring: KeyRing,
  atHand: readonly Signer[],
  dryRun: boolean,
): Promise<void> {
  const due: (() => Promise<void>)[] = [];
  for (const document of await presentDocuments(store, environment)) {
    const role = roleOf(document.part);
    const keys = ring.keysOf(role);
    const payload = canonicalJson(contentOf(document, environment));
    const present = signaturesOf(document);
    const kept = signersIn({ payload, signatures: [...present] }, keys, document.part);
    if (kept.length >= ring.thresholdOf(role)) continue;
    const fresh = atHand.filter(({ id }) => keys.some((key) => key.id === id) && !kept.includes(id));
    if (kept.length + fresh.length < ring.thresholdOf(role))
      throw new UserError(
        `${document.key} would not be believed any more: have ${ring.thresholdOf(role) - kept.length} other ${role} key(s) of ${environment} at hand, which sign it again`,
      );
    const signatures = [
      ...present.filter(({ key }) => kept.includes(key)),
      ...signWith(fresh, document.part, payload).signatures,
    ];
    due.push(() => replaceSignatures(store, document, environment, signatures));
  }
  if (!dryRun) for (const write of due) await write();
}
