import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { announcements } from 'shared-contracts/api/endpoints/announcements';
import { createDeposit, depositMethods, transactions } from 'shared-contracts/api/endpoints/money';
import type { SiteInfo } from 'shared-contracts/api/endpoints/system';
import { fakeContext, SOME_MEMBER } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import { texts } from './member-texts';
import { DepositScreen } from '../screens/deposit/deposit-screen';

export const EWALLET = {
  id: 'ewallet',
  kind: 'ewallet',
  name: 'E-wallet',
  min: 100,
  max: 20_000,
  quickAmounts: [100, 500],
};
export const BANK = {
  id: 'bank', kind: 'bank', name: 'Bank transfer', min: 500, max: 200_000, fee: 25, quickAmounts: [500],
  fields: [{ name: 'payerName', label: 'Payer name', required: true }],
}; // prettier-ignore
const NOTHING = { promotion: [], banners: [], player: [], popup: [], hot: [], agent: [], footer: { unreadCount: 0 } };
const PROMOTION = { title: 'Monday reload', content: '', category: 'DEPOSIT', startDate: 1 };
const NO_RECORDS = { content: [], pageNum: 1, totalPages: 1 };

/** A deposit screen ready to be drawn, with a gateway that answers everything; `left` lists the addresses it went to. */
export function drawDeposit(info: Partial<SiteInfo> = {}, at = '/m/voucherCenter') {
  const context = fakeContext({ name: 'mfe-account', session: SOME_MEMBER, info });
  context.http.answer(depositMethods, { list: [EWALLET, BANK] });
  context.http.answer(transactions, NO_RECORDS);
  context.http.answer(announcements, {
    ...NOTHING,
    promotion: [
      { id: 9, ...PROMOTION, depositBonus: { percent: 20, max: 2_000, turnoverTimes: 5 } },
      { id: 8, ...PROMOTION, title: 'Signed', signUpStatus: 0 },
      { id: 7, ...PROMOTION, title: 'Other', category: 'LIVE' },
    ],
  });
  context.http.answer(createDeposit, { id: '71', state: 'pending', payUrl: 'https://bank.example/pay?x=1' });
  const left: string[] = [];
  const leaveTo = (address: string): void => void left.push(address);
  const show = async () => {
    await act(async () => void renderInSite(<DepositScreen leaveTo={leaveTo} />, { context, texts, at }));
  };
  return { context, show, left };
}

export const amount = () => screen.getByRole('textbox', { name: 'Amount' });
export const send = () => userEvent.click(screen.getByRole('button', { name: /^Deposit/ }));
export const orders = (context: ReturnType<typeof drawDeposit>['context']) => context.http.callsOf(createDeposit);
