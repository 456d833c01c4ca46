import type { ReactNode } from 'react';
import { normalisePath, PATHS } from 'shared-contracts/paths';
import { useLocation, useSearchParams } from 'shared-kit/router';
import { useAnnouncements } from '../../api/use-announcements';
import { noticeOf } from '../../model/notice-rules';
import { NoticeDetail } from './notice-detail';
import { NoticePage } from './notice-page';

/** The announcements, and one of them on the detail path (docs/product/messaging.md#announcements). */
export function NoticeScreen(): ReactNode {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const id = query.get('id');
  const read = useAnnouncements('notices');
  const { player = [], popup = [] } = read.data ?? {};
  const isDetail = normalisePath(pathname) === PATHS.noticeDetail && id !== null;
  return (
    <NoticePage
      readers="players"
      read={read}
      notices={player}
      detail={isDetail ? <NoticeDetail notice={noticeOf([...player, ...popup], id)} /> : undefined}
    />
  );
}
