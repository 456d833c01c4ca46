import type { InboxData } from '../../data/inbox-messages';
import type { Store } from '../../data/store/store';

/** Puts a message into a member's inbox. */
export function sendMessage(store: Store, memberId: number, message: InboxData, at: number, isRead = false): void {
  store.run(
    'INSERT INTO inbox_messages (member_id, data, sent_at, is_read) VALUES (?, ?, ?, ?)',
    memberId,
    JSON.stringify(message),
    at,
    isRead ? 1 : 0,
  );
}
