import { useState } from 'react';
import { announcements } from 'shared-contracts/api/endpoints/announcements';
import { useEndpoint } from 'shared-kit/data';
import { useEvent, useRemoteContext } from 'shared-kit/remote';

/** Announcements count as fresh for a minute (D-69). */
const FRESH_MS = 60_000;

/** How many announcements to agents wait to be read; 0 until known and when the read failed. */
export function useAgentNoticesUnread(): number {
  const { site } = useRemoteContext();
  const { data } = useEndpoint(
    announcements,
    { types: 'A', groupName: 'm_home', platform: 'M', merchantCode: site.merchantCode() },
    { staleTime: FRESH_MS },
  );
  return data?.footer.unreadCount ?? 0;
}

/** How many inbox messages wait to be read, as the host tells it (S1 3). */
export function useInboxUnread(): number {
  const [unread, setUnread] = useState(0);
  useEvent('unread.changed', ({ inbox }) => setUnread(inbox));
  return unread;
}
