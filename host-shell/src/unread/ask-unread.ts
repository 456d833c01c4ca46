import { announcements } from 'shared-contracts/api/endpoints/announcements';
import { chatUnread, inboxUnread } from 'shared-contracts/api/endpoints/messaging';
import type { UnreadAnswers, UnreadSetup } from './unread-counts';

/** Reads the three counts, each by itself. */
export async function askUnread({
  http,
  flags,
  merchantCode,
}: Pick<UnreadSetup, 'http' | 'flags' | 'merchantCode'>): Promise<UnreadAnswers> {
  const unknown = (): null => null;
  const [announcement, chat, inbox] = await Promise.all([
    http
      .call(announcements, { types: 'B,PL,PU', platform: 'M', merchantCode: merchantCode() })
      .then((reply) => reply.player.filter((notice) => !notice.read).length, unknown),
    flags.isOn('CBS3') ? http.call(chatUnread, {}).then((reply) => reply.unReadCount, unknown) : 0,
    http.call(inboxUnread, {}).then((count) => count, unknown),
  ]);
  return { announcement, chat, inbox };
}
