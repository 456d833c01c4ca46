import { daysBefore, dayOf } from '../../data/days';
import { openTestGateway, type TestGateway } from '../../testing/test-client';

let gateway: TestGateway;
beforeAll(async () => (gateway = await openTestGateway()));
beforeEach(() => gateway.reset());
afterAll(() => gateway.close());

const DAY = 24 * 60 * 60 * 1000;
const span = (days: number) => {
  const endDate = dayOf(gateway.now());
  return { startDate: daysBefore(endDate, days - 1), endDate };
};
const fieldsOf = (answer: { value: unknown }) => (answer.value as { fields?: unknown }).fields;
const cents = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0);

async function everything(token: string) {
  const spans = [
    span(90),
    { startDate: daysBefore(span(90).startDate, 90), endDate: daysBefore(span(90).startDate, 1) },
  ];
  const pages = await Promise.all(spans.map((dates) => gateway.call('R-34', { ...dates, pageSize: 200 }, { token })));
  return pages.flatMap(({ value }) => value.content);
}

describe('R-34', () => {
  it.each(['demo_member', 'luna_river', 'demo_staff'])('adds up to the wallet of %s', async (username) => {
    const token = await gateway.signIn(username);
    const rows = await everything(token);
    const counted = rows.filter(
      ({ state, kind }) => state === 'done' || (state === 'pending' && kind === 'withdrawal'),
    );
    const { sumBalance } = (await gateway.call('R-28', {}, { token })).value;
    expect(cents(counted.map(({ amount }) => amount))).toBe(cents([sumBalance]));
    expect(rows.some(({ username: name }) => name !== undefined)).toBe(false);
  });

  it.each([
    [90, 200, undefined],
    [91, 422, { endDate: 'too_long' }],
    [0, 422, { endDate: 'order' }],
  ])('answers a span of %s days with %s', async (days, status, fields) => {
    const answer = await gateway.call('R-34', span(days), { token: await gateway.signIn('demo_member') });
    expect([answer.status, fieldsOf(answer)]).toEqual([status, fields]);
  });

  it('shows agents their team, and no one else', async () => {
    const token = await gateway.signIn('demo_agent');
    const team = async (username?: string) => {
      const request = { ...span(90), types: 'A', pageSize: 200, ...(username && { username }) };
      const { value } = await gateway.call('R-34', request, { token });
      return new Set(value.content.map(({ username: name }) => name));
    };
    expect(await team()).toContain('demo_member');
    expect(await team()).not.toContain('demo_agent');
    expect(await team()).not.toContain('ember_agent');
    expect([...(await team('DEMO_MEM'))]).toEqual(['demo_member']);
    expect((await team('%')).size).toBe(0);
  });

  it('refuses a team to members', async () => {
    const request = { ...span(7), types: 'A' };
    const answer = await gateway.call('R-34', request, { token: await gateway.signIn('demo_member') });
    expect(answer.code).toBe('role.forbidden');
  });
});

describe('R-35', () => {
  it('says of what is paid the same as the ledger', async () => {
    const token = await gateway.signIn('demo_member');
    const report = (await gateway.call('R-35', { ...span(45), pageSize: 200 }, { token })).value;
    const ledger = await gateway.call('R-34', { ...span(90), kind: 'rebate', pageSize: 200 }, { token });
    const paid = report.content.filter(({ state }) => state === 'done');
    expect(paid.length).toBeGreaterThan(20);
    expect(cents(paid.map(({ rebate }) => rebate))).toBe(cents(ledger.value.content.map(({ amount }) => amount)));
    expect(cents([report.total.rebate])).toBe(cents(report.content.map(({ rebate }) => rebate)));
    expect(cents([report.total.turnover])).toBe(cents(report.content.map(({ turnover }) => turnover)));
  });

  it('has totals of the whole span on every page', async () => {
    const token = await gateway.signIn('demo_member');
    const page = (pageNo: number) => gateway.call('R-35', { ...span(45), pageSize: 10, pageNo }, { token });
    const [first, last] = [(await page(1)).value, (await page(99)).value];
    expect(last.total).toEqual(first.total);
    expect([first.content.length, last.content.length, last.totalPages]).toEqual([10, 0, first.totalPages]);
  });

  it('pays a day once, when it is over', async () => {
    const balance = async (token: string) => (await gateway.call('R-28', {}, { token })).value.sumBalance;
    let token = await gateway.signIn('demo_member');
    const pending = async () => {
      const { value } = await gateway.call('R-35', { ...span(10), pageSize: 200 }, { token });
      return cents(value.content.filter(({ state }) => state === 'pending').map(({ rebate }) => rebate));
    };
    const [before, owed] = [await balance(token), await pending()];
    // Half an hour into the next business day of the site.
    const today = dayOf(gateway.now());
    gateway.advance(Date.parse(today) + DAY - 8 * 60 * 60 * 1000 + 1_800_000 - gateway.now());
    // Just after midnight that is longer than a session lasts.
    token = await gateway.signIn('demo_member');
    await pending();
    await pending();
    expect(cents([await balance(token)])).toBe(cents([before]) + owed);
  });

  it('is off where the merchant has none', async () => {
    const elsewhere = { merchant: 'bahari', token: await gateway.signIn('demo_member', 'bahari') };
    expect((await gateway.call('R-35', span(7), elsewhere)).code).toBe('feature.off');
  });
});
