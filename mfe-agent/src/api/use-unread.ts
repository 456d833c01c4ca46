import { announcements } from 'shared-contracts/api/endpoints/announcements';
import { useEndpoint } from 'shared-kit/data';
import { useRemoteContext } from 'shared-kit/remote';

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
