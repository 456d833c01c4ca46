import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { WrittenRequest } from 'shared-contracts/api/gateway/write-request';
import { LAST_EVENT_ID, LIVE_LIMITS, LIVE_TYPE } from 'shared-contracts/live/live-call';

/** How a stream ended; `retryAfter` in ms. */
export type StreamEnd =
  | { readonly type: 'lost' }
  | { readonly type: 'oversized' }
  | { readonly type: 'refused'; readonly status: number; readonly retryAfter: number };

/** Who reads a stream. */
export interface StreamReader {
  readonly signal: AbortSignal;
  /** Id of the last message that was taken; none for a first stream. */
  readonly lastId: number | undefined;
  readonly onMessage: (message: EventSourceMessage) => void;
  /** Told whenever something came, if only a comment. */
  readonly onAlive: () => void;
}

/** Opens a stream and reads it to its end; it never rejects. */
export type OpenStream = (reader: StreamReader) => Promise<StreamEnd>;

/** Seconds; a date is not read. */
function retryAfterOf(answer: Response): number {
  const seconds = Number(answer.headers.get('retry-after') ?? 0);
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 0;
}

async function readBody(body: ReadableStream<Uint8Array>, reader: StreamReader): Promise<StreamEnd> {
  let isOversized = false;
  const parser = createParser({
    maxBufferSize: 2 * LIVE_LIMITS.messageLength,
    onEvent: reader.onMessage,
    onError: ({ type }) => {
      if (type === 'max-buffer-size-exceeded') isOversized = true;
    },
  });
  const decoder = new TextDecoder();
  const parts = body.getReader();
  for (let part = await parts.read(); !part.done; part = await parts.read()) {
    if (reader.signal.aborted) break;
    reader.onAlive();
    parser.feed(decoder.decode(part.value, { stream: true }));
    if (isOversized) {
      await parts.cancel();
      return { type: 'oversized' };
    }
  }
  return { type: 'lost' };
}

/**
 * Opens the stream by `fetch`: the token travels in a header, which an `EventSource` cannot send (decision 0076). `write`
 * says the request as it is at that moment.
 */
export function streamOpener(write: () => Pick<WrittenRequest, 'url' | 'headers'>): OpenStream {
  return async (reader) => {
    const { signal, lastId } = reader;
    try {
      const { url, headers } = write();
      const resumed = lastId === undefined ? {} : { [LAST_EVENT_ID]: String(lastId) };
      const answer = await fetch(url, {
        headers: { Accept: LIVE_TYPE, ...headers, ...resumed },
        credentials: 'include',
        cache: 'no-store',
        signal,
      });
      const isStream = answer.status === 200 && answer.headers.get('content-type')?.startsWith(LIVE_TYPE) === true;
      if (isStream && answer.body !== null) return await readBody(answer.body, reader);
      void answer.body?.cancel();
      return { type: 'refused', status: answer.status, retryAfter: retryAfterOf(answer) };
    } catch {
      return { type: 'lost' };
    }
  };
}
