import { migrate } from './migrations';
import { openStore, type Store } from './store';

/** The version before phones were E.164 and proven. */
const NATIONAL_NUMBERS = 8;

let store: Store;
beforeEach(() => (store = openStore(':memory:')));
afterEach(() => store.close());

function insert(username: string, mobile: string, email = ''): void {
  store.run(
    `INSERT INTO members (merchant, username, type, password_hash, dialing_code, mobile, email, created_at)
     VALUES ('aurora', ?, 0, '', '63', ?, ?, 0)`,
    username,
    mobile,
    email,
  );
}

const phones = () =>
  store
    .all<{
      username: string;
      phone: string;
      phone_proven: number;
      email_proven: number;
    }>('SELECT username, phone, phone_proven, email_proven FROM members ORDER BY id')
    .map((row) => [row.username, row.phone, row.phone_proven, row.email_proven]);

test('members of a database from before keep their numbers, and only what codes proved counts', () => {
  migrate(store, NATIONAL_NUMBERS);
  insert('demo_member', '09170000001', 'demo_member@example.com');
  insert('9175550001', '09175550001');
  insert('attacker', '09175550001', 'owner@example.com');
  insert('ann', '');
  migrate(store);
  expect(phones()).toEqual([
    ['demo_member', '+639170000001', 1, 1],
    ['9175550001', '+639175550001', 1, 0],
    ['attacker', '+639175550001', 0, 0],
    ['ann', '', 0, 0],
  ]);
});

test('two members of a merchant cannot have proven one number or one address', () => {
  migrate(store);
  const add = (username: string, phone: string, email: string) => () =>
    store.run(
      `INSERT INTO members (merchant, username, type, password_hash, phone, phone_proven, email, email_proven, created_at)
       VALUES ('aurora', ?, 0, '', ?, ?, ?, ?, 0)`,
      username,
      phone,
      phone === '' ? 0 : 1,
      email,
      email === '' ? 0 : 1,
    );
  add('ann', '+639175550001', 'ann@example.com')();
  expect(add('bob', '+639175550001', '')).toThrow(/UNIQUE/);
  expect(add('eve', '', 'ANN@example.com')).toThrow(/UNIQUE/);
  expect(add('joe', '', '')).not.toThrow();
});
