import { migrate } from '../../data/store/migrations';
import { openStore, type Store } from '../../data/store/store';
import { demoPasswordHashes, seedAccounts } from '../../seed/accounts';
import { CHEAP_COST, createPasswordHasher } from '../security/passwords';
import { SITE_MERCHANTS } from '../../data/merchants';
import { seedMoneyHistory } from '../../seed/money-history';
import { balanceCents, endPending, moveMoney, transferMoney, type MoneyMove } from './money';

let store: Store;
beforeEach(async () => {
  store = openStore(':memory:');
  migrate(store);
  const secrets = await demoPasswordHashes(createPasswordHasher(CHEAP_COST));
  for (const merchant of SITE_MERCHANTS) {
    seedAccounts(store, merchant, secrets, Date.now());
    seedMoneyHistory(store, merchant, Date.now());
  }
});
afterEach(() => store.close());

const move = (cents: number): MoneyMove => ({ memberId: 1, kind: 'transfer', cents, remark: '', at: 1 });

function unequalWallets() {
  return store.all(
    `SELECT w.member_id FROM wallets w LEFT JOIN wallet_transactions t ON t.member_id = w.member_id
     GROUP BY w.member_id HAVING w.balance_cents <> coalesce(sum(t.amount_cents * t.posted), 0)`,
  );
}

describe('moveMoney', () => {
  it('leaves every seeded wallet equal to the sum of its transactions', () => {
    expect(store.get<{ total: number }>('SELECT count(*) AS total FROM wallets')?.total).toBeGreaterThan(100);
    expect(unequalWallets()).toEqual([]);
  });

  it('moves the wallet and its transaction together', () => {
    const before = balanceCents(store, 1);
    expect(moveMoney(store, move(-250))).toEqual(expect.any(Number));
    expect(balanceCents(store, 1)).toBe(before - 250);
    expect(unequalWallets()).toEqual([]);
  });

  it('moves nothing where the balance does not reach', () => {
    const before = balanceCents(store, 1);
    expect(moveMoney(store, move(-before - 1))).toBeUndefined();
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

describe('what is pending', () => {
  it('counts once it is posted, and ends once', () => {
    const before = balanceCents(store, 1);
    const id = moveMoney(store, { ...move(500), kind: 'deposit', state: 'pending', isPosted: false }) ?? 0;
    expect(balanceCents(store, 1)).toBe(before);
    expect(endPending(store, id, { state: 'done', isPosted: true, at: 2 })).toBe(true);
    expect(endPending(store, id, { state: 'done', isPosted: true, at: 2 })).toBe(false);
    expect(endPending(store, id, { state: 'failed', isPosted: false, at: 2 })).toBe(false);
    expect(balanceCents(store, 1)).toBe(before + 500);
    expect(unequalWallets()).toEqual([]);
  });

  it('gives the money back when it fails after it was taken', () => {
    const before = balanceCents(store, 1);
    const id = moveMoney(store, { ...move(-500), kind: 'withdrawal', state: 'pending' }) ?? 0;
    expect(balanceCents(store, 1)).toBe(before - 500);
    expect(endPending(store, id, { state: 'failed', isPosted: false, at: 2 })).toBe(true);
    expect(balanceCents(store, 1)).toBe(before);
    expect(unequalWallets()).toEqual([]);
  });
});

describe('transferMoney', () => {
  it('moves both sides or neither', () => {
    const [mine, theirs] = [balanceCents(store, 1), balanceCents(store, 2)];
    expect(transferMoney(store, { from: 1, to: 2, cents: mine + 1, remark: '' }, 1)).toBe(false);
    expect(transferMoney(store, { from: 1, to: 2, cents: 100, remark: '' }, 1)).toBe(true);
    expect([balanceCents(store, 1), balanceCents(store, 2)]).toEqual([mine - 100, theirs + 100]);
    expect(unequalWallets()).toEqual([]);
  });
});

describe('the database', () => {
  it('refuses a transaction that would take a wallet below zero', () => {
    const insert = () =>
      store.run(
        "INSERT INTO wallet_transactions (member_id, kind, amount_cents, state, created_at) VALUES (1, 'bet', ?, 'done', 1)",
        -balanceCents(store, 1) - 1,
      );
    expect(insert).toThrow(/CHECK/);
    expect(unequalWallets()).toEqual([]);
  });
});
