import { DEFAULT_MEMBER_TYPE, isTrial } from 'shared-contracts/session/member-type';
import type { Store } from '../../data/store/store';
import type { Merchant } from '../../data/merchants';
import { randomSecret, secretHash } from '../security/secrets';
import type { Session } from '../call/context';
import { isPlayGuarded } from '../play/guarded';
import { beginSitting, seeSitting, sittingDeadline } from '../play/sittings';

const HOUR = 60 * 60 * 1000;
const MEMBER_LIFETIME = 24 * HOUR;
const TRIAL_LIFETIME = 2 * HOUR;
/** However often it is used: who stole a token loses it then. */
const LONGEST_LIFETIME = 7 * 24 * HOUR;
/** A session's last use is written at most this often. */
const SEEN_STEP = 60 * 1000;

interface SessionRow {
  readonly member_id: number;
  readonly created_at: number;
  readonly seen_at: number;
  readonly expires_at: number;
  readonly username: string;
  readonly type: number;
  readonly first_time: number;
}

function hasSittings(merchant: Merchant, type: number): boolean {
  return isPlayGuarded(merchant) && !isTrial(type);
}

/** The end of a session that a limit of its member's own may bring forward. */
function withinSitting(store: Store, memberId: number, end: number, now: number): number {
  return Math.min(end, sittingDeadline(store, memberId, now) ?? Infinity);
}

/**
 * Starts a session and answers its token, which is kept as a hash only. Trials end after 2 h, others 24 h after their last
 * use and after 7 days in any case; all of them when a limit of the member's own ends the sitting.
 */
export function startSession(store: Store, merchant: Merchant, memberId: number, type: number, now: number): string {
  const token = randomSecret();
  const lifetime = isTrial(type) ? TRIAL_LIFETIME : MEMBER_LIFETIME;
  const isGuarded = hasSittings(merchant, type);
  if (isGuarded) beginSitting(store, memberId, now);
  store.run('DELETE FROM sessions WHERE expires_at <= ?', now);
  store.run(
    'INSERT INTO sessions (token_hash, member_id, merchant, created_at, seen_at, expires_at) VALUES (?, ?, ?, ?, ?, ?)',
    secretHash(token),
    memberId,
    merchant.code,
    now,
    now,
    isGuarded ? withinSitting(store, memberId, now + lifetime, now) : now + lifetime,
  );
  return token;
}

/** The session of a token at this merchant; undefined when it has ended, expired, or belongs elsewhere. */
export function findSession(store: Store, merchant: Merchant, token: string, now: number): Session | undefined {
  const tokenHash = secretHash(token);
  const row = store.get<SessionRow>(
    `SELECT s.member_id, s.created_at, s.seen_at, s.expires_at, m.username, m.type, m.first_time FROM sessions s JOIN members m ON m.id = s.member_id
     WHERE s.token_hash = ? AND s.merchant = ? AND s.expires_at > ? AND m.disabled = 0`,
    tokenHash,
    merchant.code,
    now,
  );
  if (!row) return undefined;
  const type = row.type ?? DEFAULT_MEMBER_TYPE;
  if (now - row.seen_at > SEEN_STEP)
    touchSession(store, tokenHash, { ...row, isGuarded: hasSittings(merchant, type) }, now);
  return { tokenHash, memberId: row.member_id, userName: row.username, type, mustChangePassword: row.first_time === 1 };
}

/** Whether a session goes on; asking is no use of it. */
export function isSessionOpen(store: Store, tokenHash: string, now: number): boolean {
  return (
    store.get(
      `SELECT 1 FROM sessions s JOIN members m ON m.id = s.member_id
       WHERE s.token_hash = ? AND s.expires_at > ? AND m.disabled = 0`,
      tokenHash,
      now,
    ) !== undefined
  );
}

function touchSession(
  store: Store,
  tokenHash: string,
  row: SessionRow & { readonly isGuarded: boolean },
  now: number,
): void {
  if (row.isGuarded) seeSitting(store, row.member_id, now);
  const end = Math.min(now + MEMBER_LIFETIME, row.created_at + LONGEST_LIFETIME);
  const own = row.isGuarded ? withinSitting(store, row.member_id, end, now) : end;
  const extended = isTrial(row.type) ? row.expires_at : own;
  store.run('UPDATE sessions SET seen_at = ?, expires_at = ? WHERE token_hash = ?', now, extended, tokenHash);
}

export function endSession(store: Store, tokenHash: string): void {
  store.run('DELETE FROM sessions WHERE token_hash = ?', tokenHash);
}

/** Ends every session of a member, on all devices. */
export function endMemberSessions(store: Store, memberId: number): void {
  store.run('DELETE FROM sessions WHERE member_id = ?', memberId);
}

/** Brings the end of a member's sessions forward; null leaves them as they are, until they are used the next time. */
export function shortenSessions(store: Store, memberId: number, end: number | null): void {
  if (end === null) return;
  store.run('UPDATE sessions SET expires_at = min(expires_at, ?) WHERE member_id = ?', end, memberId);
}
