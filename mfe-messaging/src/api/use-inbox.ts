import { inbox, markInboxRead, removeInboxMessages, type InboxMessage } from 'shared-contracts/api/endpoints/messaging';
import { changeAhead, readAgain } from 'shared-kit/changes';
import { useEndpointScope, useQueryClient } from 'shared-kit/data';
import { endpointPagesKey, useEndpointPages, type EndpointPages } from 'shared-kit/lists';
import { useRemoteContext, useSession, useUnread } from 'shared-kit/remote';
import { memberAccess } from '../model/member-access';
import { messagesOf, unreadAmong, withoutMessages, withRead, type InboxPages } from '../model/inbox-pages';

const REQUEST = { pageSize: 20 };

/** The member's messages and what can be done with them (docs/product/messaging.md#inbox). */
export interface Inbox extends Omit<EndpointPages<unknown>, 'pages'> {
  readonly messages: readonly InboxMessage[];
  readonly pagesLoaded: number;
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
    try {
      await changeAhead<InboxPages>(client, key, { edit: expected, call });
    } catch (error) {
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
  const key = endpointPagesKey(inbox, useEndpointScope(), REQUEST);
  const { pages, ...list } = useEndpointPages(inbox, REQUEST, { enabled: hasInbox });
  const change = useInboxChange(key);
  const messages = messagesOf(pages);
  return {
    ...list,
    messages,
    pagesLoaded: pages.length,
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
      const removedUnread = unreadAmong(messages, ids);
      const isDone = await change({
        expected: (present) => withoutMessages(present, ids),
        call: () => http.call(removeInboxMessages, { ids: [...ids] }),
        unread: (before) => before - removedUnread,
      });
      // What is left has moved up by so many places: pages still to come would leave as many out.
      if (isDone) void readAgain(client, key);
      return isDone;
    },
  };
}
