import { act, renderHook } from '@testing-library/react';
import { smallContext } from '../testing/small-context';
import { useWallet } from './use-wallet';

const info = { currencySymbol: '₱' };
const site = { info: () => info as never, subscribe: () => () => undefined };
const REFRESHED = { handled: true, result: 'refreshed' };

async function follow(answer: unknown = REFRESHED) {
  const context = smallContext({ site });
  context.answerWith(() => answer);
  const hook = renderHook(useWallet, { wrapper: context.wrapper });
  const atFirst = hook.result.current;
  await act(async () => undefined);
  return { ...context, wallet: () => hook.result.current, atFirst };
}

it('asks for a fresh balance when it is shown, and shows what the host tells', async () => {
  const { wallet, atFirst, asked, tell } = await follow();
  expect(atFirst).toMatchObject({ balance: null, symbol: '₱', isRefreshing: true, hasFailed: false });
  expect(asked).toEqual([{ name: 'refreshWallet', request: {} }]);
  expect(wallet()).toMatchObject({ balance: null, isRefreshing: false, hasFailed: false });
  act(() => tell('wallet.balanceChanged', { balance: 12.5, currencySymbol: '¥' }));
  expect(wallet()).toMatchObject({ balance: 12.5, symbol: '¥' });
  act(() => tell('wallet.balanceChanged', { balance: 0, currencySymbol: '' }));
  expect(wallet()).toMatchObject({ balance: 0, symbol: '₱', decimals: 2 });
});

it('has the decimals of its own sign, or those of the merchant’s settings', async () => {
  const { wallet, tell } = await follow();
  act(() => tell('wallet.balanceChanged', { balance: 12.5, currencySymbol: 'KWD' }));
  expect(wallet()).toMatchObject({ symbol: 'KWD', decimals: 3 });
  const set = smallContext({ site: { ...site, currencyDecimals: 0 } });
  expect(renderHook(useWallet, { wrapper: set.wrapper }).result.current).toMatchObject({ symbol: '₱', decimals: 0 });
  await act(async () => undefined);
});

it('keeps the old amount through a failed refresh', async () => {
  const { wallet, tell, answerWith } = await follow();
  act(() => tell('wallet.balanceChanged', { balance: 12.5, currencySymbol: '₱' }));
  let give: (answer: unknown) => void = () => undefined;
  answerWith(() => new Promise((resolve) => (give = resolve)));
  let refreshed: Promise<boolean> | undefined;
  act(() => void (refreshed = wallet().refresh()));
  expect(wallet()).toMatchObject({ balance: 12.5, isRefreshing: true });
  await act(async () => give({ handled: true, result: 'failed' }));
  expect(await refreshed).toBe(false);
  expect(wallet()).toMatchObject({ balance: 12.5, isRefreshing: false, hasFailed: true });
});

it.each([[{ handled: true, result: 'failed' }], [{ handled: false, reason: 'nobody-registered' }]])(
  'has failed when the host answers %j',
  async (answer) => {
    expect((await follow(answer)).wallet()).toMatchObject({ balance: null, isRefreshing: false, hasFailed: true });
  },
);

it('does not take the zero of somebody who left for a balance', async () => {
  const { wallet, tell } = await follow();
  act(() => tell('wallet.balanceChanged', { balance: 12.5, currencySymbol: '₱' }));
  act(() => tell('wallet.balanceChanged', { balance: 0, currencySymbol: '', isForgotten: true }));
  expect(wallet().balance).toBeNull();
});
