/**
 * The migration for what members set for a calmer play: amounts in cents, of a sitting in minutes. Changes are never
 * removed.
 */
export const PLAY_TABLES = `
CREATE TABLE play_limits (
  member_id INTEGER NOT NULL REFERENCES members (id), name TEXT NOT NULL, amount INTEGER, pending_amount INTEGER,
  pending_from INTEGER, PRIMARY KEY (member_id, name)
);
CREATE TABLE play_checks (member_id INTEGER PRIMARY KEY REFERENCES members (id), minutes INTEGER NOT NULL);
CREATE TABLE play_breaks (
  member_id INTEGER PRIMARY KEY REFERENCES members (id), kind TEXT NOT NULL, ends_at INTEGER NOT NULL
);
CREATE TABLE play_sittings (
  member_id INTEGER PRIMARY KEY REFERENCES members (id), since INTEGER NOT NULL, seen_at INTEGER NOT NULL,
  checked_at INTEGER NOT NULL
);
CREATE TABLE play_changes (
  id INTEGER PRIMARY KEY AUTOINCREMENT, member_id INTEGER NOT NULL REFERENCES members (id), name TEXT NOT NULL,
  action TEXT NOT NULL, amount INTEGER, at INTEGER NOT NULL, until INTEGER
);
CREATE INDEX play_changes_by_member ON play_changes (member_id, id);
`;
