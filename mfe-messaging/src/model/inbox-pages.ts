import type { InboxMessage } from 'shared-contracts/api/endpoints/messaging';
import type { InfiniteData } from 'shared-kit/data';

/** One page of the inbox, as R-58 answers it. */
export interface InboxPage {
  readonly content: readonly InboxMessage[];
  readonly pageNum: number;
  readonly totalPages: number;
}

/** The pages of the inbox that were loaded so far. */
export type InboxPages = InfiniteData<InboxPage, unknown>;

function withContent(pages: InboxPages, change: (content: readonly InboxMessage[]) => readonly InboxMessage[]) {
  return { ...pages, pages: pages.pages.map((page) => ({ ...page, content: change(page.content) })) };
}

/** The messages of all pages, each once: a message that came in meanwhile moves the others to the next page. */
export function messagesOf(pages: readonly Pick<InboxPage, 'content'>[]): readonly InboxMessage[] {
  const all = pages.flatMap((page) => page.content);
  return [...new Map(all.map((message) => [message.id, message])).values()];
}

/** The pages with these messages read; with all of them where none are named. */
export function withRead(pages: InboxPages, ids?: readonly string[]): InboxPages {
  const isMeant = ({ id }: InboxMessage): boolean => ids === undefined || ids.includes(id);
  return withContent(pages, (content) =>
    content.map((message) => (isMeant(message) ? { ...message, read: true } : message)),
  );
}

/** The pages without these messages. */
export function withoutMessages(pages: InboxPages, ids: readonly string[]): InboxPages {
  return withContent(pages, (content) => content.filter(({ id }) => !ids.includes(id)));
}

/** How many of these messages were not read yet. */
export function unreadAmong(messages: readonly InboxMessage[], ids: readonly string[]): number {
  return messages.filter(({ id, read }) => !read && ids.includes(id)).length;
}
