import { LIVE_LIMITS } from 'shared-contracts/live/live-call';
import { streamOpener, type StreamEnd } from './read-stream';

const HEADERS = { 'Content-Type': 'text/event-stream' };

/** Answers with parts of a stream, one after the other. */
function answer(parts: readonly (string | Uint8Array)[], init: ResponseInit = { headers: HEADERS }): jest.SpyInstance {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const part of parts) controller.enqueue(typeof part === 'string' ? encoder.encode(part) : part);
      controller.close();
    },
  });
  return jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(parts.length === 0 ? null : body, init));
}

async function read(lastId?: number, signal = new AbortController().signal) {
  const heard: unknown[] = [];
  let alive = 0;
  const open = streamOpener(() => ({ url: 'https://api.example/live', headers: { Authorization: 'Bearer t' } }));
  const end: StreamEnd = await open({
    signal,
    lastId,
    onMessage: ({ event, id, data }) => void heard.push([event, id, data]),
    onAlive: () => void (alive += 1),
  });
  return { end, heard, alive };
}

afterEach(() => jest.restoreAllMocks());

it('reads messages however they are cut', async () => {
  const euro = new TextEncoder().encode('data: "€"\n\n');
  const fetched = answer(['id: 4\nevent: bal', 'ance\r\n', euro.slice(0, 8), euro.slice(8), ':\n\n']);
  const { end, heard, alive } = await read(3);
  expect(heard).toEqual([['balance', '4', '"€"']]);
  expect(alive).toBe(5);
  expect(end).toEqual({ type: 'lost' });
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({
    headers: { Accept: 'text/event-stream', Authorization: 'Bearer t', 'Last-Event-ID': '3' },
  });
});

it('names no last message where there was none', async () => {
  const fetched = answer([':\n\n']);
  await read();
  expect(fetched.mock.calls[0]?.[1].headers).not.toHaveProperty('Last-Event-ID');
});

it('gives up on a message that does not end', async () => {
  const part = 'x'.repeat(LIVE_LIMITS.messageLength);
  answer(['event: balance\ndata: ', part, part, part]);
  expect((await read()).end).toEqual({ type: 'oversized' });
});

it.each<[string, ResponseInit, StreamEnd]>([
  [
    'a refusal',
    { status: 429, headers: { 'Retry-After': '30' } },
    { type: 'refused', status: 429, retryAfter: 30_000 },
  ],
  [
    'a wait that is none',
    { status: 503, headers: { 'Retry-After': 'soon' } },
    { type: 'refused', status: 503, retryAfter: 0 },
  ],
  ['no content', { status: 204 }, { type: 'refused', status: 204, retryAfter: 0 }],
  [
    'a page in its place',
    { status: 200, headers: { 'Content-Type': 'text/html' } },
    { type: 'refused', status: 200, retryAfter: 0 },
  ],
])('takes %s for no stream', async (_name, init, expected) => {
  answer([], init);
  expect((await read()).end).toEqual(expected);
});

it('takes what it cannot reach for lost', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  expect((await read()).end).toEqual({ type: 'lost' });
});
