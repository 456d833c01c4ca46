import { gcm } from '@noble/ciphers/aes.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { mgf1, OAEP } from 'micro-rsa-dsa-dh/rsa.js';
import { base64UrlOf, bytesOfBase64, utf8Bytes } from 'shared-contracts/release/binary-text';
import type { EncryptionKey, SealHeader } from './sealing';

/** Of A256GCM and RSA-OAEP-256, the only algorithms a gateway may name. */
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

function randomBytes(length: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(length));
}

function bigIntOf(base64Url: string): bigint {
  const bytes = bytesOfBase64(base64Url);
  if (bytes === null) throw new Error('The key of the gateway cannot be read');
  return BigInt(`0x${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`);
}

/** SHA-256, as the browser's `digest` makes it. */
export async function digest(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return Uint8Array.from(sha256(bytes));
}

/** What `CompactEncrypt` of jose makes, without the browser's cryptography: RSA-OAEP-256 with A256GCM (RFC 7516). */
export async function encrypt(text: Uint8Array, header: SealHeader, { jwk }: EncryptionKey): Promise<string> {
  const protectedHeader = base64UrlOf(utf8Bytes(JSON.stringify(header)));
  const [key, iv] = [randomBytes(KEY_BYTES), randomBytes(IV_BYTES)];
  const sealedKey = OAEP(sha256, mgf1(sha256)).encrypt({ n: bigIntOf(jwk.n), e: bigIntOf(jwk.e) }, key);
  const sealed = gcm(key, iv, utf8Bytes(protectedHeader)).encrypt(text);
  const parts = [sealedKey, iv, sealed.subarray(0, -TAG_BYTES), sealed.subarray(-TAG_BYTES)];
  return [protectedHeader, ...parts.map((part) => base64UrlOf(Uint8Array.from(part)))].join('.');
}
