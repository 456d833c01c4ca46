import { migrate } from '../db/migrations';
import { openStore, type Store } from '../db/store';
import { demoPasswordHashes, seedAccounts } from '../seed/accounts';
import { SITE_MERCHANTS } from '../seed/merchants';
import { balanceCents, moveMoney, type MoneyMove } from './money';

let store: Store;
beforeEach(async () => {
  store = openStore(':memory:');
  migrate(store);
  const secrets = await demoPasswordHashes();
  for (const merchant of SITE_MERCHANTS) seedAccounts(store, merchant, secrets, Date.now());
});
afterEach(() => store.close());

const move = (cents: number): MoneyMove => ({ memberId: 1, kind: 'transfer', cents, remark: '', at: 1 });

function unequalWallets() {
  return store.all(
    `SELECT w.member_id FROM wallets w LEFT JOIN wallet_transactions t ON t.member_id = w.member_id
     GROUP BY w.member_id HAVING w.balance_cents <> coalesce(sum(t.amount_cents), 0)`,
  );
}

describe('moveMoney', () => {
  it('leaves every seeded wallet equal to the sum of its transactions', () => {
    expect(store.get<{ total: number }>('SELECT count(*) AS total FROM wallets')?.total).toBeGreaterThan(100);
    expect(unequalWallets()).toEqual([]);
  });

  it('moves the wallet and its transaction together', () => {
    const before = balanceCents(store, 1);
    expect(moveMoney(store, move(-250))).toBe(true);
    expect(balanceCents(store, 1)).toBe(before - 250);
    expect(unequalWallets()).toEqual([]);
  });

  it('moves nothing where the balance does not reach', () => {
    const before = balanceCents(store, 1);
    expect(moveMoney(store, move(-before - 1))).toBe(false);
    expect(balanceCents(store, 1)).toBe(before);
    expect(unequalWallets()).toEqual([]);
  });

  it('moves nothing of a transaction that fails later', () => {
    const before = balanceCents(store, 1);
    const work = () =>
      store.transaction(() => {
        moveMoney(store, move(-100));
        throw new Error('later');
      });
    expect(work).toThrow('later');
    expect(balanceCents(store, 1)).toBe(before);
    expect(unequalWallets()).toEqual([]);
  });
});
