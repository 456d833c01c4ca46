import { migrate } from '../../data/store/migrations';
import { openStore, type Store } from '../../data/store/store';
import { moveMoney } from './money';
import { statementPage, type StatementFilter } from './statement';

let store: Store;
beforeEach(() => {
  store = openStore(':memory:');
  migrate(store);
  for (const username of ['ann', 'ben']) {
    store.run(
      "INSERT INTO members (merchant, username, type, password_hash, created_at) VALUES ('m', ?, 0, '', 0)",
      username,
    );
  }
  const at = (text: string) => Date.parse(`${text}+08:00`);
  const move = (memberId: number, kind: 'deposit' | 'bet', cents: number, day: string) =>
    moveMoney(store, { memberId, kind, cents, remark: 'r', at: at(day) });
  move(1, 'deposit', 1000, '2026-03-01T00:00:00.000');
  move(1, 'bet', -150, '2026-03-02T23:59:59.999');
  move(1, 'bet', -50, '2026-03-03T00:00:00.000');
  move(2, 'deposit', 900, '2026-03-02T10:00:00.000');
});
afterEach(() => store.close());

const filter: StatementFilter = {
  memberIds: [1],
  startDate: '2026-03-01',
  endDate: '2026-03-02',
  pageNo: 1,
  pageSize: 35,
};
const amounts = (changes: Partial<StatementFilter>) =>
  statementPage(store, { ...filter, ...changes }).content.map(({ amount }) => amount);

it('has both days whole, by the site’s midnight, newest first', () => {
  expect(amounts({})).toEqual([-1.5, 10]);
  expect(amounts({ startDate: '2026-03-03', endDate: '2026-03-03' })).toEqual([-0.5]);
});

it('filters by kind and state', () => {
  expect(amounts({ kind: 'bet' })).toEqual([-1.5]);
  expect(amounts({ state: 'pending' })).toEqual([]);
  expect(amounts({ state: 'done', kind: 'deposit' })).toEqual([10]);
});

it('covers several members, and nobody else', () => {
  expect(statementPage(store, { ...filter, memberIds: [1, 2] }).content.map(({ username }) => username)).toEqual([
    'ann',
    'ben',
    'ann',
  ]);
  expect(amounts({ memberIds: [] })).toEqual([]);
});

it('pages', () => {
  const page = statementPage(store, { ...filter, pageSize: 1, pageNo: 2 });
  expect([page.content.map(({ amount }) => amount), page.pageNum, page.totalPages]).toEqual([[10], 2, 2]);
});
