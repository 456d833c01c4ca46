import { createParser } from 'eventsource-parser';
import { API_PREFIX } from 'shared-contracts/api/endpoint';
import { HEADER } from 'shared-contracts/api/http-headers';
import { LAST_EVENT_ID, LIVE_PATH } from 'shared-contracts/live/live-call';

/** A message as it came. */
export interface HeardMessage {
  readonly kind: string;
  readonly id: number | undefined;
  readonly content: Readonly<Record<string, unknown>>;
}

/** Who listens, and from where on. */
export interface ListenOptions {
  readonly token?: string;
  readonly merchant?: string;
  readonly lastId?: number | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Where the channel is; as in the contract unless told. */
  readonly path?: string;
}

/** An open stream. */
export interface LiveListening {
  readonly status: number;
  readonly headers: Headers;
  /** Everything so far, `hello` first. */
  readonly heard: readonly HeardMessage[];
  /** Resolves when the next comment has come. */
  readonly nextHeartbeat: () => Promise<void>;
  /** The next message that has not been waited for, of that kind; rejects when the stream ends without it. */
  readonly next: (kind: string) => Promise<HeardMessage>;
  /** Resolves when the other side has ended the stream. */
  readonly ended: Promise<void>;
  readonly close: () => void;
}

/** Opens the live channel of a gateway, or of a site before it. */
export async function listenLive(url: string, options: ListenOptions = {}): Promise<LiveListening> {
  const { token, merchant = 'aurora', lastId, path = `${API_PREFIX}${LIVE_PATH}` } = options;
  const abort = new AbortController();
  const answer = await fetch(`${url}${path}`, {
    signal: abort.signal,
    headers: {
      [HEADER.merchant]: merchant,
      [HEADER.language]: 'EN',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(lastId === undefined ? {} : { [LAST_EVENT_ID]: String(lastId) }),
      ...options.headers,
    },
  });
  const heard: HeardMessage[] = [];
  let [waitedFor, comments] = [0, 0];
  let onChange = (): void => undefined;
  const parser = createParser({
    onEvent: ({ event = '', id, data }) =>
      void heard.push({ kind: event, id: id === undefined ? undefined : Number(id), content: JSON.parse(data) as {} }),
    onComment: () => void (comments += 1),
  });
  let isOver = false;
  const ended = (async () => {
    const text = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    try {
      for (let part = await text?.read(); part && !part.done; part = await text?.read()) {
        parser.feed(part.value);
        onChange();
      }
    } catch {
      // Closed from here, or broken off: over in either case.
    }
    isOver = true;
    onChange();
  })();
  const changed = (): Promise<void> => new Promise((resolve) => (onChange = resolve));
  const next = async (kind: string): Promise<HeardMessage> => {
    for (;;) {
      const place = heard.findIndex((message, index) => index >= waitedFor && message.kind === kind);
      const found = heard[place];
      if (found !== undefined) {
        waitedFor = place + 1;
        return found;
      }
      if (isOver) throw new Error(`the stream ended without a message of the kind ${kind}`);
      await changed();
    }
  };
  const nextHeartbeat = async (): Promise<void> => {
    for (const before = comments; comments === before;) {
      if (isOver) throw new Error('the stream ended without a comment');
      await changed();
    }
  };
  const { status, headers } = answer;
  return { status, headers, heard, nextHeartbeat, next, ended, close: () => abort.abort() };
}
