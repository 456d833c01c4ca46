import { useState } from 'react';
import {
  announcement,
  announcements,
  markAnnouncementRead,
  type Notice,
} from 'shared-contracts/api/endpoints/announcements';
import { readAgain } from 'shared-kit/changes';
import { useQueryClient } from 'shared-kit/data';
import { useRemoteContext } from 'shared-kit/remote';
import { memberAccess } from '../model/member-access';
import { trailingThrottle } from '../model/trailing-throttle';

const MARK_SPAN_MS = 150;

/**
 * Tells the server that a notice was opened, then reloads the announcements. Nothing is sent for
 * visitors, trial accounts and notices that were read before. The unread count of the players goes down by the event;
 * those of agents are no part of it, so it is asked for anew. What is shown to everybody, as a pop-up or a popular one,
 * is counted nowhere.
 */
export function useMarkRead(
  readers: 'players' | 'agents' | 'everybody',
): (notice: Pick<Notice, 'id' | 'read'>) => void {
  const { http, session, events, intents } = useRemoteContext<'mfe-messaging'>();
  const client = useQueryClient();
  const [send] = useState(() =>
    trailingThrottle<number>((id) => {
      const mark = async (): Promise<void> => {
        await http.call(markAnnouncementRead, { announcementId: id, read: true });
        if (readers !== 'everybody') events.emit('notice.read', { id });
        await readAgain(client, [announcements.id]);
        await readAgain(client, [announcement.id]);
        if (readers === 'agents') await intents.request('refreshUnread', {});
      };
      // The user waits for nothing here: a mark that failed is made when the notice is opened again.
      mark().catch(() => undefined);
    }, MARK_SPAN_MS),
  );
  return (notice) => {
    if (!notice.read && memberAccess(session.get()) === 'open') send(notice.id);
  };
}
