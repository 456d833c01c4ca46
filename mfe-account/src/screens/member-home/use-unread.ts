import { useState } from 'react';
import type { EventMap } from 'shared-contracts/events/event-map';
import { useEvent } from 'shared-kit/remote';

type Unread = EventMap['unread.changed'];

const NONE: Unread = { announcement: 0, chat: 0, inbox: 0, total: 0 };

/** The unread counts as the host last told them. */
export function useUnread(): Unread {
  const [unread, setUnread] = useState<Unread>(NONE);
  useEvent('unread.changed', setUnread);
  return unread;
}
