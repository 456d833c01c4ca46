import { dayOf, daysBefore } from '../../data/days';
import { openTestGateway, type TestGateway } from '../../testing/test-client';

let gateway: TestGateway;
let token: string;
beforeAll(async () => (gateway = await openTestGateway()));
beforeEach(async () => {
  await gateway.reset();
  token = await gateway.signIn('demo_agent');
});
afterAll(() => gateway.close());

const PAYMENT = { paymentPassword: '246810' };
const key = (name: string) => ({ headers: { 'Idempotency-Key': `key-of-${name}` } });
const balanceOf = async (who: string) => (await gateway.call('R-28', {}, { token: who })).value.sumBalance;
const span = (days: number) => {
  const endDate = dayOf(gateway.now());
  return { startDate: daysBefore(endDate, days - 1), endDate };
};

describe('another agent’s people', () => {
  it.each(['R-73', 'R-74', 'R-76.get', 'R-76.save'] as const)('are refused by %s', async (id) => {
    const request = { username: 'ember_agent', parent: 'ember_agent', rebates: {}, version: 1, ...span(7) };
    expect((await gateway.call(id, request, { token })).code).toBe('role.forbidden');
    const nobody = { ...request, username: 'nobody_here', parent: 'nobody_here' };
    expect((await gateway.call(id, nobody, { token })).code).toBe('member.not_found');
  });

  it('are not found by a search', async () => {
    const request = { ...span(30), username: 'ember_agent' };
    expect((await gateway.call('R-84', request, { token })).value.content).toEqual([]);
    expect((await gateway.call('R-72', request, { token })).value.content).toEqual([]);
  });
});

it.each(['R-71', 'R-72', 'R-77', 'R-78', 'R-84'] as const)('%s takes 90 days and no more', async (id) => {
  expect((await gateway.call(id, span(90), { token })).status).toBe(200);
  expect((await gateway.call(id, span(91), { token })).code).toBe('validation.failed');
});

it('R-74 goes down with a path, searches, sorts and pages', async () => {
  const leader = await gateway.signIn('demo_leader');
  const ask = async (request: object) => (await gateway.call('R-74', { ...request }, { token: leader })).value;
  const top = await ask({ sort: 'teamSize' });
  expect(top.path).toEqual(['demo_leader']);
  const sizes = top.content.map(({ teamSize }) => teamSize);
  expect(sizes).toEqual([...sizes].sort((left, right) => right - left));
  expect((await ask({ parent: 'demo_agent' })).path).toEqual(['demo_leader', 'demo_agent']);
  expect((await ask({ username: 'EMBER' })).content.map(({ username }) => username)).toEqual(['ember_agent']);
  const second = await ask({ pageSize: 2, pageNo: 2 });
  expect([second.content.length, second.totalPages]).toEqual([2, Math.ceil(top.content.length / 2)]);
});

describe('R-75', () => {
  const account = { kind: 'agent', username: 'New_Agent', password: 'Fresh1234', rebates: { RNG: 0.5 } };

  it('opens an account that can sign in, with its rates, and uses a quota up', async () => {
    const answer = await gateway.call('R-75', account, { token });
    expect([answer.status, answer.value]).toEqual([201, { userName: 'new_agent' }]);
    expect((await gateway.call('R-81', {}, { token })).value.accountsLeft).toBe(19);
    const rates = (await gateway.call('R-76.get', { username: 'new_agent' }, { token })).value;
    expect([rates.rebates['RNG'], rates.max['RNG'], rates.rebates['LIVE']]).toEqual([0.5, 0.9, 0]);
    const login = { type: 'username', username: 'new_agent', password: 'Fresh1234', geetest: true, remember: false };
    expect((await gateway.call('R-06', login)).value.type).toBe(1);
  });

  it.each([
    [{ username: 'demo_member' }, 'username.exists', undefined],
    [{ username: 'a' }, 'validation.failed', { username: 'reg_pattern_4' }],
    [{ rebates: { RNG: 1 } }, 'quota.exceeded', { 'rebates.RNG': 'max' }],
    [{ rebates: { RNG: 0.55 } }, 'validation.failed', { 'rebates.RNG': 'step' }],
    [{ rebates: { CHESS: 0.1 } }, 'validation.failed', { 'rebates.CHESS': 'unknown' }],
  ])('refuses %j', async (change, code, fields) => {
    const answer = await gateway.call('R-75', { ...account, ...change }, { token });
    expect([answer.code, (answer.value as { fields?: unknown } | null)?.fields]).toEqual([code, fields]);
  });
});

it('R-76 lets rates rise to the agent’s own, never fall, and once for each version', async () => {
  const save = (rebates: object, version: number) =>
    gateway.call('R-76.save', { username: 'demo_member', rebates, version }, { token });
  expect((await save({ RNG: 0.5 }, 1)).code).toBe('validation.failed');
  expect((await save({ RNG: 1 }, 1)).code).toBe('quota.exceeded');
  const saved = (await save({ RNG: 0.9 }, 1)).value;
  expect([saved.rebates['RNG'], saved.min['RNG'], saved.rebates['LIVE'], saved.version]).toEqual([0.9, 0.9, 0.5, 2]);
  expect((await save({ RNG: 0.9 }, 1)).code).toBe('version.conflict');
});

describe('R-79', () => {
  const recipients = ['demo_member', 'demo_disabled', 'ember_agent'].map((username) => ({ username, amount: 10.5 }));
  const sending = { recipients, kind: 'redenvelope', greeting: 'Luck', ...PAYMENT };

  it('tells what became of each, moves money once, and keeps a history', async () => {
    const member = await gateway.signIn('demo_member');
    const before = [await balanceOf(token), await balanceOf(member)];
    const ask = () => gateway.call('R-79.send', sending, { token, ...key('envelopes') });
    const expected = [
      { username: 'demo_member', ok: true },
      { username: 'demo_disabled', ok: false, code: 'member.disabled' },
      { username: 'ember_agent', ok: false, code: 'member.not_found' },
    ];
    expect((await ask()).value.results).toEqual(expected);
    expect((await ask()).value.results).toEqual(expected);
    const after = [await balanceOf(token), await balanceOf(member)];
    expect(after.map((amount, index) => Math.round((amount - (before[index] ?? 0)) * 100))).toEqual([-1050, 1050]);
    const list = (await gateway.call('R-79.list', { kind: 'redenvelope' }, { token })).value.content;
    expect(list.map(({ username, amount, greeting }) => [username, amount, greeting])).toEqual([
      ['demo_member', 10.5, 'Luck'],
    ]);
    expect((await gateway.call('R-79.list', { kind: 'transfer' }, { token })).value.content).toEqual([]);
  });

  it('brings greeting and sender to whom it is sent to: in the records and in the inbox', async () => {
    const member = await gateway.signIn('demo_member');
    const greeting = 'Luck & <b>joy</b>';
    await gateway.call('R-79.send', { ...sending, greeting }, { token, ...key('greeted') });
    const span = { startDate: dayOf(gateway.now()), endDate: dayOf(gateway.now()) };
    const newest = async (asker: string) =>
      (await gateway.call('R-34', { ...span, kind: 'transfer' }, { token: asker })).value.content[0];
    expect((await newest(member))?.remark).toBe(`Red envelope from demo_agent: ${greeting}`);
    expect((await newest(token))?.remark).toBe('Red envelope to demo_member');
    const [message] = (await gateway.call('R-58.list', {}, { token: member })).value.content;
    expect(message).toMatchObject({ title: 'A red envelope from demo_agent', read: false });
    expect(message?.content).toBe(
      '<blockquote>Luck &amp; &lt;b&gt;joy&lt;/b&gt;</blockquote><p><strong>₱10.50</strong> is in your wallet.</p>',
    );
    const [indonesian] = (await gateway.call('R-58.list', {}, { token: member, language: 'ID' })).value.content;
    expect(indonesian?.content).toContain('<strong>₱10,50</strong>');
  });

  it.each([
    [{ paymentPassword: '000000' }, 'payment_password.wrong'],
    [{ recipients: [{ username: 'demo_member', amount: 50_001 }] }, 'amount.range'],
    [{ recipients: ['demo_member', 'demo_first'].map((username) => ({ username, amount: 49_000 })) }, 'balance.low'],
    [{ recipients: [...recipients, { username: 'DEMO_MEMBER', amount: 1 }] }, 'validation.failed'],
    [{ recipients: Array.from({ length: 51 }, (_, at) => ({ username: `m${at}`, amount: 1 })) }, 'validation.failed'],
    [{ greeting: '🧧'.repeat(51) }, 'validation.failed'],
    // Fifty signs are a greeting, whatever they take inside: what is wrong here is the password.
    [{ greeting: '🧧'.repeat(50), paymentPassword: '000000' }, 'payment_password.wrong'],
  ])('refuses %j as a whole', async (change, code) => {
    const before = await balanceOf(token);
    const answer = await gateway.call('R-79.send', { ...sending, ...change }, { token, ...key('refused') });
    expect([answer.code, await balanceOf(token)]).toEqual([code, before]);
  });
});

it('R-80 makes links that people register by, and removes only own ones', async () => {
  const made = (await gateway.call('R-80.create', { kind: 'agent', rebates: { RNG: 0.4 } }, { token })).value.list;
  const link = made[0];
  expect([made.length, link?.kind, link?.rebates['RNG'], link?.code.length]).toEqual([3, 'agent', 0.4, 8]);
  expect((await gateway.call('R-19', { affiliateCode: link?.code })).status).toBe(200);
  const visits = (await gateway.call('R-80.list', {}, { token })).value.list.map(({ code, visits: n }) => [code, n]);
  expect(visits).toEqual([[link?.code, 1], ...made.slice(1).map((other) => [other.code, other.visits])]);
  const leader = await gateway.signIn('demo_leader');
  expect((await gateway.call('R-80.remove', { id: link?.id }, { token: leader })).code).toBe('not_found');
  expect((await gateway.call('R-80.remove', { id: link?.id }, { token })).value.list).toHaveLength(2);
  expect((await gateway.call('R-19', { affiliateCode: link?.code })).code).toBe('affiliate.invalid');
  const past = { kind: 'member', rebates: {}, expiresAt: 1 };
  expect((await gateway.call('R-80.create', past, { token })).code).toBe('validation.failed');
});

it('R-83 pays a dividend once', async () => {
  const leader = await gateway.signIn('demo_leader');
  const dividends = async () => (await gateway.call('R-82', {}, { token: leader })).value.content;
  const payable = (await dividends()).find(({ state }) => state === 'payable');
  const open = (await dividends()).find(({ state }) => state === 'open');
  const ask = (dividendId: string | undefined, name: string) =>
    gateway.call('R-83.create', { dividendId, ...PAYMENT }, { token: leader, ...key(name) });
  const before = await balanceOf(leader);
  const answer = await ask(payable?.id, 'first-one');
  expect([answer.status, answer.value.state]).toEqual([201, 'done']);
  expect((await ask(payable?.id, 'first-one')).value).toEqual(answer.value);
  expect((await ask(payable?.id, 'another-one')).code).toBe('version.conflict');
  expect((await ask(open?.id, 'still-open')).code).toBe('version.conflict');
  expect(Math.round((await balanceOf(leader)) * 100 - before * 100)).toBe(Math.round((payable?.amount ?? 0) * 100));
  expect((await dividends()).find(({ id }) => id === payable?.id)?.state).toBe('paid');
  const list = (await gateway.call('R-83.list', {}, { token: leader })).value.content;
  expect(list.map(({ dividendId, amount }) => [dividendId, amount])).toEqual([[payable?.id, payable?.amount]]);
});

describe('contracts', () => {
  it('are answered once, at the version that was read', async () => {
    const ember = { token: await gateway.signIn('ember_agent') };
    const { id, version, state } = (await gateway.call('R-85', { kind: 'salary' }, ember)).value;
    expect(state).toBe('pending');
    const answer = (change: object) =>
      gateway.call('R-86', { kind: 'salary', id, version, accept: true, ...change }, ember);
    expect((await answer({ version: version + 1 })).code).toBe('version.conflict');
    expect((await answer({})).value.state).toBe('active');
    expect((await answer({})).code).toBe('version.conflict');
    expect((await gateway.call('R-85', { kind: 'salary' }, ember)).value.state).toBe('active');
    expect((await gateway.call('R-69', {}, ember)).value.dailysalreqtype).toBe('');
  });

  it('are gone when they are declined', async () => {
    const coral = { token: await gateway.signIn('coral_agent') };
    const { id, version } = (await gateway.call('R-85', { kind: 'hour' }, coral)).value;
    const request = { kind: 'hour', id, version, accept: false };
    expect((await gateway.call('R-86', request, coral)).value.state).toBe('declined');
    expect((await gateway.call('R-85', { kind: 'hour' }, coral)).code).toBe('not_found');
  });
});

it('answers feature.off for what a merchant keeps off', async () => {
  const bahari = { merchant: 'bahari', token: await gateway.signIn('demo_agent', 'bahari') };
  expect((await gateway.call('R-77', span(7), bahari)).code).toBe('feature.off');
  expect((await gateway.call('R-82', {}, bahari)).code).toBe('feature.off');
  expect((await gateway.call('R-71', span(7), bahari)).status).toBe(200);
});
