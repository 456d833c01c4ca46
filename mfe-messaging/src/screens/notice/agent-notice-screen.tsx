import type { ReactNode } from 'react';
import { href } from 'shared-contracts/paths';
import { Navigate, useSearchParams } from 'shared-kit/router';
import { useAnnouncements } from '../../api/use-announcements';
import { NoticePage } from './notice-page';

/** The announcements to agents: the same list as that of the players, for its one type only. */
export function AgentNoticeScreen(): ReactNode {
  const [query] = useSearchParams();
  return query.get('types') === 'A' ? <AgentNotices /> : <Navigate to={href('agent')} replace />;
}

function AgentNotices(): ReactNode {
  const read = useAnnouncements('agents');
  return <NoticePage readers="agents" read={read} notices={read.data?.agent ?? []} />;
}
