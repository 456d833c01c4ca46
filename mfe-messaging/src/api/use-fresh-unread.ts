import { useEffect } from 'react';
import { useRemoteContext, useSession, useUnread, type UnreadCounts } from 'shared-kit/remote';
import { memberAccess } from '../model/member-access';

const NOTHING_UNREAD: UnreadCounts = { announcement: 0, chat: 0, inbox: 0, total: 0 };

/** The unread counts as the host tells them, fetched again on opening; zero for visitors and trials. */
export function useFreshUnread(): UnreadCounts {
  const counts = useUnread();
  const { intents } = useRemoteContext();
  const hasCounts = memberAccess(useSession()) === 'open';
  useEffect(() => {
    if (hasCounts) void intents.request('refreshUnread', {});
  }, [hasCounts, intents]);
  return hasCounts ? counts : NOTHING_UNREAD;
}
