import { createPublicKey, verify, type KeyObject } from 'node:crypto';
import type { TrustedKey } from 'shared-contracts/release/boot-document';
import { bytesOfBase64 } from 'shared-contracts/release/binary-text';
import type { Signed } from 'shared-contracts/release/feed';
import { signedText, type SigningPurpose } from 'shared-contracts/release/signature';
import { Memory } from '../text/memory';

const MOST_KEYS = 64;
const CURVE = 'prime256v1';

const imported = new Memory<{ readonly key: KeyObject | null }>(MOST_KEYS);

function readKey(spki: string): KeyObject | null {
  const bytes = bytesOfBase64(spki);
  if (bytes === null) return null;
  try {
    const key = createPublicKey({ key: Buffer.from(bytes), format: 'der', type: 'spki' });
    return key.asymmetricKeyDetails?.namedCurve === CURVE ? key : null;
  } catch {
    return null;
  }
}

/** A trusted key as Node verifies by it; null for one that is none. Each is read once. */
export function publicKeyOf(spki: string): KeyObject | null {
  return imported.get(spki, () => ({ key: readKey(spki) })).key;
}

/**
 * Whether one of the trusted keys signed a text: what `verifySigned` of the contract decides in a browser, by the functions
 * that Node has for it. A check of all merchants' feeds reads megabytes of them, and each key once.
 */
export function isSignedBy(
  { payload, signatures }: Signed,
  keys: readonly TrustedKey[],
  purpose: SigningPurpose = 'feed',
): boolean {
  const data = Buffer.from(signedText(payload, purpose));
  return signatures.some(({ key: id, value }) => {
    const signature = bytesOfBase64(value);
    if (signature === null) return false;
    return keys.some((trusted) => {
      if (trusted.id !== id) return false;
      const key = publicKeyOf(trusted.spki);
      return key !== null && verify('sha256', data, { key, dsaEncoding: 'ieee-p1363' }, signature);
    });
  });
}
