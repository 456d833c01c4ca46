import type { ApiClient } from 'shared-contracts/api/api-client';
import type { EventBusFor, EventMap } from 'shared-contracts/events/event-map';
import type { SiteFlags } from 'shared-contracts/flags';
import { isSignedIn, type SessionReader } from 'shared-contracts/session/session-state';

/** Asks no more often than this, and never loses the last wish. */
export const UNREAD_THROTTLE_MS = 250;

/** What the counts need of the rest. */
export interface UnreadSetup {
  readonly http: ApiClient;
  readonly session: SessionReader;
  readonly flags: SiteFlags;
  readonly merchantCode: () => string;
  readonly events: EventBusFor<'host-shell'>;
}

/** The three counts; null for one that could not be read. */
export type UnreadAnswers = Readonly<Record<'announcement' | 'chat' | 'inbox', number | null>>;
type Counts = Omit<EventMap['unread.changed'], 'total'>;

const NOTHING: Counts = { announcement: 0, chat: 0, inbox: 0 };
const UNKNOWN: UnreadAnswers = { announcement: null, chat: null, inbox: null };

/**
 * Fetches the unread counts and tells them (docs/product/messaging.md#unread-counts). Not for visitors and trials, nor
 * before a forced change of password.
 */
export class UnreadCounts {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private askedAt = Number.NEGATIVE_INFINITY;
  private counts: Counts = NOTHING;
  /** Raised by everything that makes an answer under way out of date. */
  private generation = 0;
  /** Raised by what the live channel tells: it is newer than answers on their way. */
  private told = 0;
  /** The live channel tells the counts, or will tell what was missed once the page has it again. */
  private isFollowed = false;

  constructor(private readonly setup: UnreadSetup) {
    setup.events.on('notice.read', () => this.lower({ announcement: Math.max(0, this.counts.announcement - 1) }));
    setup.events.on('live.changed', ({ mode, kinds }) => {
      this.isFollowed = mode === 'paused' || kinds.includes('unread');
      // It came back without them: what was left to it is asked for.
      if (mode === 'open' && !this.isFollowed) this.refresh();
    });
    setup.events.on('inbox.changed', ({ unread }) => this.lower({ inbox: Math.max(0, unread) }));
  }

  /** Asks for the first time, unless a screen that shows the counts has. */
  begin(): void {
    if (this.askedAt === Number.NEGATIVE_INFINITY) this.refresh();
  }

  /** Asks when the page comes into sight, where no live channel does it better. */
  readonly lookAgain = (): void => {
    if (!this.isFollowed) this.refresh();
  };

  /** Takes the counts as the live channel tells them. */
  take({ announcement, chat, inbox }: Counts): void {
    if (!this.isAsked()) return;
    this.told += 1;
    this.tell({ announcement, chat, inbox });
  }

  /** Asks soon: at once when the last time is long enough ago. */
  readonly refresh = (): void => {
    if (this.timer !== undefined) return;
    const wait = Math.max(0, this.askedAt + UNREAD_THROTTLE_MS - performance.now());
    this.timer = setTimeout(() => {
      this.timer = undefined;
      void this.fetch();
    }, wait);
  };

  /** Nothing unread: nobody is signed in, or somebody else. An answer that is under way is dropped. */
  clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.generation += 1;
    this.tell(NOTHING);
  }

  /** What a person has just read goes down at once, without asking. */
  private lower(change: Partial<Counts>): void {
    if (!this.isAsked()) return;
    this.generation += 1;
    this.tell({ ...this.counts, ...change });
  }

  private isAsked(): boolean {
    const state = this.setup.session.get();
    return isSignedIn(state) && state.status !== 'trial' && !state.mustChangePassword;
  }

  private async fetch(): Promise<void> {
    if (!this.isAsked()) return;
    this.askedAt = performance.now();
    const { generation, told } = this;
    const answers = await this.ask();
    if (generation !== this.generation) {
      // The response is older than what was read since: requests the counts again.
      this.refresh();
      return;
    }
    if (told !== this.told) return;
    this.tell({
      announcement: answers.announcement ?? this.counts.announcement,
      chat: answers.chat ?? this.counts.chat,
      inbox: answers.inbox ?? this.counts.inbox,
    });
  }

  /** The calls come with the code that sends: none of them can go out before it. */
  private async ask(): Promise<UnreadAnswers> {
    try {
      const { askUnread } = await import(/* webpackChunkName: "sender" */ './ask-unread');
      return await askUnread(this.setup);
    } catch {
      return UNKNOWN;
    }
  }

  private tell(counts: Counts): void {
    this.counts = counts;
    const total = counts.announcement + counts.chat + counts.inbox;
    this.setup.events.emit('unread.changed', { ...counts, total });
  }
}
