import { useEndpoint } from 'shared-kit/data';
import { useRemoteContext } from 'shared-kit/remote';
import { AGENT_NOTICES } from '../model/first-requests/agent-notices';

/** Announcements count as fresh for a minute. */
const FRESH_MS = 60_000;

/** How many announcements to agents wait to be read; 0 until known and when the read failed. */
export function useAgentNoticesUnread(): number {
  const { site } = useRemoteContext();
  const { endpoint, requestFor } = AGENT_NOTICES;
  const { data } = useEndpoint(endpoint, requestFor({ merchant: site.merchantCode() }), { staleTime: FRESH_MS });
  return data?.footer.unreadCount ?? 0;
}
