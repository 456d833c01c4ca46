import { PLAY_LIMITS, type PlayLimitName } from 'shared-contracts/api/endpoints/responsible-play';
import type { Store } from '../../data/store/store';
import { limitAt, NO_LIMIT, type LimitState } from './limit-rule';
import { USUAL_CHECK } from './sitting-rule';

interface LimitRow {
  readonly name: string;
  readonly amount: number | null;
  readonly pending_amount: number | null;
  readonly pending_from: number | null;
}

function stateOf(row: LimitRow | undefined, now: number): LimitState {
  if (row === undefined) return NO_LIMIT;
  const { amount, pending_amount, pending_from } = row;
  const pending = pending_from === null ? null : { amount: pending_amount, from: pending_from };
  return limitAt({ amount, pending }, now);
}

/** One limit of a member, in cents or minutes. */
export function limitOf(store: Store, memberId: number, name: PlayLimitName, now: number): LimitState {
  return stateOf(
    store.get<LimitRow>('SELECT * FROM play_limits WHERE member_id = ? AND name = ?', memberId, name),
    now,
  );
}

/** All limits of a member, in the order of the contract. */
export function limitsOf(
  store: Store,
  memberId: number,
  now: number,
): readonly { readonly name: PlayLimitName; readonly state: LimitState }[] {
  const rows = store.all<LimitRow>('SELECT * FROM play_limits WHERE member_id = ?', memberId);
  return PLAY_LIMITS.map((name) => ({
    name,
    state: stateOf(
      rows.find((row) => row.name === name),
      now,
    ),
  }));
}

export function keepLimit(store: Store, memberId: number, name: PlayLimitName, { amount, pending }: LimitState): void {
  store.run(
    `INSERT INTO play_limits (member_id, name, amount, pending_amount, pending_from) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (member_id, name) DO UPDATE SET
       amount = excluded.amount, pending_amount = excluded.pending_amount, pending_from = excluded.pending_from`,
    memberId,
    name,
    amount,
    pending?.amount ?? null,
    pending?.from ?? null,
  );
}

/** Minutes from one reality check to the next. */
export function checkMinutes(store: Store, memberId: number): number {
  const row = store.get<{ minutes: number }>('SELECT minutes FROM play_checks WHERE member_id = ?', memberId);
  return row?.minutes ?? USUAL_CHECK;
}

export function keepCheckMinutes(store: Store, memberId: number, minutes: number): void {
  store.run(
    `INSERT INTO play_checks (member_id, minutes) VALUES (?, ?)
     ON CONFLICT (member_id) DO UPDATE SET minutes = excluded.minutes`,
    memberId,
    minutes,
  );
}
