import { CompactEncrypt, importJWK } from 'jose';
import type { ReplyOf } from 'shared-contracts/api/endpoint';
import type { encryptionKey } from 'shared-contracts/api/endpoints/system';
import { randomId } from 'shared-contracts/random-id';
import { base64UrlOf, utf8Bytes } from 'shared-contracts/release/binary-text';

export type EncryptionKey = ReplyOf<typeof encryptionKey>;

/** A sealed body and the key it was sealed for. */
export interface Sealed {
  readonly body: { readonly data: string };
  readonly kid: string;
}

/** Whose call a body is sealed for; in another merchant's name, session or call it opens nothing. */
export interface SealedFor {
  readonly merchant: string;
  /** The endpoint's id. */
  readonly call: string;
  /** Null where the call carries none. */
  readonly token: string | null;
}

/** The header of a sealed body: with which key, when, a number used once, and for what. */
export interface SealHeader extends Pick<EncryptionKey, 'alg' | 'enc' | 'kid'> {
  /** Seconds since the epoch. */
  readonly iat: number;
  readonly jti: string;
  /** The merchant. */
  readonly aud: string;
  readonly call: string;
  /** The SHA-256 of the token in base64url, as DPoP names it (RFC 9449). */
  readonly ath?: string;
}

async function sealByBrowser(text: Uint8Array, header: SealHeader, { jwk, alg }: EncryptionKey): Promise<string> {
  const publicKey = await importJWK({ kty: 'RSA', n: jwk.n, e: jwk.e, alg }, alg);
  return new CompactEncrypt(text).setProtectedHeader({ ...header }).encrypt(publicKey);
}

async function digestByBrowser(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

/**
 * Seals what must not be read on the way: compact JWE for the server's public key, with the time and a number used once,
 * so that the server refuses a copy (docs/product/common.md#sealed-calls). This module is loaded only when something is
 * sealed. A page without a secure context has no WebCrypto and takes an implementation in script.
 */
export async function seal(payload: unknown, key: EncryptionKey, now: number, sealedFor: SealedFor): Promise<Sealed> {
  const text = new TextEncoder().encode(JSON.stringify(payload));
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  const { encrypt, digest } =
    subtle === undefined
      ? await import(/* webpackChunkName: "sealing-by-script" */ './seal-by-script')
      : { encrypt: sealByBrowser, digest: digestByBrowser };
  const { merchant, call, token } = sealedFor;
  const header: SealHeader = {
    alg: key.alg,
    enc: key.enc,
    kid: key.kid,
    iat: Math.floor(now / 1000),
    jti: randomId(),
    aud: merchant,
    call,
    ...(token === null ? {} : { ath: base64UrlOf(await digest(utf8Bytes(token))) }),
  };
  const data = await encrypt(text, header, key);
  return { body: { data }, kid: key.kid };
}
