import { openStore, type Store } from './store';

let store: Store;
beforeEach(() => {
  store = openStore(':memory:');
  store.exec('CREATE TABLE people (id INTEGER PRIMARY KEY, name TEXT NOT NULL)');
  for (const name of ['ann', 'bob', 'eve']) store.run('INSERT INTO people (name) VALUES (?)', name);
});
afterEach(() => store.close());

const BY_ID = 'SELECT * FROM people WHERE id = ?';

test('the same words read one or many, in any order, and answer what was asked', () => {
  const one = (id: number) => store.get<{ name: string }>(BY_ID, id)?.name;
  const many = (id: number) => store.all<{ name: string }>(BY_ID, id).map(({ name }) => name);
  expect([one(1), many(2), one(3), many(1), one(2), one(9), many(9)]).toEqual([
    'ann',
    ['bob'],
    'eve',
    ['ann'],
    'bob',
    undefined,
    [],
  ]);
});

test('a transaction is all or nothing, and one within another is the same', () => {
  const rename = (name: string) => store.run('UPDATE people SET name = ? WHERE id = 1', name);
  expect(() =>
    store.transaction(() => {
      rename('new');
      store.transaction(() => rename('newer'));
      throw new Error('changed my mind');
    }),
  ).toThrow('changed my mind');
  expect(store.get<{ name: string }>(BY_ID, 1)?.name).toBe('ann');
});
