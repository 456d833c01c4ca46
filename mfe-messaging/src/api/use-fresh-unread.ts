import { useEffect, useState } from 'react';
import type { EventMap } from 'shared-contracts/events/event-map';
import { useEvent, useRemoteContext, useSession } from 'shared-kit/remote';
import { memberAccess } from '../model/member-access';

export type UnreadCounts = EventMap['unread.changed'];

const NOTHING_UNREAD: UnreadCounts = { announcement: 0, chat: 0, inbox: 0, total: 0 };

/** The unread counts as the host tells them, asked for afresh on opening; zero for visitors and trials (D-49). */
export function useUnread(): UnreadCounts {
  const [counts, setCounts] = useState(NOTHING_UNREAD);
  const { intents } = useRemoteContext();
  const hasCounts = memberAccess(useSession()) === 'open';
  useEvent('unread.changed', setCounts);
  useEffect(() => {
    if (hasCounts) void intents.request('refreshUnread', {});
  }, [hasCounts, intents]);
  return hasCounts ? counts : NOTHING_UNREAD;
}
