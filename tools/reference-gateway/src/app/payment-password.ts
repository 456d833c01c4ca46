import { hashPassword, verifyPassword } from './passwords';
import { invalidFields, Refusal } from './refusal';
import type { Store } from '../db/store';

/** Six digits, as on the cards that players know. */
export const PAYMENT_PASSWORD = /^\d{6}$/;
/** So many wrong ones within the window, and the member rests until it is over. */
export const PAYMENT_TRIES = { max: 5, windowMs: 15 * 60 * 1000 } as const;

interface Owner {
  readonly id: number;
  readonly payment_password_hash: string | null;
}

interface Failures {
  readonly total: number;
  readonly oldest: number | null;
}

/**
 * Throws unless this is the member's payment password. Six digits are soon guessed: tries are counted in the database,
 * so that a restart forgives nothing. The refusal tells how many are left; without a payment password there is none
 * to be right.
 */
export async function checkPaymentPassword(store: Store, owner: Owner, typed: string, now: number): Promise<void> {
  if (owner.payment_password_hash === null) throw invalidFields({ paymentPassword: 'unset' });
  refuseResting(store, owner.id, now);
  // Counted before the slow comparison: calls that run at once cannot share one try.
  store.run('INSERT INTO payment_password_failures (member_id, failed_at) VALUES (?, ?)', owner.id, now);
  if (await verifyPassword(typed, owner.payment_password_hash)) {
    store.run('DELETE FROM payment_password_failures WHERE member_id = ?', owner.id);
    return;
  }
  throw new Refusal('payment_password.wrong', {
    triesLeft: PAYMENT_TRIES.max - failuresOf(store, owner.id, now).total,
  });
}

export async function savePaymentPassword(store: Store, memberId: number, password: string): Promise<void> {
  const hash = await hashPassword(password);
  store.run('UPDATE members SET payment_password_hash = ? WHERE id = ?', hash, memberId);
}

function failuresOf(store: Store, memberId: number, now: number): Failures {
  const row = store.get<Failures>(
    'SELECT count(*) AS total, min(failed_at) AS oldest FROM payment_password_failures WHERE member_id = ? AND failed_at > ?',
    memberId,
    now - PAYMENT_TRIES.windowMs,
  );
  return row ?? { total: 0, oldest: null };
}

function refuseResting(store: Store, memberId: number, now: number): void {
  const { total, oldest } = failuresOf(store, memberId, now);
  if (total < PAYMENT_TRIES.max || oldest === null) return;
  throw new Refusal('rate.limited', undefined, Math.ceil((oldest + PAYMENT_TRIES.windowMs - now) / 1000));
}
