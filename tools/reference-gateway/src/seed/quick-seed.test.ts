import { balanceCents, moveMoney } from '../rules/money/money';
import { CHEAP_COST, createPasswordHasher } from '../rules/security/passwords';
import { migrate, tableNames } from '../data/store/migrations';
import { openStore, type Store } from '../data/store/store';
import { seedQuickly } from './quick-seed';

const passwords = createPasswordHasher(CHEAP_COST);

const NOW = Date.parse('2026-11-21T04:00:00Z');
const MINUTE = 60_000;

const stores: Store[] = [];
afterAll(() => stores.forEach((store) => store.close()));

/** A filled store, and whether it was made up for it. */
async function filled(now: number, games = 640): Promise<{ store: Store; isNew: boolean }> {
  const store = openStore(':memory:');
  stores.push(store);
  migrate(store);
  const complete = jest.fn(() => Promise.resolve());
  await seedQuickly(store, { games, now, passwords }, complete);
  return { store, isNew: complete.mock.calls.length === 1 };
}

it('copies a fresh seed row by row, into new and into used stores', async () => {
  const first = await filled(NOW);
  const copy = await filled(NOW + 4 * MINUTE);
  expect([first.isNew, copy.isNew]).toEqual([true, false]);
  const rows = (table: string, { store }: { store: Store }) => store.all(`SELECT * FROM "${table}"`);
  for (const table of tableNames(first.store)) expect([table, rows(table, copy)]).toEqual([table, rows(table, first)]);

  const before = balanceCents(copy.store, 1);
  moveMoney(copy.store, { memberId: 1, kind: 'bonus', cents: 500, remark: '', at: NOW });
  expect(balanceCents(copy.store, 1)).toBe(before + 500);
  expect(balanceCents(first.store, 1)).toBe(before);
  expect(() => copy.store.run('INSERT INTO wallets (member_id, balance_cents) VALUES (99999, 0)')).toThrow();
  await seedQuickly(copy.store, { games: 640, now: NOW + MINUTE, passwords }, () =>
    Promise.reject(new Error('made up again')),
  );
  for (const table of tableNames(first.store)) expect([table, rows(table, copy)]).toEqual([table, rows(table, first)]);
});

it.each([
  ['five minutes later', NOW + 5 * MINUTE, 640],
  ['for an earlier moment', NOW - 1, 640],
  ['on the next day', Date.parse('2026-11-21T16:00:00Z'), 640],
  ['with other games', NOW, 700],
])('makes one up again %s', async (_case, now, games) => {
  await filled(NOW);
  const next = await filled(now, games);
  expect(next.isNew).toBe(true);
  expect(next.store.get<{ total: number }>('SELECT count(*) AS total FROM games')?.total).toBe(games);
});

it('gives a day’s seed to nobody on the day after, however close midnight is', async () => {
  const beforeMidnight = Date.parse('2026-11-21T15:59:00Z');
  expect((await filled(beforeMidnight)).isNew).toBe(true);
  expect((await filled(beforeMidnight + MINUTE / 2)).isNew).toBe(false);
  expect((await filled(beforeMidnight + 2 * MINUTE)).isNew).toBe(true);
});
