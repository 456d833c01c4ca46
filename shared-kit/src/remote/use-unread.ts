import { useState } from 'react';
import type { EventMap } from 'shared-contracts/events/event-map';
import { useEvent } from './remote-context';

/** The payload of `unread.changed`. */
export type UnreadCounts = EventMap['unread.changed'];

const NOTHING: UnreadCounts = { announcement: 0, chat: 0, inbox: 0, total: 0 };

/** The unread counts as the host last told them; nothing before, and for visitors and trials. */
export function useUnread(): UnreadCounts {
  const [counts, setCounts] = useState(NOTHING);
  useEvent('unread.changed', setCounts);
  return counts;
}
