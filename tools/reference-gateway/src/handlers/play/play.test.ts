import { randomUUID } from 'node:crypto';
import type { PlayLimitName } from 'shared-contracts/api/endpoints/responsible-play';
import { loginRequest } from '../../testing/contract-client';
import { openTestGateway, type TestGateway } from '../../testing/test-client';
import { CONTROL_PATHS } from '../../server/control/control-api';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  // Noon of a Wednesday by the operator's clock: no period ends during a test.
  gateway = await openTestGateway({ games: 40, now: () => Date.parse('2026-03-11T04:00:00Z') });
});
beforeEach(async () => {
  await gateway.reset();
  token = await gateway.signIn('demo_member');
});
afterAll(() => gateway.close());

const setLimit = (name: PlayLimitName, amount: number | null, by = token) =>
  gateway.call('R-91', { name, amount }, { token: by });
const limitOf = async (name: PlayLimitName) =>
  (await gateway.call('R-90', {}, { token })).value.limits.find((limit) => limit.name === name);
const deposit = (amount: number, by = token) =>
  gateway.call('R-30', { methodId: 'ewallet', amount }, { token: by, headers: { 'Idempotency-Key': randomUUID() } });
const launch = (freePlay = 0, more = {}) =>
  gateway.call(
    'R-45',
    { gameCategory: 'RNG', vassalage: 'AMBR', freePlay, platform: 'html5', language: 'EN', backUrl: '/', ...more },
    { token },
  );
const login = (merchant = 'aurora') => gateway.call('R-06', loginRequest('demo_member'), { merchant });
const play = async (stake: number, payout = 0, merchant = 'aurora') => {
  const payload = { merchant, username: 'demo_member', stake, payout };
  return (await gateway.app.inject({ method: 'POST', url: CONTROL_PATHS.play, payload })).json<{ ok: boolean }>().ok;
};
const takeBreak = async (kind: 'coolOff' | 'exclusion', length: number) => {
  const { confirmation } = (await gateway.call('R-87', { by: 'password', password: 'Demo1234' }, { token })).value;
  return gateway.call('R-93', { kind, length, confirmation }, { token });
};

describe('a limit of deposits', () => {
  it('holds on every device of the member, and says what is left and when it begins again', async () => {
    expect((await setLimit('depositDay', 500)).value.limits[0]).toMatchObject({
      name: 'depositDay',
      amount: 500,
      used: 0,
    });
    const second = await gateway.signIn('demo_member');
    expect((await deposit(300, second)).status).toBe(201);
    const refused = await deposit(300);
    expect(refused.code).toBe('play.limit');
    expect(refused.value).toEqual({ name: 'depositDay', left: 200, until: Date.parse('2026-03-11T16:00:00Z') });
    expect((await deposit(200)).status).toBe(201);
    expect(await limitOf('depositDay')).toMatchObject({ used: 500 });
    gateway.advance(13 * HOUR);
    expect((await deposit(500)).status).toBe(201);
  });

  it('is the tightest of those that are set', async () => {
    await setLimit('depositMonth', 250);
    await setLimit('depositDay', 500);
    expect((await deposit(300)).value).toMatchObject({ name: 'depositMonth' });
  });

  it('counts no deposit that was called off or has expired', async () => {
    await setLimit('depositDay', 500);
    const { id } = (await deposit(500)).value;
    expect((await deposit(100)).code).toBe('play.limit');
    await gateway.call('R-31.cancel', { id }, { token });
    expect((await deposit(500)).status).toBe(201);
    gateway.advance(HOUR);
    expect((await deposit(500)).status).toBe(201);
  });

  it('is raised after a day only, by a second word, and lowered at once', async () => {
    await setLimit('depositDay', 500);
    const asked = (await setLimit('depositDay', 900)).value.limits[0];
    const from = gateway.now() + DAY;
    expect(asked).toMatchObject({ amount: 500, pending: { amount: 900, from, until: from + 7 * DAY } });
    await setLimit('depositDay', 900);
    expect((await deposit(600)).code).toBe('play.limit');
    gateway.advance(DAY);
    token = await gateway.signIn('demo_member');
    expect(await limitOf('depositDay')).toMatchObject({ amount: 500 });
    expect((await setLimit('depositDay', 900)).value.limits[0]).toMatchObject({ amount: 900, pending: null });
    expect((await setLimit('depositDay', 100)).value.limits[0]).toMatchObject({ amount: 100 });
    expect((await deposit(200)).code).toBe('play.limit');
  });

  it('is told in the history, with what waits', async () => {
    await setLimit('depositDay', 500);
    await setLimit('depositDay', null);
    await setLimit('depositDay', 500);
    const { content, totalPages } = (await gateway.call('R-95', { pageSize: 2 }, { token })).value;
    expect(totalPages).toBe(2);
    expect(content).toMatchObject([
      { name: 'depositDay', action: 'withdrawn', amount: 500, until: null },
      { name: 'depositDay', action: 'asked', amount: null, until: gateway.now() + DAY },
    ]);
  });
});

/** Plays until the period's result is nothing: the seed has rounds of its own. */
async function playEven(period: 'day' | 'week'): Promise<void> {
  const { list } = (await gateway.call('R-96', {}, { token })).value;
  const net = list.find((row) => row.period === period)?.net ?? 0;
  expect(await play(Math.max(0, net) + 0.01, Math.max(0, -net) + 0.01)).toBe(true);
}

describe('a limit of losses', () => {
  it('stops stakes that could go beyond it, and games for money once it is reached', async () => {
    await playEven('day');
    await setLimit('lossDay', 100);
    expect([await play(60, 20), await play(61), await play(60)]).toEqual([true, false, true]);
    const refused = await launch();
    expect([refused.code, refused.value]).toMatchObject(['play.limit', { name: 'lossDay', left: 0 }]);
    expect((await launch(0, { gameCategory: 'LOTT', gameCode: 'cl_five' })).code).toBe('play.limit');
    expect((await launch(1)).status).toBe(200);
  });

  it('counts what was won', async () => {
    await playEven('week');
    await setLimit('lossWeek', 100);
    await play(100, 300);
    expect(await limitOf('lossWeek')).toMatchObject({ used: 0 });
    expect((await launch()).status).toBe(200);
  });
});

describe('a limit of time', () => {
  it('ends the session by the server, whatever the device does, and lets nobody in during the pause', async () => {
    await setLimit('session', 60);
    const game = new URL((await launch()).value.url);
    gateway.advance(59 * MINUTE);
    expect((await gateway.call('R-21', {}, { token })).status).toBe(200);
    gateway.advance(MINUTE);
    expect((await gateway.call('R-21', {}, { token })).code).toBe('session.expired');
    expect((await gateway.app.inject({ url: `${game.pathname}${game.search}` })).statusCode).toBe(404);
    const refused = await login();
    expect([refused.code, refused.value]).toEqual([
      'play.break',
      { kind: 'pause', until: gateway.now() + 29 * MINUTE },
    ]);
    gateway.advance(29 * MINUTE);
    expect((await login()).status).toBe(200);
  });

  it('goes on over a sign-out and a sign-in', async () => {
    await setLimit('session', 60);
    gateway.advance(50 * MINUTE);
    await gateway.call('R-21', {}, { token });
    await gateway.call('R-07', {}, { token });
    token = await gateway.signIn('demo_member');
    gateway.advance(10 * MINUTE);
    expect((await gateway.call('R-21', {}, { token })).code).toBe('session.expired');
  });

  it('that is lowered below the time that has passed ends the session at once', async () => {
    gateway.advance(20 * MINUTE);
    expect((await setLimit('session', 15)).status).toBe(200);
    expect((await gateway.call('R-21', {}, { token })).code).toBe('session.expired');
  });

  it('takes whole minutes of one day at most', async () => {
    for (const amount of [1.5, 1441]) expect((await setLimit('session', amount)).code).toBe('validation.failed');
  });
});

describe('the reality check', () => {
  it('is due by the server’s clock until it is read, and tells time and result', async () => {
    const since = gateway.now();
    expect((await gateway.call('R-92', { minutes: 30 }, { token })).value.checkEvery).toBe(30);
    await play(80, 30);
    gateway.advance(20 * MINUTE);
    await gateway.call('R-21', {}, { token });
    gateway.advance(20 * MINUTE);
    const again = await gateway.signIn('demo_member');
    const due = { nextAt: since + 30 * MINUTE, since, result: -50, endsAt: null };
    expect((await gateway.call('R-94', {}, { token: again })).value).toEqual(due);
    expect((await gateway.call('R-94', {}, { token })).value).toEqual(due);
    const seen = (await gateway.call('R-94.seen', {}, { token })).value;
    expect(seen).toEqual({ ...due, nextAt: gateway.now() + 30 * MINUTE });
  });

  it('comes in the intervals that are offered', async () => {
    expect((await gateway.call('R-92', { minutes: 600 }, { token })).code).toBe('validation.failed');
  });
});

describe('a break', () => {
  it('needs a confirmation, and a length that is offered', async () => {
    expect((await gateway.call('R-93', { kind: 'coolOff', length: 1 }, { token })).code).toBe('validation.failed');
    expect((await takeBreak('exclusion', 1)).code).toBe('validation.failed');
    expect((await gateway.call('R-90', {}, { token })).value.break).toBeNull();
  });

  it('to cool off refuses games, deposits and sign-ins until its end, and leaves the session for the money', async () => {
    const game = new URL((await launch()).value.url);
    const held = { kind: 'coolOff', until: gateway.now() + 7 * DAY };
    expect((await takeBreak('coolOff', 7)).value).toEqual(held);
    for (const answer of [await launch(), await launch(1), await deposit(100), await login()])
      expect([answer.code, answer.value]).toEqual(['play.break', held]);
    expect(await play(10)).toBe(false);
    expect((await gateway.app.inject({ url: `${game.pathname}${game.search}` })).statusCode).toBe(404);
    expect((await gateway.call('R-32', {}, { token })).status).toBe(200);
    expect((await gateway.call('R-90', {}, { token })).value.break).toEqual(held);
    gateway.advance(7 * DAY);
    expect((await login()).status).toBe(200);
  });

  it('of exclusion ends every session and cannot be undone or shortened', async () => {
    const second = await gateway.signIn('demo_member');
    const { until } = (await takeBreak('exclusion', 6)).value;
    expect(until).toBe(Date.parse('2026-09-11T04:00:00Z'));
    for (const each of [token, second])
      expect((await gateway.call('R-21', {}, { token: each })).code).toBe('session.expired');
    gateway.advance(until - gateway.now() - 1);
    expect([(await login()).code, (await login()).value]).toEqual(['play.break', { kind: 'exclusion', until }]);
    gateway.advance(1);
    expect((await login()).status).toBe(200);
  });

  it('that is shorter than the one that holds shortens nothing', async () => {
    const { until } = (await takeBreak('coolOff', 30)).value;
    expect((await takeBreak('coolOff', 1)).value).toEqual({ kind: 'coolOff', until });
  });
});

test('the net position adds up what was paid, taken out, staked and won, by period', async () => {
  const before = (await gateway.call('R-96', {}, { token })).value.list;
  await play(100, 30);
  const after = (await gateway.call('R-96', {}, { token })).value.list;
  expect(after.map(({ period, since }) => [period, since])).toEqual([
    ['day', '2026-03-11'],
    ['week', '2026-03-09'],
    ['month', '2026-03-01'],
    ['year', '2026-01-01'],
  ]);
  after.forEach((row, index) => {
    const { staked = 0, won = 0, net = 0, deposited } = before[index] ?? {};
    expect(row).toMatchObject({ deposited, staked: staked + 100, won: won + 30, net: net - 70 });
  });
});

test('a merchant without the switch has none of it, and a trial neither', async () => {
  const bahari = { token: await gateway.signIn('demo_member', 'bahari'), merchant: 'bahari' };
  for (const id of ['R-90', 'R-94', 'R-95', 'R-96'] as const)
    expect((await gateway.call(id, {}, bahari)).code).toBe('feature.off');
  const trial = (await gateway.call('R-08', { moduleId: 'FREEPLAY3' }, { merchant: 'aurora-trial' })).value.token;
  const answer = await gateway.call('R-90', {}, { token: trial, merchant: 'aurora-trial' });
  expect(answer.code).toBe('role.forbidden');
});
