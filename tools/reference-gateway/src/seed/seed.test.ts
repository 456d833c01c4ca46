import { CHEAP_COST, createPasswordHasher } from '../rules/security/passwords';
import { isAgent } from 'shared-contracts/session/member-type';
import { migrate } from '../data/store/migrations';
import { openStore, type Store } from '../data/store/store';
import { DEMO_ACCOUNTS } from '../data/accounts';
import { SITE_MERCHANTS } from '../data/merchants';
import { seed } from './seed';
import { GAMES_BY_CATEGORY } from '../data/vendors';

const passwords = createPasswordHasher(CHEAP_COST);

const NOW = Date.parse('2026-11-21T04:00:00Z');

async function seeded(games: number): Promise<Store> {
  const store = openStore(':memory:');
  migrate(store);
  await seed(store, { games, now: NOW, passwords });
  return store;
}

const count = (store: Store, sql: string) =>
  store.get<{ total: number }>(`SELECT count(*) AS total FROM ${sql}`)?.total;
const gamesOf = (store: Store) => store.all<{ name: string; category: string }>('SELECT * FROM games ORDER BY node_id');

describe('the seed', () => {
  let store: Store;
  beforeAll(async () => {
    store = await seeded(640);
  });
  afterAll(() => store.close());

  it('has 640 games with names of their own, in proportion', () => {
    const games = gamesOf(store);
    expect(games).toHaveLength(640);
    const names = games.map(({ name, category }) => `${category} ${name}`);
    expect(new Set(names).size).toBe(640);
    for (const [category, expected] of Object.entries(GAMES_BY_CATEGORY)) {
      expect(games.filter((game) => game.category === category)).toHaveLength(expected);
    }
  });

  it('has enough of every section of the home page', () => {
    expect(count(store, "games WHERE classify = 'JP'")).toBeGreaterThan(6);
    expect(count(store, 'games WHERE is_new = 1')).toBeGreaterThan(6);
    expect(count(store, 'games WHERE hot_rank IS NOT NULL')).toBeGreaterThan(20);
    for (const classify of ['JP', 'SC', 'VP', 'TG', 'AC', 'BG']) {
      expect(count(store, `games WHERE category = 'RNG' AND classify = '${classify}'`)).toBeGreaterThan(0);
    }
  });

  it.each(SITE_MERCHANTS.map(({ code }) => code))('has the accounts and a team of three levels at %s', (merchant) => {
    for (const { username } of DEMO_ACCOUNTS) {
      expect(count(store, `members WHERE merchant = '${merchant}' AND username = '${username}'`)).toBe(1);
    }
    const below = store.all<{ username: string; depth: number; type: number }>(
      `WITH RECURSIVE team (id, depth) AS (
         SELECT id, 0 FROM members WHERE merchant = ? AND username = 'demo_leader'
         UNION ALL SELECT m.id, depth + 1 FROM members m JOIN team t ON m.parent_id = t.id)
       SELECT m.username, m.type, depth FROM team JOIN members m ON m.id = team.id WHERE depth > 0`,
      merchant,
    );
    expect(below.filter(({ depth }) => depth === 2).length).toBeGreaterThanOrEqual(40);
    expect(below.filter(({ depth, type }) => depth === 1 && isAgent(type)).length).toBe(4);
  });

  it('has sixty days of figures up to today', () => {
    const days = store.get<{ total: number; first: string; last: string }>(
      'SELECT count(DISTINCT day) AS total, min(day) AS first, max(day) AS last FROM member_days',
    );
    expect(days).toMatchObject({ total: 60, first: '2026-09-23', last: '2026-11-21' });
  });

  it('leaves every wallet at what was seeded, and none was ever below zero', () => {
    const running = store.get<{ lowest: number; rows: number }>(
      `SELECT min(balance) AS lowest, count(*) AS rows FROM (
         SELECT sum(amount_cents * posted) OVER (PARTITION BY member_id ORDER BY created_at, id) AS balance
         FROM wallet_transactions)`,
    );
    expect(running?.lowest).toBeGreaterThanOrEqual(0);
    expect(running?.rows).toBeGreaterThan(5_000);
    for (const { username, balanceCents } of DEMO_ACCOUNTS) {
      const from = `wallets w JOIN members m ON m.id = w.member_id WHERE m.username = '${username}'`;
      expect(count(store, `${from} AND w.balance_cents <> ${balanceCents}`)).toBe(0);
    }
  });

  it('is the same for everybody', async () => {
    const again = await seeded(640);
    expect(gamesOf(again)).toEqual(gamesOf(store));
    const figures = 'SELECT * FROM bets ORDER BY id';
    expect(again.all(figures)).toEqual(store.all(figures));
    again.close();
  });
});

it('seeds 20,000 games with names of their own', async () => {
  const store = await seeded(20_000);
  const games = gamesOf(store);
  expect(games).toHaveLength(20_000);
  expect(new Set(games.map(({ name, category }) => `${category} ${name}`)).size).toBe(20_000);
  store.close();
});
