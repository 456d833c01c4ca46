import { dayOf, dayStart } from '../../data/days';
import { openTestGateway, type TestGateway } from '../../testing/test-client';

let gateway: TestGateway;
beforeAll(async () => (gateway = await openTestGateway()));
beforeEach(() => gateway.reset());
afterAll(() => gateway.close());

const DAY = 24 * 60 * 60 * 1000;

/** Offers somebody a contract with one step. */
function offer(username: string, kind: string, period: string, tier: object): void {
  gateway.store.run(
    `INSERT INTO contracts (member_id, kind, version, issuer, period, tiers, terms, state)
     SELECT id, ?, 1, 'House', ?, ?, '', 'pending' FROM members WHERE username = ? AND merchant = 'aurora'`,
    kind,
    period,
    JSON.stringify([tier]),
    username,
  );
}

async function answer(username: string, kind: 'salary' | 'dividend' | 'hour', accept: boolean): Promise<string> {
  const token = await gateway.signIn(username);
  const { id, version } = (await gateway.call('R-85', { kind }, { token })).value;
  return (await gateway.call('R-86', { kind, id, version, accept }, { token })).value.state;
}

const dividendsOf = async (username: string) => {
  const token = await gateway.signIn(username);
  return (await gateway.call('R-82', { pageSize: 50 }, { token })).value;
};

/** Moves on to the noon of the next Wednesday. */
function toWednesday(): void {
  const today = dayOf(gateway.now());
  const days = (3 - new Date(today).getUTCDay() + 7) % 7 || 7;
  gateway.advance(dayStart(today) + days * DAY + DAY / 2 - gateway.now());
}

it.each([
  ['EN', 'demo_leader', 'House', 'Paid every day on the stakes'],
  ['CN', 'demo_leader', '平台', '按整个团队的投注额每日发放'],
  ['ID', 'demo_agent', 'demo_leader', 'Dibayar setiap hari'],
  ['TY', 'demo_agent', 'demo_leader', 'Binabayaran araw-araw'],
] as const)('R-85 tells issuer and conditions in %s', async (language, username, issuer, terms) => {
  const token = await gateway.signIn(username);
  const contract = (await gateway.call('R-85', { kind: 'salary' }, { token, language })).value;
  expect(contract).toMatchObject({ issuer, terms: expect.stringContaining(terms) as string });
});

it('conditions that an agent wrote are shown as they are', async () => {
  gateway.store.run("UPDATE contracts SET terms = '<p>By hand</p>' WHERE kind = 'salary'");
  const token = await gateway.signIn('demo_agent');
  expect((await gateway.call('R-85', { kind: 'salary' }, { token, language: 'CN' })).value.terms).toBe(
    '<p>By hand</p>',
  );
});

it('a dividend contract that is replaced keeps its periods, unpaid ones and the one under way', async () => {
  toWednesday();
  const before = await dividendsOf('demo_leader');
  offer('demo_leader', 'dividend', 'week', { threshold: 0, rate: 50 });
  expect(await answer('demo_leader', 'dividend', true)).toBe('active');
  const after = await dividendsOf('demo_leader');
  expect(after.content).toEqual(before.content);
  expect(after.contract?.tiers).toEqual([{ threshold: 0, rate: 50 }]);

  gateway.advance(7 * DAY);
  const later = await dividendsOf('demo_leader');
  expect(later.content.slice(2).map(({ id }) => id)).toEqual(before.content.slice(1).map(({ id }) => id));
  const [fresh, running] = later.content;
  expect([fresh?.rate, running?.id]).toEqual([(fresh?.profit ?? 0) > 0 ? 50 : 0, before.content[0]?.id]);
  expect([0, 5, 8, 10]).toContain(running?.rate);
});

it('a contract by the month begins with its first month; the weeks before it end there', async () => {
  offer('demo_leader', 'dividend', 'month', { threshold: 0, rate: 20 });
  expect(await answer('demo_leader', 'dividend', true)).toBe('active');
  gateway.advance(40 * DAY);
  const periods = (await dividendsOf('demo_leader')).content.map(({ period }) => period.split('/'));
  const month = periods.findIndex(([start]) => start?.endsWith('-01') && start > dayOf(gateway.now() - 40 * DAY));
  expect(month).toBeGreaterThanOrEqual(0);
  // Each period ends on the day before the one after it begins.
  for (const [index, [, end]] of periods.entries()) {
    const next = periods[index - 1]?.[0];
    if (next !== undefined) expect(dayOf(dayStart(end ?? '') + DAY)).toBe(next);
  }
});

it('hourly contracts pay each hour whose stakes reach a step, after the day’s end', async () => {
  toWednesday();
  const play = (stake: number) =>
    gateway.app.inject({ method: 'POST', url: '/__ref/play', payload: { username: 'coral_member', stake, payout: 0 } });
  gateway.store.run(
    `UPDATE members SET username = 'coral_member' WHERE merchant = 'aurora' AND id = (
       SELECT m.id FROM members m JOIN members p ON p.id = m.parent_id
       JOIN wallets w ON w.member_id = m.id
       WHERE p.username = 'coral_agent' AND m.merchant = 'aurora' ORDER BY w.balance_cents DESC LIMIT 1)`,
  );
  gateway.store.run("DELETE FROM contracts WHERE kind = 'hour'");
  offer('coral_agent', 'hour', 'hour', { threshold: 500, amount: 5 });
  expect(await answer('coral_agent', 'hour', true)).toBe('active');
  const token = await gateway.signIn('coral_agent');
  await gateway.call('R-71', { startDate: dayOf(gateway.now()), endDate: dayOf(gateway.now()) }, { token });
  gateway.store.run('DELETE FROM bets WHERE day = ?', dayOf(gateway.now()));
  expect((await play(300)).json()).toEqual({ ok: true });
  expect((await play(250)).json()).toEqual({ ok: true });
  gateway.advance(60 * 60 * 1000);
  expect((await play(499)).json()).toEqual({ ok: true });
  gateway.advance(60 * 60 * 1000);
  expect((await play(600)).json()).toEqual({ ok: true });
  const day = dayOf(gateway.now());
  gateway.advance(DAY);
  const later = await gateway.signIn('coral_agent');
  const span = { startDate: day, endDate: dayOf(gateway.now()) };
  await gateway.call('R-71', span, { token: later });
  const paid = (await gateway.call('R-34', { ...span, pageSize: 200 }, { token: later })).value.content;
  const hours = paid.filter(({ remark }) => remark === `Hours, for ${day}`);
  expect(hours.map(({ kind, amount }) => [kind, amount])).toEqual([['transfer', 10]]);
});
