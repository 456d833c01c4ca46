import type { Store } from '../../data/store/store';
import { memberByUsername, type MemberRow } from '../account/members';

/** Everybody below a member, at any depth: `team (id)`; its one value is the member's id. */
export const TEAM = `WITH RECURSIVE team (id) AS (
  SELECT id FROM members WHERE parent_id = ? UNION ALL SELECT m.id FROM members m JOIN team t ON m.parent_id = t.id)`;

/** The ids of a team, or of those in it whose name contains a text, in whatever case. */
export function teamIds(store: Store, leaderId: number, username = ''): number[] {
  return store
    .all<{ id: number }>(
      `${TEAM} SELECT m.id FROM members m JOIN team t ON t.id = m.id WHERE instr(m.username, ?) > 0`,
      leaderId,
      username.trim().toLowerCase(),
    )
    .map(({ id }) => id);
}

/** A member of a caller's team, or why it may not be looked at: nobody sees another agent's people. */
export function subordinateOf(
  store: Store,
  caller: { readonly memberId: number },
  merchant: string,
  username: string,
): MemberRow | 'unknown' | 'foreign' {
  const member = memberByUsername(store, merchant, username);
  if (!member) return 'unknown';
  const isOwn = store.get(`${TEAM} SELECT 1 FROM team WHERE id = ?`, caller.memberId, member.id) !== undefined;
  return isOwn ? member : 'foreign';
}

/** The names from a leader down to a member of its team, both included. */
export function pathDown(store: Store, leaderId: number, memberId: number): string[] {
  return store
    .all<{ username: string }>(
      `WITH RECURSIVE up (id, username, parent_id, height) AS (
         SELECT id, username, parent_id, 0 FROM members WHERE id = ?
         UNION ALL SELECT m.id, m.username, m.parent_id, u.height + 1 FROM members m JOIN up u ON m.id = u.parent_id
           WHERE u.id <> ?)
       SELECT username FROM up ORDER BY height DESC`,
      memberId,
      leaderId,
    )
    .map(({ username }) => username);
}
