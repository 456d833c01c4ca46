import { LIVE_LIMITS } from 'shared-contracts/live/live-call';
import { LiveChannel, type LiveChannelSetup } from './live-channel';
import { LIVE_WAITS } from './live-plan';
import type { StreamEnd, StreamReader } from './read-stream';

/** A stream as the gateway's side has it. */
interface FakeStream extends StreamReader {
  readonly end: (end: StreamEnd) => Promise<void>;
}

const KINDS = ['balance', 'jackpot'] as const;

function makeChannel(setup: Partial<LiveChannelSetup> = {}) {
  const streams: FakeStream[] = [];
  const log = { heard: [] as unknown[], changes: [] as string[], ignored: [] as string[], refused: 0 };
  const page = { isWanted: true, account: 'ana' as string | null };
  const channel = new LiveChannel({
    open: (reader) =>
      new Promise((resolve) => {
        const end = async (how: StreamEnd) => {
          resolve(how);
          await jest.advanceTimersByTimeAsync(0);
        };
        streams.push({ ...reader, end });
      }),
    isWanted: () => page.isWanted,
    account: () => page.account,
    onMessage: ({ content }) => void log.heard.push('sumBalance' in content ? content.sumBalance : content),
    onChange: ({ mode, kinds }) => void log.changes.push([mode, ...kinds].join(' ')),
    onRefusedSession: () => void (log.refused += 1),
    onIgnored: (because) => void log.ignored.push(because),
    random: () => 0,
    ...setup,
  });
  const last = (): FakeStream => streams.at(-1) as FakeStream;
  const hello = (after = 0, account: string | undefined = page.account ?? undefined, stream = last()) =>
    stream.onMessage({ event: 'hello', data: JSON.stringify({ account, kinds: KINDS, after }) });
  const balance = (id: number, sumBalance: number, account = 'ana', stream = last()) =>
    stream.onMessage({
      event: 'balance',
      id: String(id),
      data: JSON.stringify({ account, sumBalance, currencySymbol: '' }),
    });
  return { channel, streams, log, page, last, hello, balance };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
});

it('opens a stream for a page in sight, and is open once the stream says what it tells', () => {
  const { channel, log, hello, balance, streams } = makeChannel();
  channel.look();
  channel.look();
  expect(streams).toHaveLength(1);
  expect(log.changes).toEqual(['paused']);
  hello();
  expect(log.changes).toEqual(['paused', 'open balance jackpot']);
  balance(1, 5);
  expect(log.heard).toEqual([5]);
});

it('ends the stream out of sight, and goes on after the last message when the page is back', () => {
  const { channel, log, page, hello, balance, streams } = makeChannel();
  channel.look();
  hello(3);
  balance(4, 5);
  page.isWanted = false;
  channel.look();
  expect(streams[0]?.signal.aborted).toBe(true);
  expect(log.changes.at(-1)).toBe('paused');
  page.isWanted = true;
  channel.look();
  expect(streams).toHaveLength(2);
  expect(streams[1]?.lastId).toBe(4);
  hello(4);
  balance(4, 6);
  balance(5, 7);
  expect(log.heard).toEqual([5, 7]);
  expect(log.ignored).toEqual(['old id']);
});

it('waits longer after each failure, and says when the page must ask for itself', async () => {
  const { channel, log, streams, last, hello } = makeChannel();
  channel.look();
  await last().end({ type: 'lost' });
  await jest.advanceTimersByTimeAsync(LIVE_WAITS.first / 2 - 1);
  expect(streams).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(streams).toHaveLength(2);
  expect(log.changes).toEqual(['paused']);
  await last().end({ type: 'lost' });
  expect(log.changes.at(-1)).toBe('polling');
  await jest.advanceTimersByTimeAsync(LIVE_WAITS.first);
  expect(streams).toHaveLength(3);
  hello();
  expect(log.changes.at(-1)).toBe('open balance jackpot');
});

it('takes a silent stream for lost', async () => {
  const { channel, streams, hello, last } = makeChannel();
  channel.look();
  hello();
  await jest.advanceTimersByTimeAsync(LIVE_LIMITS.silenceMs - 1);
  last().onAlive();
  await jest.advanceTimersByTimeAsync(LIVE_LIMITS.silenceMs - 1);
  expect(streams[0]?.signal.aborted).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(streams[0]?.signal.aborted).toBe(true);
  await jest.advanceTimersByTimeAsync(LIVE_WAITS.first);
  expect(streams).toHaveLength(2);
});

it('asks a gateway without a channel again after ten minutes', async () => {
  const { channel, log, streams, last } = makeChannel();
  channel.look();
  await last().end({ type: 'refused', status: 404, retryAfter: 0 });
  expect(log.changes.at(-1)).toBe('polling');
  await jest.advanceTimersByTimeAsync(LIVE_WAITS.absent - 1);
  expect(streams).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(streams).toHaveLength(2);
});

it('opens a stream of its own for somebody else, and hears nothing of the one before', () => {
  const { channel, log, page, hello, balance, streams } = makeChannel();
  channel.look();
  hello(3);
  balance(4, 5);
  page.account = 'bo';
  channel.renew();
  expect(streams[0]?.signal.aborted).toBe(true);
  expect(streams[1]?.lastId).toBeUndefined();
  balance(5, 6, 'ana', streams[0]);
  hello(3, 'bo');
  balance(5, 7, 'ana');
  balance(6, 8, 'bo');
  expect(log.heard).toEqual([5, 8]);
  expect(log.ignored).toEqual(['other account']);
});

it('closes a stream that is somebody else’s from its first word', () => {
  const { channel, log, hello, streams } = makeChannel();
  channel.look();
  hello(3, 'bo');
  expect(streams[0]?.signal.aborted).toBe(true);
  expect(log.ignored).toEqual(['other account']);
  expect(log.changes.at(-1)).toBe('polling');
});

it('says that the session is refused, so that somebody finds out why', async () => {
  const { channel, log, last } = makeChannel();
  channel.look();
  await last().end({ type: 'refused', status: 401, retryAfter: 0 });
  expect(log.refused).toBe(1);
});

it('reports a message that does not end, and opens again', async () => {
  const { channel, log, streams, last, hello } = makeChannel();
  channel.look();
  hello();
  await last().end({ type: 'oversized' });
  expect(log.ignored).toEqual(['oversized']);
  await jest.advanceTimersByTimeAsync(LIVE_WAITS.first);
  expect(streams).toHaveLength(2);
});

it('goes on after the id that a stream begins with, also where that is lower than before', () => {
  const { channel, log, page, hello, balance } = makeChannel();
  channel.look();
  hello(900);
  balance(901, 1);
  page.isWanted = false;
  channel.look();
  page.isWanted = true;
  channel.look();
  hello(2);
  balance(3, 2);
  expect(log.heard).toEqual([1, 2]);
});

/** A gateway that tells who comes what they missed, the last thing they had once more, and that it is alive. */
function tellingGateway() {
  const told: number[] = [];
  const listeners = new Set<StreamReader>();
  const message = (reader: StreamReader, id: number): void => {
    const content = { account: 'ana', sumBalance: id, currencySymbol: '' };
    reader.onMessage({ event: 'balance', id: String(id), data: JSON.stringify(content) });
  };
  let endAll: (() => void)[] = [];
  const open = (reader: StreamReader): Promise<StreamEnd> =>
    new Promise((resolve) => {
      const after = reader.lastId ?? 0;
      reader.onMessage({ event: 'hello', data: JSON.stringify({ account: 'ana', kinds: KINDS, after }) });
      for (let id = Math.max(1, after); id <= told.length; id += 1) message(reader, id);
      const alive = setInterval(() => reader.onAlive(), 2 * LIVE_LIMITS.heartbeatMs);
      const end = (): void => {
        clearInterval(alive);
        listeners.delete(reader);
        resolve({ type: 'lost' });
      };
      listeners.add(reader);
      reader.signal.addEventListener('abort', end);
      endAll.push(end);
    });
  return {
    open,
    told,
    tell: () => {
      told.push(told.length + 1);
      for (const reader of listeners) message(reader, told.length);
    },
    lose: () => {
      const ends = endAll;
      endAll = [];
      for (const end of ends) end();
    },
    listeners,
  };
}

it('loses nothing and applies nothing twice in a day of losses and pauses, and keeps no timer', async () => {
  const { open, told, tell, lose, listeners } = tellingGateway();
  const { channel, log, page } = makeChannel({ open, random: Math.random });
  channel.look();
  for (let minute = 0; minute < 24 * 60; minute += 2) {
    tell();
    page.isWanted = minute % 60 >= 20;
    channel.look();
    if (minute % 14 === 0) lose();
    await jest.advanceTimersByTimeAsync(2 * 60_000);
    expect(listeners.size).toBeLessThanOrEqual(1);
  }
  page.isWanted = true;
  channel.look();
  expect(log.heard).toEqual(told);
  expect(new Set(log.ignored)).toEqual(new Set(['old id']));
  page.isWanted = false;
  channel.look();
  expect(jest.getTimerCount()).toBe(0);
});
