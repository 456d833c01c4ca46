import { DES } from 'des.js';

const KEY_LENGTH = 8;
const BLOCK_BYTES = 8;

/**
 * The address an operator hid in a customer-service path: DES-ECB with PKCS#7 padding over UTF-8, in base64, the
 * key behind it (docs/product/messaging.md#hidden-addresses). Null for what was not made this way. It hides, it does not
 * protect: the caller still checks that an address came out.
 */
export function decryptServicePath(path: string): string | null {
  const key = new TextEncoder().encode(path.slice(-KEY_LENGTH));
  const hidden = bytesOfBase64(path.slice(0, -KEY_LENGTH));
  if (key.length !== KEY_LENGTH || hidden === null || hidden.length === 0 || hidden.length % BLOCK_BYTES !== 0)
    return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(decrypt(hidden, key)));
  } catch {
    return null;
  }
}

/** Throws for what was not encrypted with this key. */
function decrypt(hidden: Uint8Array, key: Uint8Array): number[] {
  const decipher = DES.create({ type: 'decrypt', key: [...key] });
  return [...decipher.update([...hidden]), ...decipher.final()];
}

function bytesOfBase64(text: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}
