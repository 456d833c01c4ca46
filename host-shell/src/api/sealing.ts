import type { ReplyOf } from 'shared-contracts/api/endpoint';
import type { encryptionKey } from 'shared-contracts/api/endpoints/system';

export type EncryptionKey = ReplyOf<typeof encryptionKey>;

/** A sealed body and the key it was sealed for. */
export interface Sealed {
  readonly body: { readonly data: string };
  readonly kid: string;
}

/**
 * Seals what must not be read on the way (D-15): compact JWE for the server's public key, with the time and a
 * number used once, so that a copy of it is refused. The library comes only when something is sealed.
 */
export async function seal(payload: unknown, key: EncryptionKey, now: number): Promise<Sealed> {
  const { CompactEncrypt, importJWK } = await import(/* webpackChunkName: "sealing" */ 'jose');
  const publicKey = await importJWK({ kty: 'RSA', n: key.jwk.n, e: key.jwk.e, alg: key.alg }, key.alg);
  const header = { alg: key.alg, enc: key.enc, kid: key.kid, iat: Math.floor(now / 1000), jti: crypto.randomUUID() };
  const data = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader(header)
    .encrypt(publicKey);
  return { body: { data }, kid: key.kid };
}
