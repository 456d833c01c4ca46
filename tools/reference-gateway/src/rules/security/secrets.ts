import { createHash, randomBytes } from 'node:crypto';

/** An opaque value nobody can guess: session tokens, launch ids, captcha cookies. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a secret; a copy of the database opens nothing. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
