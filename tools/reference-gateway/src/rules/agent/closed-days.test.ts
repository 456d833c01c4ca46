import { daysBetween, dayOf, dayStart } from '../../data/days';
import { seededRandom } from '../../data/random';
import { migrate } from '../../data/store/migrations';
import { openStore, type Store } from '../../data/store/store';
import { balanceCents, moveMoney } from '../money/money';
import { endDeposit, endWithdrawal, type DepositRow } from '../money/order-ends';
import { statementPage } from '../money/statement';
import { figuresByDay, figuresOfSpan, type Figures } from './team-figures';

const MEMBERS = [1, 2, 3];
const FIRST = '2026-02-10';
const LAST = '2026-03-11';
const DAY = 24 * 60 * 60 * 1000;
const SEEDS = Array.from(
  { length: Number(process.env['CLOSED_DAYS_ROUNDS'] ?? 12) },
  (_, index) => `month ${index + 1}`,
);

let store: Store;
beforeEach(() => {
  store = openStore(':memory:');
  migrate(store);
  for (const id of MEMBERS) {
    const values = "VALUES (?, 'm', ?, 0, '', 0)";
    store.run(`INSERT INTO members (id, merchant, username, type, password_hash, created_at) ${values}`, id, `m${id}`);
    moveMoney(store, { memberId: id, kind: 'transfer', cents: 100_000, remark: '', at: dayStart(FIRST) - 1 });
  }
});
afterEach(() => store.close());

interface Event {
  readonly at: number;
  readonly happen: () => void;
}

function askForDeposit(memberId: number, cents: number, at: number): DepositRow {
  const pending = { state: 'pending', isPosted: false } as const;
  const id = moveMoney(store, { memberId, kind: 'deposit', cents, remark: '', at, ...pending, feeCents: 5 }) ?? 0;
  return {
    transaction_id: id, member_id: memberId, method_id: 'bank', paid_cents: cents, promotion_id: null, bonus_cents: 50,
    turnover_cents: 0, expires_at: at + 9 * DAY,
  }; // prettier-ignore
}

/** A month of orders, many made shortly before midnight and ended up to three days later. */
function monthOf(seed: string): Event[] {
  const random = seededRandom(seed);
  const events: Event[] = [];
  for (let order = 0; order < 120; order += 1) {
    const day = random.pick(daysBetween(FIRST, LAST));
    const at = dayStart(day) + (random.chance(0.5) ? DAY - random.between(1, 300_000) : random.between(0, DAY - 1));
    const endAt = at + random.pick([1, 400_000, DAY, 2 * DAY, 3 * DAY]);
    const memberId = random.pick(MEMBERS);
    const cents = random.between(100, 5_000);
    const isPaid = random.chance(0.6);
    if (random.chance(0.5)) {
      let deposit: DepositRow | undefined;
      events.push({ at, happen: () => void (deposit = askForDeposit(memberId, cents, at)) });
      const end = isPaid ? 'paid' : random.pick(['failed', 'expired', 'cancelled'] as const);
      events.push({ at: endAt, happen: () => deposit && endDeposit(store, deposit, end, endAt) });
    } else {
      let id: number | undefined;
      const move = { memberId, kind: 'withdrawal', cents: -cents, feeCents: 10, remark: '', state: 'pending' } as const;
      events.push({ at, happen: () => void (id = moveMoney(store, { ...move, at })) });
      events.push({ at: endAt, happen: () => id !== undefined && endWithdrawal(store, id, isPaid, endAt) });
    }
  }
  return events.sort((first, second) => first.at - second.at);
}

/** What days look like now: their figures, and the records that are under them. */
function daysUpTo(last: string): Map<string, Figures> {
  return figuresByDay(store, { memberIds: MEMBERS, startDate: FIRST, endDate: last });
}

function recordsOf(day: string) {
  const filter = { memberIds: MEMBERS, startDate: day, endDate: day, pageNo: 1, pageSize: 200 };
  return statementPage(store, filter).content;
}

it.each(SEEDS)('a day that is over never changes, however late its orders end (%s)', (seed) => {
  const closed = new Map<string, Figures>();
  const changed: string[] = [];
  let today = FIRST;
  const close = (until: string): void => {
    if (until <= FIRST) return;
    const past = daysBetween(FIRST, until).slice(0, -1);
    const figures = daysUpTo(past.at(-1) ?? FIRST);
    for (const day of past) {
      const now = figures.get(day);
      if (!closed.has(day) && now) closed.set(day, now);
      if (JSON.stringify(closed.get(day)) !== JSON.stringify(now)) changed.push(`${day}, seen on ${until}`);
    }
  };
  for (const { at, happen } of monthOf(seed)) {
    if (dayOf(at) !== today) close(dayOf(at));
    today = dayOf(at);
    happen();
  }
  close('2026-03-20');
  expect(changed).toEqual([]);
  // The days come to the wallets, and each day's figures to the records under it.
  const held = MEMBERS.reduce((sum, id) => sum + balanceCents(store, id), 0);
  expect(closed.get('2026-03-19')?.balance).toBe(held);
  for (const [day, { deposits, withdrawals }] of closed) {
    const records = recordsOf(day);
    const sumOf = (kind: string, counts: (state: string) => boolean) =>
      records.reduce(
        (sum, row) => sum + (row.kind === kind && counts(row.state) ? Math.round(row.amount * 100) : 0),
        0,
      );
    expect([day, sumOf('deposit', (state) => state === 'done')]).toEqual([day, deposits]);
    expect([day, -sumOf('withdrawal', () => true) + 0]).toEqual([day, withdrawals]);
  }
  const span = { memberIds: MEMBERS, startDate: FIRST, endDate: '2026-03-19' };
  const moved = figuresOfSpan(store, span);
  expect(300_000 + moved.deposits + moved.bonus - moved.withdrawals).toBe(held);
});

it('a deposit of 23:58 that is paid at 00:05 is of the next day, in the figures and in the list', () => {
  const before = dayStart('2026-02-12') - 120_000;
  const deposit = askForDeposit(1, 5_000, before);
  expect(recordsOf('2026-02-11').map(({ state }) => state)).toEqual(['pending']);
  endDeposit(store, deposit, 'paid', before + 420_000);
  const days = daysUpTo('2026-02-12');
  expect([days.get('2026-02-11')?.deposits, days.get('2026-02-12')?.deposits]).toEqual([0, 5_000]);
  expect([days.get('2026-02-11')?.firstDeposits, days.get('2026-02-12')?.firstDeposits]).toEqual([0, 1]);
  expect(recordsOf('2026-02-11')).toEqual([]);
  expect(recordsOf('2026-02-12').map(({ kind }) => kind)).toContain('deposit');
});

it('a withdrawal that fails two days later leaves the balances of the days between', () => {
  const at = dayStart('2026-02-12') + 1_000;
  const id =
    moveMoney(store, { memberId: 1, kind: 'withdrawal', cents: -3_000, remark: '', at, state: 'pending' }) ?? 0;
  const balances = () => ['2026-02-12', '2026-02-13'].map((day) => daysUpTo(day).get(day)?.balance);
  expect(balances()).toEqual([297_000, 297_000]);
  endWithdrawal(store, id, false, at + 2 * DAY);
  expect(balances()).toEqual([297_000, 297_000]);
  expect(daysUpTo('2026-02-14').get('2026-02-14')).toMatchObject({ balance: 300_000, withdrawals: -3_000 });
  expect(recordsOf('2026-02-12').map(({ state, amount }) => [state, amount])).toEqual([['failed', -30]]);
  expect(recordsOf('2026-02-14').map(({ state, amount, remark }) => [state, amount, remark])).toEqual([
    ['done', 30, 'Withdrawal returned'],
  ]);
  expect(balanceCents(store, 1)).toBe(100_000);
});
