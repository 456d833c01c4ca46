import { randomUUID } from 'node:crypto';
import { LIVE_LIMITS } from 'shared-contracts/live/live-call';
import { LIVE_MESSAGES, liveHelloSchema } from 'shared-contracts/live/live-messages';
import { readAnswerValue } from 'shared-contracts/api/reading';
import { listenLive, type ListenOptions, type LiveListening } from '../../testing/live-client';
import { openTestGateway, type TestGateway } from '../../testing/test-client';
import { CONTROL_PATHS } from '../control/control-api';
import { LISTENER_LIMITS } from './live-limits';

let gateway: TestGateway;
let url: string;
const open: LiveListening[] = [];

beforeAll(async () => {
  gateway = await openTestGateway({ games: 40 });
  url = await gateway.app.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(() => gateway.reset());
afterEach(async () => {
  const streams = open.splice(0);
  for (const { close } of streams) close();
  await Promise.all(streams.map(({ ended }) => ended));
});
afterAll(() => {
  // The client keeps connections for later; the server need not wait for them.
  gateway.app.server.closeAllConnections();
  return gateway.close();
});

async function listen(options: ListenOptions = {}): Promise<LiveListening> {
  const stream = await listenLive(url, options);
  open.push(stream);
  return stream;
}

async function control(path: string, payload: object): Promise<void> {
  const answer = await gateway.app.inject({ method: 'POST', url: path, payload });
  expect(answer.json()).toMatchObject({ ok: true });
}
const play = (username: string, stake: number, payout = 0) => control(CONTROL_PATHS.play, { username, stake, payout });

async function pendingDeposit(token: string): Promise<string> {
  const headers = { 'Idempotency-Key': randomUUID() };
  const order = await gateway.call('R-30', { methodId: 'ewallet', amount: 500 }, { token, headers });
  expect(order.status).toBe(201);
  return order.value.id;
}

describe('a stream', () => {
  it('says whose it is, what it tells, and what is true now', async () => {
    const token = await gateway.signIn('demo_member');
    const { sumBalance } = (await gateway.call('R-28', {}, { token })).value;
    const stream = await listen({ token });
    expect(stream.headers.get('content-type')).toBe('text/event-stream');
    expect(stream.headers.get('x-accel-buffering')).toBe('no');
    const hello = await stream.next('hello');
    expect(readAnswerValue(liveHelloSchema, hello.content)).toMatchObject({ faults: [] });
    expect(hello).toMatchObject({
      id: undefined,
      content: { account: 'demo_member', kinds: ['balance', 'unread', 'winners', 'jackpot', 'draws', 'deposit'] },
    });
    const balance = await stream.next('balance');
    expect(balance).toMatchObject({ id: undefined, content: { account: 'demo_member', sumBalance } });
    const unread = await stream.next('unread');
    expect(unread.content).toMatchObject({ account: 'demo_member', announcement: expect.any(Number) });
    expect((await stream.next('jackpot')).content).toEqual({ amount: 11_037_594 });
  });

  it('tells a visitor only what everybody may know', async () => {
    const stream = await listen();
    const { content } = await stream.next('hello');
    expect(content).toMatchObject({ kinds: ['winners', 'jackpot', 'draws'] });
    expect(content).not.toHaveProperty('account');
    await play('demo_member', 10);
    await stream.next('jackpot');
    await stream.next('jackpot');
    expect(stream.heard.map(({ kind }) => kind)).toEqual(['hello', 'jackpot', 'jackpot']);
  });

  it('tells every device of an account what its money does, and nobody else', async () => {
    const [token, other] = [await gateway.signIn('demo_member'), await gateway.signIn('demo_agent')];
    const streams = [await listen({ token }), await listen({ token: await gateway.signIn('demo_member') })];
    const stranger = await listen({ token: other });
    for (const stream of [...streams, stranger]) await stream.next('jackpot');
    await play('demo_member', 20, 300);
    const { sumBalance } = (await gateway.call('R-28', {}, { token })).value;
    for (const stream of streams) {
      const { id, content } = await stream.next('balance');
      expect(content).toMatchObject({ account: 'demo_member', sumBalance });
      expect(id).toBeGreaterThan(0);
    }
    const win = await stranger.next('winners');
    expect(win.content['list']).toMatchObject([{ vo: { customerName: 'de***er', winAmount: 300 } }]);
    expect(readAnswerValue(LIVE_MESSAGES.winners, win.content).faults).toEqual([]);
    expect(stranger.heard.filter(({ kind }) => kind === 'balance')).toHaveLength(1);
  });

  it('tells a deposit that is paid, with the balance that it makes', async () => {
    const token = await gateway.signIn('demo_member');
    const id = await pendingDeposit(token);
    const stream = await listen({ token });
    await stream.next('jackpot');
    await control(CONTROL_PATHS.orders, { id, end: 'paid' });
    const paid = await stream.next('deposit');
    expect(paid.content).toEqual({ account: 'demo_member', id, state: 'paid', amount: 500, currencySymbol: '₱' });
    expect(stream.heard.some((message) => message.kind === 'balance' && message.id !== undefined)).toBe(true);
  });

  it('tells what was read elsewhere', async () => {
    const token = await gateway.signIn('demo_member');
    const stream = await listen({ token });
    const before = await stream.next('unread');
    await gateway.call('R-58.read', {}, { token, headers: { ModuleId: 'INBOX3' } });
    const after = await stream.next('unread');
    expect(before.content['inbox']).toBeGreaterThan(0);
    expect(after.content).toEqual({ ...before.content, inbox: 0 });
  });

  it('tells draws as the clock goes on', async () => {
    const stream = await listen();
    await stream.next('jackpot');
    gateway.advance(61_000);
    const { content } = await stream.next('draws');
    expect(readAnswerValue(LIVE_MESSAGES.draws, content).faults).toEqual([]);
    expect(content['list']).toEqual(expect.arrayContaining([expect.objectContaining({ gameCode: 'fast_one' })]));
  });

  it('is kept alive by comments', async () => {
    const stream = await listen();
    await stream.next('jackpot');
    gateway.advance(LIVE_LIMITS.heartbeatMs);
    await expect(stream.nextHeartbeat()).resolves.toBeUndefined();
  });

  it('ends with its session', async () => {
    const token = await gateway.signIn('demo_member');
    const stream = await listen({ token });
    await stream.next('jackpot');
    await gateway.call('R-07', {}, { token });
    gateway.advance(2000);
    await stream.ended;
    expect((await listen({ token })).status).toBe(401);
  });
});

describe('who comes back', () => {
  it('is told what was missed, once, and no state besides', async () => {
    const token = await gateway.signIn('demo_member');
    const id = await pendingDeposit(token);
    const first = await listen({ token });
    await first.next('jackpot');
    await play('demo_member', 10);
    const { id: lastId } = await first.next('balance');
    first.close();
    await play('demo_member', 10);
    await control(CONTROL_PATHS.orders, { id, end: 'paid' });
    const second = await listen({ token, lastId });
    expect(await second.next('hello')).toMatchObject({ content: { after: lastId } });
    await second.next('deposit');
    const kinds = second.heard.map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['balance', 'deposit', 'hello', 'jackpot']);
    const ids = second.heard.slice(1).map((message) => message.id ?? 0);
    expect(ids).toEqual(ids.toSorted((one, other) => one - other));
    expect(Math.min(...ids)).toBeGreaterThan(lastId ?? 0);
  });

  it('has lost nothing, and is told nothing twice, in a day of which each hour is spent away', async () => {
    const token = await gateway.signIn('demo_member');
    const first = await listen({ token });
    await first.next('jackpot');
    let lastId = Number(first.heard[0]?.content['after']);
    first.close();
    const [paid, heard, ids]: [string[], unknown[], number[]] = [[], [], []];
    for (let hour = 0; hour < 24; hour += 1) {
      const id = await pendingDeposit(token);
      await control(CONTROL_PATHS.orders, { id, end: 'paid' });
      paid.push(id);
      await play('demo_member', 1 + hour);
      gateway.advance(3_600_000);
      const stream = await listen({ token, lastId });
      await stream.next('draws');
      const missed = stream.heard.slice(1);
      heard.push(...missed.flatMap(({ kind, content }) => (kind === 'deposit' ? [content['id']] : [])));
      const { sumBalance } = (await gateway.call('R-28', {}, { token })).value;
      expect(missed.find(({ kind }) => kind === 'balance')?.content).toMatchObject({ sumBalance });
      ids.push(...missed.map((message) => message.id ?? 0));
      lastId = Math.max(...ids);
      stream.close();
    }
    expect(heard).toEqual(paid);
    expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => one - other));
  });

  it.each([
    ['that is to come', 999_999],
    ['of before a day', 0],
  ])('with an id %s is told what is true now', async (_name, lastId) => {
    const token = await gateway.signIn('demo_member');
    await play('demo_member', 10);
    await (await listen({ token })).next('jackpot');
    gateway.advance(LIVE_LIMITS.replayMs + 60_000);
    const fresh = await gateway.signIn('demo_member');
    const stream = await listen({ token: fresh, lastId });
    await stream.next('jackpot');
    expect(stream.heard.map(({ kind }) => kind)).toEqual(['hello', 'balance', 'unread', 'jackpot']);
    expect(stream.heard[0]?.content['after']).not.toBe(lastId);
  });
});

describe('who is refused', () => {
  it('has a token that is no session', async () => {
    expect((await listen({ token: 'nobody' })).status).toBe(401);
    expect((await listen({ merchant: 'nobody' })).status).toBe(422);
  });

  it('has more streams than a person needs, until one ends', async () => {
    const token = await gateway.signIn('demo_member');
    const streams: LiveListening[] = [];
    for (let count = 0; count < LISTENER_LIMITS.byMember; count += 1) streams.push(await listen({ token }));
    const refused = await listen({ token });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe(String(LISTENER_LIMITS.retryAfter));
    expect((await listen()).status).toBe(200);
  });
});

it('is at a place of its own, by other headers, in the dialect of another gateway', async () => {
  const other = await openTestGateway({ games: 40, dialect: 'alternate' });
  const address = await other.app.listen({ host: '127.0.0.1', port: 0 });
  try {
    const headers = { 'X-Brand': 'aurora', 'X-Lang': 'EN', 'X-Token': 'nobody', Origin: 'http://localhost:4100' };
    const refused = await listenLive(address, { path: '/svc/v2/stream', headers });
    expect(refused.status).toBe(401);
    const { 'X-Token': _token, ...visitor } = headers;
    const stream = await listenLive(address, { path: '/svc/v2/stream', headers: visitor });
    open.push(stream);
    expect((await stream.next('hello')).content['kinds']).toEqual(['winners', 'jackpot', 'draws']);
    expect(stream.headers.get('access-control-allow-origin')).toBe('http://localhost:4100');
    expect((await listenLive(address)).status).toBe(404);
  } finally {
    await other.close();
  }
});

it('is silent about what a scenario changes', async () => {
  const token = await gateway.signIn('demo_member');
  const answers = { 'R-28': { merge: { sumBalance: 1 } } };
  await control(CONTROL_PATHS.scenario, { name: 'poor', overrides: { answers } });
  const stream = await listen({ token });
  expect((await stream.next('hello')).content['kinds']).not.toContain('balance');
});
