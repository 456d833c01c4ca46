import type { Store } from '../../data/store/store';
import { limitOf } from './kept-limits';
import { sittingAt, sittingEnd, type Sitting } from './sitting-rule';

/** The last sitting of a member, which may be over. */
export function keptSitting(store: Store, memberId: number): Sitting | undefined {
  return store.get<Sitting>(
    'SELECT since, seen_at AS seenAt, checked_at AS checkedAt FROM play_sittings WHERE member_id = ?',
    memberId,
  );
}

function keepSitting(store: Store, memberId: number, { since, seenAt, checkedAt }: Sitting): void {
  store.run(
    `INSERT INTO play_sittings (member_id, since, seen_at, checked_at) VALUES (?, ?, ?, ?)
     ON CONFLICT (member_id) DO UPDATE SET
       since = excluded.since, seen_at = excluded.seen_at, checked_at = excluded.checked_at`,
    memberId,
    since,
    seenAt,
    checkedAt,
  );
}

/** The sitting of a session that is used now; it goes on for as long as the session does. */
export function currentSitting(store: Store, memberId: number, now: number): Sitting {
  return keptSitting(store, memberId) ?? sittingAt(undefined, now);
}

/** When the member's limit ends what they are at; null without a limit. */
export function sittingDeadline(store: Store, memberId: number, now: number): number | null {
  return sittingEnd(currentSitting(store, memberId, now), limitOf(store, memberId, 'session', now).amount);
}

/** A sign-in: it goes on with the sitting before it, unless its member was away. */
export function beginSitting(store: Store, memberId: number, now: number): void {
  keepSitting(store, memberId, { ...sittingAt(keptSitting(store, memberId), now), seenAt: now });
}

/** A session was used. */
export function seeSitting(store: Store, memberId: number, now: number): void {
  keepSitting(store, memberId, { ...currentSitting(store, memberId, now), seenAt: now });
}

/** The member has read a reality check. */
export function checkSitting(store: Store, memberId: number, now: number): void {
  keepSitting(store, memberId, { ...currentSitting(store, memberId, now), seenAt: now, checkedAt: now });
}
