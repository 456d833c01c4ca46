import { insertBet } from '../../rules/agent/team-play';
import { dayOf, daysBefore } from '../../data/days';
import { moveMoney } from '../../rules/money/money';
import { openTestGateway, type TestGateway } from '../../testing/test-client';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await openTestGateway();
  token = await gateway.signIn('demo_leader');
});
afterAll(() => gateway.close());

const cents = (amount: number | null) => Math.round((amount ?? Number.NaN) * 100);
const sum = (amounts: readonly number[]) => amounts.reduce((former, amount) => former + amount, 0);
const span = () => ({ startDate: daysBefore(dayOf(gateway.now()), 29), endDate: dayOf(gateway.now()) });

/** The team goes on: a bet and its money, between two pages. */
function playOn(): void {
  const { store } = gateway;
  const member = store.get<{ id: number }>("SELECT id FROM members WHERE username = 'demo_member'")?.id ?? 0;
  const node = store.get<{ node_id: number }>("SELECT node_id FROM games WHERE category = 'RNG'")?.node_id ?? 0;
  insertBet(store, { memberId: member, nodeId: node, category: 'RNG', stakeCents: 777, payoutCents: 0 }, gateway.now());
  moveMoney(store, { memberId: member, kind: 'deposit', cents: 333, remark: 'GCash', at: gateway.now() });
}

interface Page {
  readonly content: readonly { readonly id: string }[];
  readonly totalPages: number;
  readonly snapshot?: string;
  readonly rowCount?: number;
}

/** Every page of a list, while the team plays. */
async function whilePlaying<P extends Page>(read: (pageNo: number, snapshot?: string) => Promise<P>): Promise<P[]> {
  const first = await read(1);
  const pages = [first];
  for (let pageNo = 2; pageNo <= first.totalPages; pageNo += 1) {
    playOn();
    pages.push(await read(pageNo, first.snapshot));
  }
  return pages;
}

it('bets of one reading are every bet once, and come to the figures of its first page', async () => {
  const pages = await whilePlaying(
    async (pageNo, snapshot) =>
      (await gateway.call('R-84', { ...span(), pageNo, pageSize: 20, ...(snapshot && { snapshot }) }, { token })).value,
  );
  const bets = pages.flatMap(({ content }) => content);
  expect(pages.length).toBeGreaterThan(3);
  expect(new Set(bets.map(({ id }) => id)).size).toBe(bets.length);
  expect(new Set(pages.map(({ rowCount }) => rowCount))).toEqual(new Set([bets.length]));
  for (const { footer } of pages) expect(footer).toEqual(pages[0]?.footer);
  expect(sum(bets.map(({ stake }) => cents(stake)))).toBe(cents(pages[0]?.footer.stake ?? null));
  const later = (await gateway.call('R-84', { ...span(), pageSize: 20 }, { token })).value;
  expect(later.rowCount).toBe(bets.length + pages.length - 1);
});

it('records of one reading are every record once', async () => {
  const pages = await whilePlaying(
    async (pageNo, snapshot) =>
      (
        await gateway.call(
          'R-34',
          { ...span(), types: 'A', pageNo, pageSize: 50, ...(snapshot && { snapshot }) },
          { token },
        )
      ).value,
  );
  const records = pages.flatMap(({ content }) => content);
  expect(pages.length).toBeGreaterThan(3);
  expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
  expect(pages[0]?.rowCount).toBe(records.length);
});

it.each(['yesterday', '1.2', '1.2.3.4.5', '-1.0.0.0', "1.2.3.4' OR 1"])(
  'refuses %p as no key of a reading',
  async (snapshot) => {
    const { code } = await gateway.call('R-84', { ...span(), snapshot }, { token });
    expect(code).toBe('validation.failed');
  },
);
