import type { Store } from '../db/store';

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
