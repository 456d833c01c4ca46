import { inbox, markInboxRead, removeInboxMessages, type InboxMessage } from 'shared-contracts/api/endpoints/messaging';
import { endpointKey, useEndpointScope, useInfiniteQuery, useQueryClient } from 'shared-kit/data';
import { useRemoteContext, useSession, useUnread } from 'shared-kit/remote';
import { memberAccess } from '../model/member-access';
import {
  messagesOf,
  unreadAmong,
  withoutMessages,
  withRead,
  type InboxPage,
  type InboxPages,
} from '../model/inbox-pages';

const PAGE_SIZE = 20;

/** The member's messages and what can be done with them (SC-12). */
export interface Inbox {
  readonly messages: readonly InboxMessage[];
  readonly status: 'loading' | 'failed' | 'shown';
  /** What goes on at the list's end, for the infinite scroll. */
  readonly tail: 'idle' | 'loading' | 'failed' | 'end';
  readonly pagesLoaded: number;
  readonly isRefreshing: boolean;
  readonly loadMore: () => void;
  readonly refresh: () => void;
  readonly markRead: (message: InboxMessage) => void;
  /** Marks every message, those on pages not loaded yet too; resolves to whether it worked. */
  readonly markAllRead: () => Promise<boolean>;
  /** Takes messages away at once and puts them back when the server refuses; resolves to whether it worked. */
  readonly remove: (ids: readonly string[]) => Promise<boolean>;
}

interface Change {
  /** What the list looks like until the server has answered. */
  readonly expected: (pages: InboxPages) => InboxPages;
  readonly call: () => Promise<unknown>;
  /** How many messages are unread after it, of so many before. */
  readonly unread: (before: number) => number;
  /** The member waits for nothing here, so a failure is not told. */
  readonly isSilent?: boolean;
}

/** Makes a change: shown at once, taken back when the server refuses, and told to everybody who counts. */
function useInboxChange(key: readonly unknown[]): (change: Change) => Promise<boolean> {
  const { events, intents, overlays } = useRemoteContext<'mfe-messaging'>();
  const client = useQueryClient();
  const counts = useUnread();
  return async ({ expected, call, unread, isSilent = false }) => {
    await client.cancelQueries({ queryKey: key });
    const before = client.getQueryData<InboxPages>(key);
    if (before !== undefined) client.setQueryData(key, expected(before));
    try {
      await call();
    } catch (error) {
      if (before !== undefined) client.setQueryData(key, before);
      if (!isSilent) overlays.showFailure(error);
      return false;
    }
    events.emit('inbox.changed', { unread: Math.max(0, unread(counts.inbox)) });
    await intents.request('refreshUnread', {});
    return true;
  };
}

/** Reads and changes the inbox. */
export function useInbox(): Inbox {
  const { http } = useRemoteContext<'mfe-messaging'>();
  const hasInbox = memberAccess(useSession()) === 'open';
  const client = useQueryClient();
  const key = endpointKey(inbox, useEndpointScope(), {});
  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => http.call(inbox, { pageNo: pageParam, pageSize: PAGE_SIZE }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last: InboxPage) => (last.pageNum < last.totalPages ? last.pageNum + 1 : undefined),
    enabled: hasInbox,
  });
  const change = useInboxChange(key);
  const pages = query.data;
  return {
    messages: messagesOf(pages),
    status: pages !== undefined ? 'shown' : query.isError ? 'failed' : 'loading',
    tail: tailOf(query),
    pagesLoaded: pages?.pages.length ?? 0,
    isRefreshing: query.isRefetching && !query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    refresh: () => void query.refetch(),
    markRead: ({ id, read }) => {
      if (read) return;
      void change({
        expected: (present) => withRead(present, [id]),
        call: () => http.call(markInboxRead, { ids: [id] }),
        unread: (before) => before - 1,
        isSilent: true,
      });
    },
    markAllRead: () =>
      change({ expected: (present) => withRead(present), call: () => http.call(markInboxRead, {}), unread: () => 0 }),
    remove: async (ids) => {
      const removedUnread = unreadAmong(pages, ids);
      const isDone = await change({
        expected: (present) => withoutMessages(present, ids),
        call: () => http.call(removeInboxMessages, { ids: [...ids] }),
        unread: (before) => before - removedUnread,
      });
      // What is left has moved up by so many places: pages still to come would leave as many out.
      if (isDone) void client.invalidateQueries({ queryKey: key });
      return isDone;
    },
  };
}

function tailOf(query: {
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  hasNextPage: boolean;
}): Inbox['tail'] {
  if (query.isFetchingNextPage) return 'loading';
  if (query.isFetchNextPageError) return 'failed';
  return query.hasNextPage ? 'idle' : 'end';
}
