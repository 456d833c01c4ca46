import { createHmac, timingSafeEqual } from 'node:crypto';
import { openKeptSecret } from './kept-secret';
import { randomSecret } from './secrets';

/** The gateway's own key in the state folder, apart from the database: a copy of that alone opens nothing. */
const KEY_FILE = 'gateway-key';
const SHORTEST = 32;

/** What a hash is for: those of one purpose say nothing to another. */
export type HashPurpose = 'code' | 'temporary password' | 'health network' | 'health ticket' | 'traced page';

/**
 * An HMAC by the gateway's own key, base64url. For what can be guessed from a plain hash, as six digits or an address, and
 * for what the gateway gives out and must know again.
 */
export type KeyedHash = (purpose: HashPurpose, ...parts: readonly string[]) => string;

/** Hashes by the key of the state folder, which is made once; without a folder by one that ends with the process. */
export function openKeyedHash(home: string | undefined): KeyedHash {
  const key = home === undefined ? randomSecret() : openKeptSecret(home, KEY_FILE);
  if (key.length < SHORTEST) throw new Error(`${KEY_FILE} in ${home} is spoilt: remove it, and a new one is made`);
  return (purpose, ...parts) =>
    createHmac('sha256', key)
      .update(JSON.stringify([purpose, ...parts]))
      .digest('base64url');
}

/** Compares two hashes in a time that tells nothing of them. */
export function isSameHash(first: string, second: string): boolean {
  const [one, other] = [Buffer.from(first), Buffer.from(second)];
  return one.length === other.length && timingSafeEqual(one, other);
}
