import { utf8Bytes, type Bytes } from './binary-text';

/** So many hexadecimal digits of a name's hash are kept: two of 100,000 names are equal in them by no chance that counts. */
const DIGITS = 32;

/** The part of `crypto.subtle` (in browsers and Node) that hashing names needs. */
export interface NameHasher {
  /** Imports the salt. */
  importKey(
    format: 'raw',
    keyData: Bytes,
    algorithm: { name: 'HMAC'; hash: 'SHA-256' },
    isExtractable: boolean,
    usages: ['sign'],
  ): Promise<unknown>;
  /** The HMAC of the data. */
  sign(algorithm: 'HMAC', key: unknown, data: Bytes): Promise<ArrayBuffer>;
}

/** How a cohort's list has its names: HMAC-SHA-256 by the list's salt. Names are taken in the spelling of `accountName`. */
export async function cohortHasher(salt: string, subtle: NameHasher): Promise<(name: string) => Promise<string>> {
  const key = await subtle.importKey('raw', utf8Bytes(salt), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return async (name) => {
    const bytes = new Uint8Array(await subtle.sign('HMAC', key, utf8Bytes(name)));
    return [...bytes.subarray(0, DIGITS / 2)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  };
}
