import type { ReactNode } from 'react';
import { useAnnouncements } from '../../api/use-announcements';
import { NoticePage } from './notice-page';

/** The announcements to agents: the same list as that of the players, for its one type only. */
export function AgentNoticeScreen(): ReactNode {
  const read = useAnnouncements('agents');
  return <NoticePage readers="agents" read={read} notices={read.data?.agent ?? []} />;
}
