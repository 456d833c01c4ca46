import type { Merchant } from '../../data/merchants';
import type { Store } from '../../data/store/store';
import { type HeldBreak } from './break-rule';
import { isPlayGuarded } from './guarded';
import { limitOf } from './kept-limits';
import { pauseEnd } from './sitting-rule';
import { keptSitting } from './sittings';

/** What keeps a member from playing at this moment; undefined where nothing does. */
export function runningBreak(store: Store, memberId: number, now: number): HeldBreak | undefined {
  const row = store.get<HeldBreak>(
    'SELECT kind, ends_at AS until FROM play_breaks WHERE member_id = ? AND ends_at > ?',
    memberId,
    now,
  );
  return row && { kind: row.kind, until: row.until };
}

export function keepBreak(store: Store, memberId: number, { kind, until }: HeldBreak): void {
  store.run(
    `INSERT INTO play_breaks (member_id, kind, ends_at) VALUES (?, ?, ?)
     ON CONFLICT (member_id) DO UPDATE SET kind = excluded.kind, ends_at = excluded.ends_at`,
    memberId,
    kind,
    until,
  );
}

/** What keeps a member from signing in, as `play.break` tells it: a break, or the pause after the longest sitting. */
export function signInBreak(
  store: Store,
  merchant: Merchant,
  memberId: number,
  now: number,
): { readonly kind: string; readonly until: number } | undefined {
  if (!isPlayGuarded(merchant)) return undefined;
  const running = runningBreak(store, memberId, now);
  if (running !== undefined) return running;
  const minutes = limitOf(store, memberId, 'session', now).amount;
  const until = pauseEnd(keptSitting(store, memberId), minutes, now);
  return until === undefined ? undefined : { kind: 'pause', until };
}
