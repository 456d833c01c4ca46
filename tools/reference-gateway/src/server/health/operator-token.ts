import { timingSafeEqual } from 'node:crypto';
import { join } from 'node:path';
import { openKeptSecret } from '../../rules/security/kept-secret';
import { randomSecret, secretHash } from '../../rules/security/secrets';

/** The operator's token in the state folder. */
const TOKEN_FILE = 'operator-token';

const SHORTEST = 16;

function sound(token: string, origin: string): string {
  if (token.length < SHORTEST || /[^\x21-\x7e]/.test(token))
    throw new Error(`${origin} is not an operator's token: at least ${SHORTEST} visible characters`);
  return token;
}

/**
 * The token operators read health with: the given one, else that of the state folder, which is made once and
 * readable by its owner only. A gateway with neither has one that nobody knows. Throws on one that is too
 * weak.
 */
export function openOperatorToken(given: string | undefined, home: string | undefined): string {
  if (given !== undefined && given !== '') return sound(given, 'MFE_OPERATOR_TOKEN');
  if (home === undefined) return randomSecret();
  return sound(openKeptSecret(home, TOKEN_FILE), join(home, TOKEN_FILE));
}

/** Whether a token is the operator's, in a time that tells nothing of it. */
export function isSameToken(given: string | undefined, token: string): boolean {
  return timingSafeEqual(Buffer.from(secretHash(given ?? '')), Buffer.from(secretHash(token)));
}
