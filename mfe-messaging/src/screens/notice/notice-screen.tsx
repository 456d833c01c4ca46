import type { ReactNode } from 'react';
import { normalisePath, PATHS } from 'shared-contracts/paths';
import { useLocation, useSearchParams } from 'shared-kit/router';
import { useAnnouncements } from '../../api/use-announcements';
import { NoticeDetail } from './notice-detail';
import { NoticePage } from './notice-page';

/** The announcements, and one of them on the detail path (docs/product/messaging.md#announcements). */
export function NoticeScreen(): ReactNode {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const id = query.get('id');
  return normalisePath(pathname) === PATHS.noticeDetail && id !== null ? <NoticeDetail id={id} /> : <PlayerNotices />;
}

function PlayerNotices(): ReactNode {
  const read = useAnnouncements('notices');
  return <NoticePage readers="players" read={read} notices={read.data?.player ?? []} />;
}
