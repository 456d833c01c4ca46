import { wallet } from 'shared-contracts/api/endpoints/money';
import { fakeContext } from 'test-kit/fake-context';
import { WalletStore } from './wallet-store';

const REPLY = { sumBalance: 120.5, currencySymbol: '₱' };

function makeWallet() {
  const { http, events, log } = fakeContext({ name: 'host-shell' });
  return { store: new WalletStore(http, events), http, log };
}

describe('WalletStore', () => {
  it('is empty, then refreshing, then tells the balance', async () => {
    const { store, http, log } = makeWallet();
    http.answer(wallet, REPLY);
    expect(store.get()).toEqual({ balance: null, currencySymbol: '', isRefreshing: false, hasFailed: false });
    const refresh = store.refresh();
    expect(store.get()).toMatchObject({ balance: null, isRefreshing: true });
    expect(await refresh).toBe('refreshed');
    expect(store.get()).toEqual({ balance: 120.5, currencySymbol: '₱', isRefreshing: false, hasFailed: false });
    expect(log.emitted).toEqual([{ name: 'wallet.balanceChanged', payload: { balance: 120.5, currencySymbol: '₱' } }]);
  });

  it('keeps the old amount through a failure, and recovers', async () => {
    const { store, http, log } = makeWallet();
    http.answer(wallet, REPLY);
    await store.refresh();
    http.fail(wallet, { kind: 'timeout' });
    expect(await store.refresh()).toBe('failed');
    expect(store.get()).toMatchObject({ balance: 120.5, isRefreshing: false, hasFailed: true });
    expect(log.emitted).toHaveLength(1);
    http.answer(wallet, { ...REPLY, sumBalance: 0 });
    await store.refresh();
    expect(store.get()).toMatchObject({ balance: 0, hasFailed: false });
  });

  it('takes what the live channel tells, and drops an answer that was on its way', async () => {
    const { store, http, log } = makeWallet();
    let answer: (reply: typeof REPLY) => void = () => undefined;
    http.answer(wallet, (() => new Promise((resolve) => (answer = resolve))) as never);
    const refresh = store.refresh();
    store.take({ sumBalance: 300, currencySymbol: '₱' });
    expect(store.get()).toMatchObject({ balance: 300, isRefreshing: true });
    answer(REPLY);
    expect(await refresh).toBe('refreshed');
    expect(store.get()).toEqual({ balance: 300, currencySymbol: '₱', isRefreshing: false, hasFailed: false });
    expect(log.emitted).toEqual([{ name: 'wallet.balanceChanged', payload: { balance: 300, currencySymbol: '₱' } }]);
  });

  it('asks once while a call is under way', async () => {
    const { store, http } = makeWallet();
    http.answer(wallet, REPLY);
    await Promise.all([store.refresh(), store.refresh()]);
    expect(http.calls).toHaveLength(1);
  });

  it('shares the first answer with the first screen, unless it failed', async () => {
    const { store, http } = makeWallet();
    http.fail(wallet, { kind: 'timeout' });
    store.begin();
    expect(await store.refresh()).toBe('failed');
    http.answer(wallet, REPLY);
    expect([await store.refresh(), await store.refresh()]).toEqual(['refreshed', 'refreshed']);
    expect(http.calls).toHaveLength(2);
    store.clear();
    await store.refresh();
    expect(http.calls).toHaveLength(3);
    store.settle();
    await store.refresh();
    expect(http.calls).toHaveLength(4);
  });

  it('drops an answer that comes after its person left', async () => {
    const { store, http, log } = makeWallet();
    let answer: (reply: typeof REPLY) => void = () => undefined;
    http.answer(wallet, (() => new Promise((resolve) => (answer = resolve))) as never);
    const refresh = store.refresh();
    await Promise.resolve();
    store.clear();
    answer(REPLY);
    expect(await refresh).toBe('failed');
    expect(store.get()).toMatchObject({ balance: null, isRefreshing: false });
    expect(log.emitted).toEqual([
      { name: 'wallet.balanceChanged', payload: { balance: 0, currencySymbol: '', isForgotten: true } },
    ]);
  });

  it('forgets when the session ends', async () => {
    const { store, http } = makeWallet();
    http.answer(wallet, REPLY);
    await store.refresh();
    const heard = jest.fn();
    store.subscribe(heard);
    store.clear();
    expect(store.get()).toMatchObject({ balance: null, currencySymbol: '' });
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
