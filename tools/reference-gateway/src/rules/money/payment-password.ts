import type { CallContext } from '../call/context';
import { invalidFields, Refusal } from '../refusal';
import type { Store } from '../../data/store/store';

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
export async function checkPaymentPassword(context: CallContext, owner: Owner, typed: string): Promise<void> {
  const { store, now, services } = context;
  const hash = owner.payment_password_hash;
  if (hash === null) throw invalidFields({ paymentPassword: 'unset' });
  await inTurn(store, owner.id, async () => {
    refuseResting(store, owner.id, now);
    if (await services.passwords.verify(typed, hash)) {
      forgiveTries(store, owner.id);
      if (services.passwords.isOutdated(hash)) await savePaymentPassword(context, owner.id, typed);
      return;
    }
    store.run('INSERT INTO payment_password_failures (member_id, failed_at) VALUES (?, ?)', owner.id, now);
    throw new Refusal('payment_password.wrong', {
      triesLeft: PAYMENT_TRIES.max - failuresOf(store, owner.id, now).total,
    });
  });
}

const lines = new WeakMap<Store, Map<number, Promise<void>>>();

/**
 * A member's tries are compared one after the other: of calls that run at once none sees a count that another is about
 * to raise, and orders with the right one do not use up each other's tries.
 */
async function inTurn(store: Store, memberId: number, work: () => Promise<void>): Promise<void> {
  const line = lines.get(store) ?? new Map<number, Promise<void>>();
  lines.set(store, line);
  const turn = (line.get(memberId) ?? Promise.resolve()).then(work);
  const settled = turn.catch(() => undefined);
  line.set(memberId, settled);
  await turn.finally(() => {
    if (line.get(memberId) === settled) line.delete(memberId);
  });
}

/** Forgets the wrong ones: the member has proven to be who they are. */
export function forgiveTries(store: Store, memberId: number): void {
  store.run('DELETE FROM payment_password_failures WHERE member_id = ?', memberId);
}

export async function savePaymentPassword(
  { store, services }: CallContext,
  memberId: number,
  password: string,
): Promise<void> {
  const hash = await services.passwords.hash(password);
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
