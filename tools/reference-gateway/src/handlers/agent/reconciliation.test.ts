import { daysBefore, dayOf } from '../../data/days';
import { seededRandom, type SeededRandom } from '../../data/random';
import {
  allOf,
  readOwnRecords,
  sum,
  sumRecords,
  SUMMED,
  toCents,
  type OwnRecords,
  type Span,
} from '../../testing/own-records';
import { openTestGateway, type TestGateway } from '../../testing/test-client';

/** How many random teams and spans are looked at; more for a longer search: `RECONCILE_ROUNDS=500`. */
const ROUNDS = Number(process.env['RECONCILE_ROUNDS'] ?? 40);
const SEEDS = Array.from({ length: ROUNDS }, (_, index) => `round ${index + 1}`);
const LEADER = 'demo_leader';
const AGENTS = [LEADER, 'demo_agent', 'ember_agent', 'coral_agent', 'maple_agent'];
/** As far back as a report goes. */
const MOST_DAYS = 90;
/** Nobody signs in to these: one is switched off and has never played. */
const SILENT = ['demo_disabled'];

let gateway: TestGateway;
let today: string;
/** Everybody below the leader, with who stands right above. */
let above: ReadonlyMap<string, string>;
let records: ReadonlyMap<string, OwnRecords>;
const tokens = new Map<string, string>();

const call: TestGateway['call'] = (...request) => gateway.call(...request);
const as = (agent: string) => ({ token: tokens.get(agent) ?? '' });

/** Who stands right above whom, as an agent finds it by going down. */
async function readTree(agent: string, parent = agent): Promise<(readonly [string, string])[]> {
  const rows = await allOf((pageNo) => call('R-74', { parent, pageSize: 200, pageNo }, as(agent)));
  const agents = rows.filter(({ teamSize }) => teamSize > 0);
  const below = agents.map(({ username }) => readTree(agent, username));
  return [...rows.map(({ username }) => [username, parent] as const), ...(await Promise.all(below)).flat()];
}

beforeAll(async () => {
  gateway = await openTestGateway();
  const play = { username: 'demo_member', stake: 120.5, payout: 30.25 };
  const played = await gateway.app.inject({ method: 'POST', url: '/__ref/play', payload: play });
  expect(played.json()).toEqual({ ok: true });
  for (const agent of AGENTS) tokens.set(agent, await gateway.signIn(agent));
  // Whoever must change the password first may not read records.
  gateway.store.run('UPDATE members SET first_time = 0');
  today = dayOf(gateway.now());
  above = new Map(await readTree(LEADER));
  const everything = { startDate: daysBefore(today, MOST_DAYS - 1), endDate: today };
  const names = [...above.keys()].filter((name) => !SILENT.includes(name));
  const own = [];
  for (const name of names) own.push(await readOwnRecords(gateway, name, everything));
  records = new Map(own.map((record) => [record.username, record]));
});
afterAll(() => gateway.close());

/** The way from somebody up to the leader, themselves first. */
function wayUp(name: string): string[] {
  const next = above.get(name);
  return next === undefined ? [name] : [name, ...wayUp(next)];
}

function teamOf(agent: string): string[] {
  return [...above.keys()].filter((name) => name !== agent && wayUp(name).includes(agent));
}

function ownOf(names: readonly string[], span: Span) {
  return sumRecords(names.flatMap((name) => records.get(name) ?? []), span); // prettier-ignore
}

/** Any days of the last ninety; one in three ends today. */
function randomSpan(random: SeededRandom): Span {
  const ago = random.chance(0.34) ? 0 : random.between(0, MOST_DAYS - 1);
  const endDate = daysBefore(today, ago);
  return { startDate: daysBefore(endDate, random.between(0, MOST_DAYS - 1 - ago)), endDate };
}

type Own = ReturnType<typeof sumRecords>;

/** What the house keeps of members' play. */
const profitOf = ({ turnover, payout, bonus, rebate }: Own) => turnover - payout - bonus - rebate;

/** Every figure of an agent's calls that is not what the members' own records come to. */
async function differences(agent: string, span: Span): Promise<string[]> {
  const team = teamOf(agent);
  const own = ownOf(team, span);
  const wrong: string[] = [];
  const compare = (what: string, told: number, expected: number) => {
    if (told !== expected) wrong.push(`${what}: told ${told}, own records ${expected}`);
  };
  const { totals, days } = (await call('R-71', span, as(agent))).value;
  const loss = (await call('R-72', { ...span, pageSize: 200 }, as(agent))).value;
  const played = (await call('R-84', span, as(agent))).value.footer;
  const each = await Promise.all(team.map((username) => call('R-73', { ...span, username }, as(agent))));
  for (const name of SUMMED) {
    if (name === 'fees') continue;
    compare(`R-71 ${name}`, toCents(totals[name]), own[name]);
    compare(`R-71 ${name} by day`, sum(days.map((day) => toCents(day[name]))), own[name]);
    compare(`R-73 ${name}`, sum(each.map(({ value }) => toCents(value.totals[name]))), own[name]);
  }
  compare('R-71 profit', toCents(totals.profit), profitOf(own));
  compare('R-71 active', totals.activeMembers, own.active);
  for (const name of ['turnover', 'payout', 'bonus', 'rebate', 'fees'] as const) {
    compare(`R-72 ${name}`, toCents(loss.footer[name]), own[name]);
    compare(`R-72 ${name} by row`, sum(loss.content.map((row) => toCents(row[name]))), own[name]);
  }
  compare('R-72 profit', toCents(loss.footer.profit), profitOf(own));
  compare('R-84 stake', toCents(played.stake), own.turnover);
  compare('R-84 payout', toCents(played.payout), own.payout);
  compare('R-84 profit', toCents(played.profit), own.turnover - own.payout);
  if (span.endDate === today) {
    const held = sum(team.map((name) => records.get(name)?.balanceCents ?? 0));
    compare('R-71 balance', toCents(totals.balance), held);
  }
  return wrong;
}

it.each(SEEDS)('a random team on random days is the sum of its members’ own records (%s)', async (seed) => {
  const random = seededRandom(seed);
  const agent = random.pick(AGENTS);
  expect(await differences(agent, randomSpan(random))).toEqual([]);
});

it.each(SEEDS)('a random member on random days is what it sees itself (%s)', async (seed) => {
  const random = seededRandom(`member ${seed}`);
  const agent = random.pick(AGENTS);
  const span = randomSpan(random);
  const username = random.pick(teamOf(agent).filter((name) => !SILENT.includes(name)));
  const own = ownOf([username], span);
  const { totals } = (await call('R-73', { ...span, username }, as(agent))).value;
  const names = SUMMED.filter((name) => name !== 'fees');
  expect(names.map((name) => [name, toCents(totals[name])])).toEqual(names.map((name) => [name, own[name]]));
  expect([toCents(totals.profit), totals.activeMembers]).toEqual([profitOf(own), own.active]);
  // A search finds everybody whose name contains it.
  const found = ownOf(teamOf(agent).filter((name) => name.includes(username)), span); // prettier-ignore
  const loss = (await call('R-72', { ...span, username, pageSize: 200 }, as(agent))).value;
  expect([loss.footer.profit, loss.footer.fees].map(toCents)).toEqual([profitOf(found), found.fees]);
  expect(new Set(loss.content.map((row) => row.username).filter((name) => !name.includes(username)))).toEqual(new Set());
  const bets = (await call('R-84', { ...span, username }, as(agent))).value.footer;
  expect([bets.stake, bets.payout].map(toCents)).toEqual([found.turnover, found.payout]);
}); // prettier-ignore

it('the rounds reach play, and every level of the team', () => {
  const all = { startDate: daysBefore(today, MOST_DAYS - 1), endDate: today };
  for (const agent of AGENTS) expect([agent, ownOf(teamOf(agent), all).turnover > 0]).toEqual([agent, true]);
  expect(Math.max(...[...above.keys()].map((name) => wayUp(name).length))).toBe(4);
});

/** By how much an agent's own rates are above those of each account right below, in hundredths of a percent. */
async function spreads(agent: string): Promise<ReadonlyMap<string, Readonly<Record<string, number>>>> {
  const children = [...above].filter(([, parent]) => parent === agent).map(([name]) => name);
  const rates = children.map(async (username) => {
    const { rebates, max } = (await call('R-76.get', { username }, as(agent))).value;
    const more = Object.entries(max).map(([category, own]) => [category, toCents(own) - toCents(rebates[category] ?? 0)]);
    return [username, Object.fromEntries(more) as Record<string, number>] as const;
  }); // prettier-ignore
  return new Map(await Promise.all(rates));
}

it.each(SEEDS)('rebate income follows from bets and the difference of the rates (%s)', async (seed) => {
  const random = seededRandom(`income ${seed}`);
  const agent = random.pick(AGENTS);
  const pages = { ...randomSpan(random), pageSize: 200 };
  const more = await spreads(agent);
  const stakes = new Map<string, number>();
  for (const { username, gameCategory, time, stake } of await allOf((pageNo) =>
    call('R-84', { ...pages, pageNo }, as(agent)),
  )) {
    const key = [dayOf(time ?? 0), gameCategory, username].join(' ');
    stakes.set(key, (stakes.get(key) ?? 0) + toCents(stake));
  }
  const expected = [...stakes].flatMap(([key, turnover]) => {
    const [, category = '', username = ''] = key.split(' ');
    const child = wayUp(username).at(-1 - wayUp(agent).length) ?? '';
    const rate = more.get(child)?.[category] ?? 0;
    const income = Math.floor((turnover * rate) / 10_000);
    return income > 0 ? [`${key} ${turnover} ${rate} ${income}`] : [];
  });
  const told = (await allOf((pageNo) => call('R-77', { ...pages, pageNo }, as(agent)))).map((row) =>
    [row.date, row.gameCategory, row.username, ...[row.turnover, row.rate, row.income].map(toCents)].join(' '),
  );
  expect(told.toSorted()).toEqual(expected.toSorted());
  const { total } = (await call('R-77', pages, as(agent))).value;
  expect(toCents(total)).toBe(sum(expected.map((line) => Number(line.split(' ').at(-1)))));
});

it.each(AGENTS)('what the reports tell %s of rebates is what its ledger was paid', async (agent) => {
  const endDate = daysBefore(today, 2);
  const span = { startDate: daysBefore(endDate, 40), endDate };
  const { total } = (await call('R-77', span, as(agent))).value;
  const next = { startDate: daysBefore(span.startDate, -1), endDate: daysBefore(endDate, -1), kind: 'rebate' };
  const ledger = await allOf((pageNo) => call('R-34', { ...next, pageSize: 200, pageNo }, as(agent)));
  const paid = ledger.filter(({ remark }) => remark.startsWith('Team, '));
  expect(sum(paid.map(({ amount }) => toCents(amount)))).toBe(toCents(total));
  expect(total).toBeGreaterThan(0);
});

it.each(['demo_agent', LEADER])('dividends and salaries of %s follow from the team’s figures', async (agent) => {
  const { content, contract } = (await call('R-82', {}, as(agent))).value;
  expect(content.length).toBeGreaterThan(6);
  for (const dividend of content) {
    const [startDate = '', endDate = ''] = dividend.period.split('/');
    const own = ownOf(teamOf(agent), { startDate, endDate });
    const profit = profitOf(own);
    expect([dividend.period, toCents(dividend.profit), dividend.active]).toEqual([dividend.period, profit, own.active]);
    const reached = contract?.tiers.filter(({ threshold }) => profit > 0 && profit >= threshold * 100).at(-1);
    expect(dividend.rate).toBe(reached?.rate ?? 0);
    expect(toCents(dividend.amount)).toBe(Math.max(0, Math.floor((profit * dividend.rate) / 100)));
  }
  const span = { startDate: daysBefore(today, 15), endDate: today };
  const salaries = (await call('R-78', span, as(agent))).value.content;
  const steps = (await call('R-85', { kind: 'salary' }, as(agent))).value.tiers;
  for (const { turnover, rate, amount } of salaries) {
    const reached = steps.filter(({ threshold }) => turnover > 0 && turnover >= threshold).at(-1)?.rate ?? 0;
    expect([rate, toCents(amount)]).toEqual([reached, Math.floor((toCents(turnover) * reached) / 100)]);
  }
  const ledger = await call('R-34', { ...span, kind: 'transfer', pageSize: 200 }, as(agent));
  const paid = ledger.value.content.filter(({ remark }) => remark.startsWith('Salary, '));
  const due = salaries.filter(({ date }) => date >= span.startDate && date < daysBefore(today, 1));
  const dueDays = paid.filter(({ remark }) => due.some(({ date }) => remark.endsWith(date)));
  expect(sum(dueDays.map(({ amount }) => toCents(amount)))).toBe(sum(due.map(({ amount }) => toCents(amount))));
  const { days } = (await call('R-71', span, as(agent))).value;
  const withPlay = days.filter(({ turnover }) => turnover > 0).toReversed();
  expect(salaries.map(({ date, turnover }) => [date, turnover])).toEqual(
    withPlay.map(({ date, turnover }) => [date, turnover]),
  );
});

it.each([
  ['stakes', 'bets SET stake_cents = stake_cents', 'R-84 stake'],
  ['deposits', 'wallet_transactions SET amount_cents = amount_cents', 'R-71 deposits'],
  ['rebates', 'rebates SET rebate_cents = rebate_cents', 'R-72 rebate'],
  ['wallets', 'wallets SET balance_cents = balance_cents', 'R-71 balance'],
])('%s that are a cent too high are noticed', async (_what, change, figure) => {
  const span = { startDate: daysBefore(today, 30), endDate: today };
  const wrong = async () => (await differences(LEADER, span)).filter((line) => line.startsWith(`${figure}:`));
  expect(await wrong()).toEqual([]);
  gateway.store.run(`UPDATE ${change} + 1`);
  expect(await wrong()).toHaveLength(1);
  gateway.store.run(`UPDATE ${change} - 1`);
});
