import type { CallContext } from '../call/context';
import { requireSession } from '../call/handler';
import { invalidFields } from '../refusal';
import { randomSecret, secretHash } from '../security/secrets';

const LIFETIME = 10 * 60 * 1000;

/** By what somebody confirms who they are. */
export type ConfirmationWay = 'password' | 'code' | 'paymentPassword';

/** What changes of the account itself take: who knows the payment password alone may not change it. */
const ACCOUNT_WAYS: readonly ConfirmationWay[] = ['password', 'code'];

/** What a session may do once, because somebody has just shown more than its token. */
export interface Confirmation {
  readonly confirmation: string;
  /** Epoch ms. */
  readonly expiresAt: number;
}

/** Notes that the holder of this session has confirmed who they are; kept as a hash only. */
export function issueConfirmation(context: CallContext, way: ConfirmationWay): Confirmation {
  const { store, now } = context;
  const session = requireSession(context);
  const confirmation = randomSecret();
  const expiresAt = now + LIFETIME;
  store.run('DELETE FROM confirmations WHERE expires_at <= ?', now);
  store.run(
    'INSERT INTO confirmations (token_hash, session_hash, member_id, expires_at, way) VALUES (?, ?, ?, ?, ?)',
    secretHash(confirmation),
    session.tokenHash,
    session.memberId,
    expiresAt,
    way,
  );
  return { confirmation, expiresAt };
}

/** Throws unless this is a confirmation of this very session that is still good; it stays so. */
export function requireConfirmation(context: CallContext, confirmation: string | undefined, ways = ACCOUNT_WAYS): void {
  const row = context.store.get<{ way: string }>(
    'SELECT way FROM confirmations WHERE token_hash = ? AND session_hash = ? AND expires_at > ?',
    secretHash(confirmation ?? ''),
    requireSession(context).tokenHash,
    context.now,
  );
  if (!row || !(ways as readonly string[]).includes(row.way)) throw invalidFields({ confirmation: 'required' });
}

/** Uses a confirmation up; call it in the transaction of the change that it allows. */
export function takeConfirmation(context: CallContext, confirmation: string | undefined, ways = ACCOUNT_WAYS): void {
  requireConfirmation(context, confirmation, ways);
  context.store.run('DELETE FROM confirmations WHERE token_hash = ?', secretHash(confirmation ?? ''));
}
