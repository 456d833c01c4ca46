import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiFailure } from 'shared-contracts/api/api-error';
import { memberInfo, payoutAccounts } from 'shared-contracts/api/endpoints/member';
import { createWithdrawal, withdrawalSettings } from 'shared-contracts/api/endpoints/money';
import { fakeContext, SOME_MEMBER } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import { texts } from './member-texts';
import { WithdrawScreen } from '../screens/withdraw/withdraw-screen';

export const SETTINGS = { withdrawable: 1000, turnoverLeft: 0, min: 100, max: 5000, fee: 10, timesLeft: 3 };
export const ACCOUNT = { id: '1', kind: 'bank', bank: 'First Bank', holderMasked: 'A***', numberMasked: '•••• 7745' };
export const OTHER = { ...ACCOUNT, id: '2', bank: 'Second Bank', numberMasked: '•••• 1122' };

/** A withdrawal screen ready to be drawn, with a gateway that answers everything. */
export function drawWithdrawal({
  hasPin = true,
  list = [ACCOUNT, OTHER],
  settings = {} as Partial<typeof SETTINGS>,
} = {}) {
  const context = fakeContext({ name: 'mfe-account', session: SOME_MEMBER });
  const member = { id: 1, type: 0, account: 'demo_member' };
  context.http.answer(memberInfo, { ...member, hasPaymentPassword: hasPin });
  context.http.answer(payoutAccounts, { list });
  context.http.answer(withdrawalSettings, { ...SETTINGS, ...settings });
  context.http.answer(createWithdrawal, { id: '88', state: 'pending' });
  context.intents.handle('refreshWallet', () => 'refreshed');
  context.tell('wallet.balanceChanged', { balance: 1500, currencySymbol: '₱' });
  const show = async () => {
    await act(async () => void renderInSite(<WithdrawScreen />, { context, texts, at: '/m/withdraw' }));
    await screen.findByRole('group', { name: 'Total balance' });
  };
  const refuse = (code: string, value?: unknown, more: Partial<Extract<ApiFailure, { kind: 'rejected' }>> = {}) =>
    context.http.fail(createWithdrawal, { kind: 'rejected', code, status: 422, message: '', value, ...more });
  return { context, show, refuse, member };
}

export const amount = () => screen.getByRole('textbox', { name: 'Amount' });
export const pin = () => screen.getByLabelText('Payment password', { selector: 'input' });
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
