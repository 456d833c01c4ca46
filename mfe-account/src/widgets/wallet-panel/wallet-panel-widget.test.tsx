import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeContext, SOME_MEMBER } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import texts from '../../locales/EN.json';
import { WalletPanelWidget } from './wallet-panel-widget';

test.each([
  ['Deposit', '/m/voucherCenter'],
  ['Withdraw', '/m/withdraw'],
  ['Transactions', '/m/transaction/record'],
])('%s leads to %s and closes the panel', async (name, path) => {
  const context = fakeContext({ name: 'mfe-account', session: SOME_MEMBER });
  context.intents.handle('refreshWallet', () => 'refreshed');
  const onNavigate = jest.fn();
  renderInSite(<WalletPanelWidget onNavigate={onNavigate} />, { context, texts });
  await userEvent.click(screen.getByRole('button', { name }));
  expect(context.log.visited).toEqual([{ to: path, replace: false }]);
  expect(onNavigate).toHaveBeenCalledTimes(1);
});

test('shows the balance that the host tells', async () => {
  const context = fakeContext({ name: 'mfe-account', session: SOME_MEMBER });
  context.intents.handle('refreshWallet', () => {
    context.tell('wallet.balanceChanged', { balance: 88, currencySymbol: '' });
    return 'refreshed';
  });
  renderInSite(<WalletPanelWidget onNavigate={jest.fn()} />, { context, texts });
  expect(await screen.findByText('₱88.00')).toBeInTheDocument();
});
