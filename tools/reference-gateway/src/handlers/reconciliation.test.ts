import { daysBefore, dayOf } from '../seed/days';
import { seededRandom } from '../seed/random';
import { openTestGateway, type TestGateway } from '../testing/test-client';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
  const play = { username: 'demo_member', stake: 120.5, payout: 30.25 };
  const played = await gateway.app.inject({ method: 'POST', url: '/__ref/play', payload: play });
  expect(played.json()).toEqual({ ok: true });
});
afterAll(() => gateway.close());

type Span = Readonly<Record<'startDate' | 'endDate', string>>;

const cents = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0);

function randomSpan(seed: string): Span {
  const random = seededRandom(seed);
  const endDate = daysBefore(dayOf(gateway.now()), random.between(0, 20));
  return { startDate: daysBefore(endDate, random.between(0, 30)), endDate };
}

/** Everything a call has, whatever the number of its pages. */
async function all<Row>(ask: (pageNo: number) => Promise<{ content: Row[]; totalPages: number }>): Promise<Row[]> {
  const first = await ask(1);
  const rest = Array.from({ length: first.totalPages - 1 }, (_, index) => ask(index + 2));
  return [first, ...(await Promise.all(rest))].flatMap(({ content }) => content);
}

/** Everybody below somebody, as the agent finds them by going down. */
async function teamOf(token: string, parent?: string): Promise<string[]> {
  const { value } = await gateway.call('R-74', { pageSize: 200, ...(parent && { parent }) }, { token });
  const below = await Promise.all(
    value.content.map(({ username, teamSize }) => (teamSize > 0 ? teamOf(token, username) : Promise.resolve([]))),
  );
  return [...value.content.map(({ username }) => username), ...below.flat()];
}

/** One member's own records: what they see when they sign in. */
async function ownRecords(username: string, span: Span) {
  const token = await gateway.signIn(username);
  const ledger = await all((pageNo) =>
    gateway.call('R-34', { ...span, state: 'done', pageSize: 200, pageNo }, { token }).then(({ value }) => value),
  );
  const rebates = (await gateway.call('R-35', span, { token })).value.total;
  const of = (kind: string, sign: 1 | -1) =>
    sign * cents(ledger.filter((row) => row.kind === kind && row.amount * sign > 0).map(({ amount }) => amount));
  return {
    deposits: of('deposit', 1),
    withdrawals: of('withdrawal', -1),
    turnover: of('bet', -1),
    payout: of('bet', 1),
    bonus: of('bonus', 1),
    rebate: cents([rebates.rebate]),
  };
}

it.each(['spring', 'rain', 'harvest'])('the team of demo_agent is the sum of its members (%s)', async (seed) => {
  const span = randomSpan(seed);
  const token = await gateway.signIn('demo_agent');
  const { totals, days } = (await gateway.call('R-71', span, { token })).value;
  const names = (await teamOf(token)).filter((name) => !['demo_disabled', 'demo_noagent'].includes(name));
  const own = [];
  for (const username of names) own.push(await ownRecords(username, span));

  const keys = ['deposits', 'withdrawals', 'turnover', 'payout', 'bonus', 'rebate'] as const;
  for (const key of keys) {
    expect([key, cents([totals[key]])]).toEqual([key, own.reduce((sum, record) => sum + record[key], 0)]);
    expect([key, cents([totals[key]])]).toEqual([key, cents(days.map((day) => day[key]))]);
  }
  expect(totals.turnover).toBeGreaterThan(0);
  expect(totals.rebate).toBeGreaterThan(0);

  const loss = (await gateway.call('R-72', { ...span, pageSize: 200 }, { token })).value;
  for (const key of ['turnover', 'payout', 'bonus', 'rebate', 'profit'] as const) {
    expect([key, loss.footer[key]]).toEqual([key, totals[key]]);
    expect([key, cents(loss.content.map((row) => row[key]))]).toEqual([key, cents([totals[key]])]);
  }
  const played = (await gateway.call('R-84', span, { token })).value.footer;
  expect([played.stake, played.payout]).toEqual([totals.turnover, totals.payout]);

  const random = seededRandom(`member ${seed}`);
  const username = random.pick(names);
  const figures = (await gateway.call('R-73', { ...span, username }, { token })).value.totals;
  const record = await ownRecords(username, span);
  expect(cents([figures.turnover, figures.payout, figures.deposits])).toBe(
    record.turnover + record.payout + record.deposits,
  );
});

it('rebate income follows from the bets and the difference of the rates, and is what the ledger paid', async () => {
  const token = await gateway.signIn('demo_agent');
  const endDate = daysBefore(dayOf(gateway.now()), 2);
  const span = { startDate: daysBefore(endDate, 20), endDate };
  const income = await all((pageNo) =>
    gateway.call('R-77', { ...span, pageSize: 200, pageNo }, { token }).then(({ value }) => value),
  );
  const bets = await all((pageNo) =>
    gateway.call('R-84', { ...span, pageSize: 200, pageNo }, { token }).then(({ value }) => value),
  );
  const stakes = new Map<string, number>();
  for (const { username, gameCategory, time, stake } of bets) {
    const key = `${dayOf(time)} ${gameCategory} ${username}`;
    stakes.set(key, (stakes.get(key) ?? 0) + cents([stake]));
  }
  // Every member of the seed is 0.3 percent below its agent.
  const expected = [...stakes.values()].reduce((sum, stake) => sum + Math.floor((stake * 30) / 10_000), 0);
  expect(cents(income.map(({ income: amount }) => amount))).toBe(expected);
  expect(expected).toBeGreaterThan(0);

  const ledger = await gateway.call(
    'R-34',
    { startDate: daysBefore(span.startDate, -1), endDate: daysBefore(endDate, -1), kind: 'rebate', pageSize: 200 },
    { token },
  );
  const paid = ledger.value.content.filter(({ remark }) => remark?.startsWith('Team, '));
  expect(cents(paid.map(({ amount }) => amount))).toBe(expected);
});

it.each(['demo_agent', 'demo_leader'])(
  'dividends and salaries of %s follow from the team’s figures',
  async (username) => {
    const token = await gateway.signIn(username);
    const { content, contract } = (await gateway.call('R-82', {}, { token })).value;
    expect(content.length).toBeGreaterThan(6);
    for (const dividend of content) {
      const [startDate, endDate] = dividend.period.split('/');
      const { totals } = (await gateway.call('R-71', { startDate, endDate }, { token })).value;
      expect([dividend.profit, dividend.active]).toEqual([totals.profit, totals.activeMembers]);
      const reached = contract?.tiers.filter(({ threshold }) => totals.profit > 0 && totals.profit >= threshold).at(-1);
      expect(dividend.rate).toBe(reached?.rate ?? 0);
      expect(cents([dividend.amount])).toBe(Math.max(0, Math.floor((cents([totals.profit]) * dividend.rate) / 100)));
    }
    const endDate = dayOf(gateway.now());
    const span = { startDate: daysBefore(endDate, 15), endDate };
    const salaries = (await gateway.call('R-78', span, { token })).value.content;
    const steps = (await gateway.call('R-85', { kind: 'salary' }, { token })).value.tiers;
    for (const { turnover, rate, amount } of salaries) {
      const reached = steps.filter(({ threshold }) => turnover > 0 && turnover >= threshold).at(-1)?.rate ?? 0;
      expect([rate, cents([amount])]).toEqual([reached, Math.floor((cents([turnover]) * reached) / 100)]);
    }
    const ledger = await gateway.call('R-34', { ...span, kind: 'transfer', pageSize: 200 }, { token });
    const paid = ledger.value.content.filter(({ remark }) => remark?.startsWith('Salary, '));
    const yesterday = daysBefore(endDate, 1);
    const due = salaries.filter(({ date }) => date >= span.startDate && date < yesterday);
    expect(
      cents(paid.filter(({ remark }) => due.some(({ date }) => remark?.endsWith(date))).map((row) => row.amount)),
    ).toBe(cents(due.map(({ amount }) => amount)));
    const { days } = (await gateway.call('R-71', span, { token })).value;
    expect(salaries.map(({ date, turnover }) => [date, turnover])).toEqual(
      days
        .filter(({ turnover }) => turnover > 0)
        .map(({ date, turnover }) => [date, turnover])
        .reverse(),
    );
  },
);
