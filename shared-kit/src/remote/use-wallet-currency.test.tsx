import { act, renderHook } from '@testing-library/react';
import { smallContext } from '../testing/small-context';
import { useWalletCurrency } from './use-wallet-currency';

test('is that of the site until the host tells of a wallet, and again when that is forgotten', () => {
  const info = { currencySymbol: '₱' };
  const { wrapper, tell, asked } = smallContext({
    site: { info: () => info as never, subscribe: () => () => undefined },
  });
  const { result } = renderHook(useWalletCurrency, { wrapper });
  expect(result.current).toEqual({ symbol: '₱', decimals: 2 });
  act(() => tell('wallet.balanceChanged', { balance: 1, currencySymbol: 'KWD' }));
  expect(result.current).toEqual({ symbol: 'KWD', decimals: 3 });
  act(() => tell('wallet.balanceChanged', { balance: 0, currencySymbol: 'KWD', isForgotten: true }));
  expect(result.current).toEqual({ symbol: '₱', decimals: 2 });
  expect(asked).toEqual([]);
});
