import { INBOX_MESSAGES } from '../data/inbox-messages';
import type { Store } from '../data/store/store';
import type { Merchant } from '../data/merchants';
import { sendMessage } from '../rules/account/inbox';

const HOUR = 60 * 60 * 1000;

/** Writes messages to every demo account; all but the oldest are unread. */
export function seedInbox(store: Store, merchant: Merchant, now: number): void {
  const members = store.all<{ id: number }>(
    "SELECT id FROM members WHERE merchant = ? AND username LIKE 'demo\\_%' ESCAPE '\\'",
    merchant.code,
  );
  for (const { id } of members) {
    INBOX_MESSAGES.forEach((message, index) => {
      sendMessage(store, id, message, now - (index * 19 + 1) * HOUR, index === INBOX_MESSAGES.length - 1);
    });
  }
}
