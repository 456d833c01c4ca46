import { isApiError } from 'shared-contracts/api/api-error';
import { announcement, type Notice } from 'shared-contracts/api/endpoints/announcements';
import { rowId } from 'shared-contracts/api/ids';
import { useEndpoint } from 'shared-kit/data';
import { useLanguage } from 'shared-kit/remote';
import * as v from 'shared-kit/schema';
import { noticeOf } from '../model/notice-rules';
import { useAnnouncements } from './use-announcements';

/** One announcement, in each state of its reading. */
export type NoticeReading =
  | { readonly state: 'waiting' | 'missing' }
  | { readonly state: 'loaded'; readonly notice: Notice; readonly isCounted: boolean }
  | { readonly state: 'failed'; readonly error: unknown; readonly retry: () => void };

/** The notice that an address names: out of the list where it has it, else by the call for one notice (R-62.get). */
export function useNotice(id: string): NoticeReading {
  const language = useLanguage();
  const list = useAnnouncements('notices');
  const { player = [], popup = [] } = list.data ?? {};
  const counted = noticeOf(player, id);
  const listed = counted ?? noticeOf(popup, id);
  const named = v.safeParse(rowId, id);
  const one = useEndpoint(
    announcement,
    { id: named.success ? named.output : '0', language },
    { enabled: named.success && !list.isPending && listed === undefined },
  );
  const notice = listed ?? one.data;
  if (notice !== undefined) return { state: 'loaded', notice, isCounted: counted !== undefined };
  if (!named.success || isMissing(one.error)) return { state: 'missing' };
  if (one.isError) return { state: 'failed', error: one.error, retry: () => void one.refetch() };
  return { state: 'waiting' };
}

function isMissing(error: unknown): boolean {
  return isApiError(error) && error.failure.kind === 'rejected' && error.failure.code === 'not_found';
}
