import type { Store } from '../../data/store/store';
import { pageRange, totalPages } from '../page';

/** A change as it is kept: amounts in cents, minutes, days or months by its name. */
export interface PlayChangeRow {
  readonly id: number;
  readonly name: string;
  readonly action: string;
  readonly amount: number | null;
  readonly at: number;
  readonly until: number | null;
}

/** Writes a change down; nothing removes it. */
export function notePlayChange(store: Store, memberId: number, change: Omit<PlayChangeRow, 'id'>): void {
  store.run(
    'INSERT INTO play_changes (member_id, name, action, amount, at, until) VALUES (?, ?, ?, ?, ?, ?)',
    memberId,
    change.name,
    change.action,
    change.amount,
    change.at,
    change.until,
  );
}

/** One page of a member's changes, the newest first. */
export function playChanges(store: Store, memberId: number, pageNo: number, pageSize: number) {
  const { limit, offset } = pageRange(pageNo, pageSize);
  const rows = store.all<PlayChangeRow>(
    'SELECT id, name, action, amount, at, until FROM play_changes WHERE member_id = ? ORDER BY id DESC LIMIT ? OFFSET ?',
    memberId,
    limit,
    offset,
  );
  const all = store.get<{ total: number }>('SELECT count(*) AS total FROM play_changes WHERE member_id = ?', memberId);
  return { rows, pageNum: pageNo, totalPages: totalPages(all?.total ?? 0, pageSize) };
}
