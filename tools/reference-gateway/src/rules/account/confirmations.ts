import type { CallContext } from '../call/context';
import { requireSession } from '../call/handler';
import { invalidFields } from '../refusal';
import { randomSecret, secretHash } from '../security/secrets';

const LIFETIME = 10 * 60 * 1000;

/** What a session may do once, because somebody has just shown more than its token. */
export interface Confirmation {
  readonly confirmation: string;
  /** Epoch ms. */
  readonly expiresAt: number;
}

/** Notes that the holder of this session has confirmed who they are; kept as a hash only. */
export function issueConfirmation(context: CallContext): Confirmation {
  const { store, now } = context;
  const session = requireSession(context);
  const confirmation = randomSecret();
  const expiresAt = now + LIFETIME;
  store.run('DELETE FROM confirmations WHERE expires_at <= ?', now);
  store.run(
    'INSERT INTO confirmations (token_hash, session_hash, member_id, expires_at) VALUES (?, ?, ?, ?)',
    secretHash(confirmation),
    session.tokenHash,
    session.memberId,
    expiresAt,
  );
  return { confirmation, expiresAt };
}

/** Throws unless this is a confirmation of this very session that is still good; it stays so. */
export function requireConfirmation(context: CallContext, confirmation: string | undefined): void {
  const row = context.store.get(
    'SELECT 1 FROM confirmations WHERE token_hash = ? AND session_hash = ? AND expires_at > ?',
    secretHash(confirmation ?? ''),
    requireSession(context).tokenHash,
    context.now,
  );
  if (!row) throw invalidFields({ confirmation: 'required' });
}

/** Uses a confirmation up; call it in the transaction of the change that it allows. */
export function takeConfirmation(context: CallContext, confirmation: string | undefined): void {
  requireConfirmation(context, confirmation);
  context.store.run('DELETE FROM confirmations WHERE token_hash = ?', secretHash(confirmation ?? ''));
}
