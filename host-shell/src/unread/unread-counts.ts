import type { ApiClient } from 'shared-contracts/api/api-client';
import { announcements } from 'shared-contracts/api/endpoints/announcements';
import { chatUnread, inboxUnread } from 'shared-contracts/api/endpoints/messaging';
import type { EventBusFor } from 'shared-contracts/events/event-map';
import type { SiteFlags } from 'shared-contracts/flags';
import { isSignedIn, type SessionReader } from 'shared-contracts/session/session-state';

/** Asks no more often than this, and never loses the last wish (D-49). */
export const UNREAD_THROTTLE_MS = 250;

/** What the counts need of the rest. */
export interface UnreadSetup {
  readonly http: ApiClient;
  readonly session: SessionReader;
  readonly flags: SiteFlags;
  readonly merchantCode: () => string;
  readonly events: EventBusFor<'host-shell'>;
}

const NOTHING = { announcement: 0, chat: 0, inbox: 0, total: 0 };

/** Fetches the unread counts and tells them. Visitors and trial users are never asked for (S1 4). */
export class UnreadCounts {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private askedAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly setup: UnreadSetup) {}

  /** Asks soon: at once when the last time is long enough ago. */
  readonly refresh = (): void => {
    if (this.timer !== undefined) return;
    const wait = Math.max(0, this.askedAt + UNREAD_THROTTLE_MS - Date.now());
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.askedAt = Date.now();
      void this.fetch();
    }, wait);
  };

  /** All read: nobody is signed in. */
  clear(): void {
    this.setup.events.emit('unread.changed', NOTHING);
  }

  private async fetch(): Promise<void> {
    const state = this.setup.session.get();
    if (!isSignedIn(state) || state.status === 'trial') return;
    const { http, flags, events, merchantCode } = this.setup;
    const none = async (): Promise<number> => 0;
    const [announcement, chat, inbox] = await Promise.all([
      http
        .call(announcements, { types: 'B,PL,PU', platform: 'M', merchantCode: merchantCode() })
        .then((reply) => reply.player.filter((notice) => !notice.read).length)
        .catch(none),
      flags.isOn('CBS3')
        ? http
            .call(chatUnread, {})
            .then((reply) => reply.unReadCount)
            .catch(none)
        : 0,
      http.call(inboxUnread, {}).catch(none),
    ]);
    events.emit('unread.changed', { announcement, chat, inbox, total: announcement + chat + inbox });
  }
}
