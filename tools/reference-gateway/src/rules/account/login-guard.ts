import type { Store } from '../../data/store/store';
import { addressPrefix } from '../security/address-prefix';

const WINDOW = 15 * 60 * 1000;
/** From this failure on, an account needs a captcha. */
const CAPTCHA_AFTER = 2;
/** An address that fails this often needs one for every account: many people share one address. */
const CAPTCHA_AFTER_BY_ADDRESS = 10;
/**
 * From this failure on, an account is locked for the address that failed, until the window is over. From elsewhere it
 * wants a captcha: who knows a name locks nobody out but themselves.
 */
const LOCKED_AFTER = 10;

/** Whose failures are counted. */
export interface LoginAttempt {
  /** Merchant and what was typed as the name, whether or not it exists. */
  readonly account: string;
  readonly address: string;
  readonly now: number;
}

export interface LoginStanding {
  readonly needsCaptcha: boolean;
  /** Seconds, when the account rests; else 0. */
  readonly lockedFor: number;
}

/** How an account and an address stand after their failures of the last 15 minutes. */
export function loginStanding(store: Store, { account, address, now }: LoginAttempt): LoginStanding {
  const row = store.get<{ own: number; shared: number; here: number; oldest: number | null }>(
    `SELECT sum(account = ?1) AS own, sum(ip = ?2) AS shared, sum(account = ?1 AND ip = ?2) AS here,
       min(CASE WHEN account = ?1 AND ip = ?2 THEN failed_at END) AS oldest
     FROM login_failures WHERE failed_at > ?3`,
    account,
    addressPrefix(address),
    now - WINDOW,
  );
  const own = row?.own ?? 0;
  const isLocked = (row?.here ?? 0) >= LOCKED_AFTER && row?.oldest != null;
  return {
    needsCaptcha: own >= CAPTCHA_AFTER || (row?.shared ?? 0) >= CAPTCHA_AFTER_BY_ADDRESS,
    lockedFor: isLocked ? Math.ceil(((row.oldest ?? now) + WINDOW - now) / 1000) : 0,
  };
}

/** Counts a failure; answers what {@link takeBackLoginFailure} wants where it was none. */
export function countLoginFailure(store: Store, attempt: LoginAttempt): number {
  store.run('DELETE FROM login_failures WHERE failed_at <= ?', attempt.now - WINDOW);
  return store.insert(
    'INSERT INTO login_failures (account, ip, failed_at) VALUES (?, ?, ?)',
    attempt.account,
    addressPrefix(attempt.address),
    attempt.now,
  );
}

export function takeBackLoginFailure(store: Store, counted: number): void {
  store.run('DELETE FROM login_failures WHERE rowid = ?', counted);
}

/** A success forgives the account's failures. */
export function forgiveLoginFailures(store: Store, account: string): void {
  store.run('DELETE FROM login_failures WHERE account = ?', account);
}
