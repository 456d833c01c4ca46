import { LIVE_LIMITS } from 'shared-contracts/live/live-call';
import { advanceOrders } from '../../rules/money/order-ends';
import { isSessionOpen } from '../../rules/account/sessions';
import type { LiveAsker } from './live-asker';
import { createLiveChanges, type LiveChange } from './live-changes';
import { kindsFor, newsFor, statesFor, type NewsSource } from './live-news';
import { HEARTBEAT, helloText, messageText } from './live-text';

/** How often who listens is looked at for the end of their session, ms. */
const SESSION_CHECK_MS = 2000;

/** A stream to somebody. */
export interface LiveStream {
  readonly asker: LiveAsker;
  /** Writes to it; false where the other side does not keep up. */
  readonly write: (text: string) => boolean;
  readonly end: () => void;
}

interface Listener extends LiveStream {
  writtenAt: number;
  /** It hears of changes after this one. */
  heard: number;
}

/** Tells those who listen what changed. */
export interface LiveHub {
  /** Begins a stream; with the id of the last message it had, by what was missed. Gives the way to leave. */
  readonly join: (stream: LiveStream, lastId: number | undefined) => Promise<() => void>;
  /** Looks for changes and tells them. */
  readonly look: () => Promise<void>;
  /** Ends all streams: those who come again are told what is true then. */
  readonly endAll: () => void;
  readonly size: () => number;
}

export function createLiveHub(source: NewsSource): LiveHub {
  const { store, clock } = source.services;
  const changes = createLiveChanges(store);
  const listeners = new Set<Listener>();
  let checkedAt = clock();
  let isLooking = false;

  function end(listener: Listener): void {
    listeners.delete(listener);
    listener.end();
  }

  function tell(listener: Listener, text: string): void {
    listener.writtenAt = clock();
    if (!listener.write(text)) end(listener);
  }

  function endClosedSessions(now: number): void {
    if (Math.abs(now - checkedAt) < SESSION_CHECK_MS) return;
    checkedAt = now;
    for (const listener of listeners) {
      const { session } = listener.asker;
      if (session !== undefined && !isSessionOpen(store, session.tokenHash, now)) end(listener);
    }
  }

  /** Those who hear the same are told the same text: it is made once. */
  async function tellNews(news: readonly LiveChange[]): Promise<void> {
    const newest = news.at(-1)?.id ?? 0;
    const texts = new Map<string, Promise<string>>();
    for (const listener of [...listeners]) {
      if (listener.heard >= newest) continue;
      const { merchant, session } = listener.asker;
      const own = news.filter(({ id }) => id > listener.heard);
      listener.heard = newest;
      const key = `${merchant.code} ${session?.memberId ?? ''} ${own[0]?.id ?? ''}`;
      const text =
        texts.get(key) ?? newsFor(source, listener.asker, own).then((told) => told.map(messageText).join(''));
      texts.set(key, text);
      const written = await text;
      if (written !== '' && listeners.has(listener)) tell(listener, written);
    }
  }

  async function look(): Promise<void> {
    if (isLooking || listeners.size === 0) return;
    isLooking = true;
    try {
      const now = clock();
      advanceOrders(store, now);
      changes.note(now);
      endClosedSessions(now);
      const from = Math.min(...[...listeners].map(({ heard }) => heard));
      const news = changes.after(from);
      // What they missed is not known any more: they come again and are told what is true.
      if (news === undefined) endAll();
      else if (news.length > 0) await tellNews(news);
      for (const listener of [...listeners])
        if (now - listener.writtenAt >= LIVE_LIMITS.heartbeatMs) tell(listener, HEARTBEAT);
    } finally {
      isLooking = false;
    }
  }

  function endAll(): void {
    for (const listener of [...listeners]) end(listener);
  }

  async function join(stream: LiveStream, lastId: number | undefined): Promise<() => void> {
    const { asker } = stream;
    advanceOrders(store, clock());
    changes.note(clock());
    const newest = changes.newest();
    const missed = lastId === undefined ? undefined : changes.after(lastId);
    const listener: Listener = { ...stream, writtenAt: clock(), heard: newest };
    const after = missed === undefined || lastId === undefined ? newest : lastId;
    const account = asker.session?.userName;
    const hello = helloText({ account, kinds: [...kindsFor(source, asker)], after });
    const first = missed === undefined ? await statesFor(source, asker) : await newsFor(source, asker, missed);
    listeners.add(listener);
    tell(listener, hello + first.map(messageText).join(''));
    return () => listeners.delete(listener);
  }

  return { join, look, endAll, size: () => listeners.size };
}
