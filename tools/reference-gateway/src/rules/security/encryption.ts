import { randomUUID } from 'node:crypto';
import { compactDecrypt, decodeProtectedHeader, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { encryptionHeader } from 'shared-contracts/api/http-headers';
import * as v from 'valibot';
import type { Store } from '../../data/store/store';
import { invalidFields, Refusal } from '../refusal';
import { secretHash } from './secrets';

const KEY_LIFETIME = 30 * 24 * 60 * 60 * 1000;
const RENEW_BEFORE = 24 * 60 * 60 * 1000;
/** A payload older than this, or one seen before, is refused (docs/product/common.md#sealed-calls). */
const PAYLOAD_LIFETIME = 5 * 60 * 1000;
const CLOCK_TOLERANCE = 60 * 1000;

const headerSchema = v.object({
  alg: v.literal('RSA-OAEP-256'),
  enc: v.literal('A256GCM'),
  kid: v.optional(v.string()),
  /** Seconds, as in every JOSE header. */
  iat: v.number(),
  jti: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  aud: v.string(),
  call: v.string(),
  ath: v.optional(v.string()),
});
const bodySchema = v.object({ data: v.string() });
const publicJwkSchema = v.looseObject({ kty: v.literal('RSA'), n: v.string(), e: v.string() });

interface KeyRow {
  readonly kid: string;
  readonly private_jwk: string;
  readonly public_jwk: string;
  readonly expires_at: number;
}

/** The call that a payload came with: it must have been sealed for this one. */
export interface SealedFor {
  /** The merchant's code, as the call names it. */
  readonly merchant: string;
  /** The endpoint's id. */
  readonly call: string;
  /** Undefined where the call carries none. */
  readonly token: string | undefined;
}

export interface PublicKey {
  readonly kid: string;
  readonly jwk: v.InferOutput<typeof publicJwkSchema>;
  readonly expiresAt: number;
}

/** The key pairs that payloads are sealed for. */
export interface KeyRing {
  readonly current: () => PublicKey;
  /** Makes a new pair when the newest is about to expire. */
  readonly renew: () => Promise<void>;
  /** Opens a body `{data}`; throws {@link Refusal} for an unknown key, an old, a repeated or another call's payload. */
  readonly open: (body: unknown, encryption: string | undefined, sealedFor: SealedFor) => Promise<unknown>;
}

/** Opens the key ring that the database keeps, with a pair in it. */
export async function openKeyRing(store: Store, clock: () => number): Promise<KeyRing> {
  const newest = () => store.get<KeyRow>('SELECT * FROM encryption_keys ORDER BY expires_at DESC LIMIT 1');

  async function renew(): Promise<void> {
    const now = clock();
    store.run('DELETE FROM encryption_keys WHERE expires_at <= ?', now);
    if ((newest()?.expires_at ?? 0) > now + RENEW_BEFORE) return;
    const pair = await generateKeyPair('RSA-OAEP-256', { modulusLength: 2048, extractable: true });
    const [privateJwk, publicJwk] = [await exportJWK(pair.privateKey), await exportJWK(pair.publicKey)];
    store.run(
      'INSERT INTO encryption_keys (kid, private_jwk, public_jwk, expires_at) VALUES (?, ?, ?, ?)',
      randomUUID(),
      JSON.stringify(privateJwk),
      JSON.stringify(publicJwk),
      now + KEY_LIFETIME,
    );
  }

  function current(): PublicKey {
    const row = newest();
    if (!row) throw new Error('the key ring is empty');
    return { kid: row.kid, jwk: v.parse(publicJwkSchema, JSON.parse(row.public_jwk)), expiresAt: row.expires_at };
  }

  async function open(body: unknown, encryption: string | undefined, sealedFor: SealedFor): Promise<unknown> {
    const parsed = v.safeParse(bodySchema, body);
    if (!parsed.success) throw invalidFields({ data: 'required' });
    const { header, sealed } = readHeader(parsed.output.data);
    const row = store
      .all<KeyRow>('SELECT * FROM encryption_keys WHERE expires_at > ?', clock())
      .find(({ kid }) => encryption === encryptionHeader(kid) && (header.kid ?? kid) === kid);
    if (!row) throw new Refusal('encryption.key_unknown');
    checkBinding(header, sealedFor);
    const content = await decrypt(sealed, JSON.parse(row.private_jwk) as JWK);
    takePayload(store, clock(), header);
    return content;
  }

  await renew();
  return { current, renew, open };
}

function readHeader(sealed: string): { header: v.InferOutput<typeof headerSchema>; sealed: string } {
  try {
    return { header: v.parse(headerSchema, decodeProtectedHeader(sealed)), sealed };
  } catch {
    throw invalidFields({ data: 'malformed' });
  }
}

/** A payload that was cut out of another call opens nothing here, whoever sends it. */
function checkBinding(header: v.InferOutput<typeof headerSchema>, { merchant, call, token }: SealedFor): void {
  const ath = token === undefined ? undefined : secretHash(token);
  if (header.aud !== merchant || header.call !== call || header.ath !== ath) throw invalidFields({ data: 'foreign' });
}

async function decrypt(sealed: string, jwk: JWK): Promise<unknown> {
  try {
    const key = await importJWK(jwk, 'RSA-OAEP-256');
    const { plaintext } = await compactDecrypt(sealed, key, {
      keyManagementAlgorithms: ['RSA-OAEP-256'],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    return JSON.parse(new TextDecoder().decode(plaintext));
  } catch {
    throw invalidFields({ data: 'malformed' });
  }
}

function takePayload(store: Store, now: number, header: v.InferOutput<typeof headerSchema>): void {
  const issuedAt = header.iat * 1000;
  if (issuedAt < now - PAYLOAD_LIFETIME || issuedAt > now + CLOCK_TOLERANCE) throw new Refusal('encryption.replay');
  store.run('DELETE FROM seen_payloads WHERE expires_at <= ?', now);
  const isNew = store.run(
    'INSERT OR IGNORE INTO seen_payloads (jti, expires_at) VALUES (?, ?)',
    header.jti,
    now + PAYLOAD_LIFETIME + CLOCK_TOLERANCE,
  );
  if (isNew === 0) throw new Refusal('encryption.replay');
}
