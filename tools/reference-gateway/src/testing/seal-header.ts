import type { SealedFor } from '../rules/security/encryption';
import { secretHash } from '../rules/security/secrets';

/** The protected header of a payload, as the site writes it; the moment in milliseconds. */
export function sealHeader({ merchant, call, token }: SealedFor, issuedAt: number, jti: string) {
  return {
    alg: 'RSA-OAEP-256',
    enc: 'A256GCM',
    iat: Math.floor(issuedAt / 1000),
    jti,
    aud: merchant,
    call,
    ...(token === undefined ? {} : { ath: secretHash(token) }),
  };
}
