import type { KeyStore } from './key-store';

const IV_BYTES = 12;
const SALT_BYTES = 16;

type Bytes = Uint8Array<ArrayBuffer>;

function toBase64Url(bytes: Bytes): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '');
}

function fromBase64Url(text: string): Bytes {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
}

const toUtf8 = (text: string): Bytes => new TextEncoder().encode(text) as Bytes;

/** The first of the two encodings a remembered password has; it hides nothing. The encryption is the second. */
const toBase64 = (text: string): string => btoa(String.fromCharCode(...toUtf8(text)));
const fromBase64 = (text: string): string =>
  new TextDecoder().decode(Uint8Array.from(atob(text), (character) => character.charCodeAt(0)));

/** Sixteen random bytes as text: what `remSalt` holds. */
export function freshSalt(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));
}

async function deviceKey(shelf: KeyStore): Promise<CryptoKey> {
  const kept = await shelf.read();
  if (kept) return kept;
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  await shelf.keep(key);
  return key;
}

/**
 * Seals a password with the device's key: base64url(iv + AES-GCM(base64(utf8(password)))), the salt as additional
 * data (docs/product/accounts.md#remembered-login). Null if the device keeps no keys: then no password is remembered.
 */
export async function sealPassword(shelf: KeyStore | null, password: string, salt: string): Promise<string | null> {
  if (shelf === null) return null;
  try {
    const key = await deviceKey(shelf);
    const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
    const algorithm = { name: 'AES-GCM', iv, additionalData: fromBase64Url(salt) };
    const sealed = new Uint8Array(await crypto.subtle.encrypt(algorithm, key, toUtf8(toBase64(password))));
    return toBase64Url(Uint8Array.from([...iv, ...sealed]));
  } catch {
    // Private modes deny the database: without a key the password is not remembered.
    return null;
  }
}

/** Opens a sealed password; null when key, salt or seal do not belong together. */
export async function openPassword(shelf: KeyStore | null, sealed: string, salt: string): Promise<string | null> {
  if (shelf === null || sealed === '') return null;
  try {
    const key = await shelf.read();
    if (key === undefined) return null;
    const bytes = fromBase64Url(sealed);
    const algorithm = { name: 'AES-GCM', iv: bytes.slice(0, IV_BYTES), additionalData: fromBase64Url(salt) };
    const opened = await crypto.subtle.decrypt(algorithm, key, bytes.slice(IV_BYTES));
    return fromBase64(new TextDecoder().decode(opened));
  } catch {
    return null;
  }
}
