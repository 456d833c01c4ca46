import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  addPayoutAccount,
  memberInfo,
  payoutAccounts,
  removePayoutAccount,
  setPaymentPassword,
} from 'shared-contracts/api/endpoints/member';
import { answerConfirmation, confirmByPassword, confirmByPin, CONFIRMATION } from '../../testing/confirm';
import { ACCOUNT, drawWithdrawal as draw, OTHER, pin, press } from '../../testing/draw-withdrawal';

const KINDS = [
  {
    kind: 'bank',
    providers: [
      { name: 'First Bank', pattern: '^\\d{12}$' },
      { name: 'Second Bank', pattern: '^\\d{10}$' },
    ],
  },
];

test('without an account its form comes first, and then the withdrawal', async () => {
  const { context, show } = draw({ list: [] });
  context.http.answer(addPayoutAccount, { list: [ACCOUNT] });
  await show();
  await userEvent.type(await screen.findByLabelText('Bank or provider'), 'First Bank');
  await userEvent.type(screen.getByLabelText('Account holder'), 'Ann Lee');
  await userEvent.type(screen.getByLabelText('Account number'), '0048 2210-7745');
  await userEvent.type(pin(), '246810');
  await press('Add account');
  expect(await screen.findByRole('radio', { name: 'First Bank' })).toBeChecked();
  expect(context.http.callsOf(addPayoutAccount)[0]?.request).toEqual({
    kind: 'bank', bank: 'First Bank', holder: 'Ann Lee', number: '004822107745', paymentPassword: '246810',
  }); // prettier-ignore
});

test('the bank is chosen from the operator’s list, the holder is the real name, and the number has to fit', async () => {
  const { context, show, member } = draw({ list: [] });
  context.http.answer(memberInfo, { ...member, hasPaymentPassword: true, payeeNameMasked: 'A***' });
  context.http.answer(payoutAccounts, { list: [], kinds: KINDS });
  context.http.answer(addPayoutAccount, { list: [ACCOUNT], kinds: KINDS });
  await show();
  expect(await screen.findByLabelText('Account holder')).toHaveValue('A***');
  expect(screen.getByLabelText('Account holder')).toHaveAttribute('readonly');
  const number = screen.getByLabelText('Account number');
  expect(number).toHaveAttribute('inputmode', 'numeric');
  await userEvent.click(screen.getByRole('button', { name: 'Bank' }));
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search' }), 'sec');
  expect(screen.queryByRole('button', { name: 'First Bank' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Second Bank' }));
  expect(await screen.findByRole('button', { name: 'Bank Second Bank' })).toBeInTheDocument();
  await userEvent.type(number, '00482210');
  await userEvent.type(pin(), '246810');
  await press('Add account');
  expect(number).toHaveAccessibleDescription('This number does not fit the bank or wallet chosen');
  expect(number).toHaveFocus();
  await userEvent.type(number, '77');
  await press('Add account');
  await waitFor(() =>
    expect(context.http.callsOf(addPayoutAccount).map(({ request }) => request)).toEqual([
      { kind: 'bank', bank: 'Second Bank', number: '0048221077', paymentPassword: '246810' },
    ]),
  );
});

test('another kind of account begins without the bank and number of the first', async () => {
  const { context, show } = draw({ list: [] });
  context.http.answer(payoutAccounts, { list: [], kinds: KINDS });
  await show();
  await userEvent.type(await screen.findByLabelText('Account number'), '123');
  await userEvent.click(screen.getByRole('radio', { name: 'USDT' }));
  const address = screen.getByLabelText('Wallet address');
  expect(address).toHaveValue('');
  expect(address).toHaveAttribute('inputmode', 'text');
  expect(screen.getByLabelText('Bank or provider')).toHaveValue('');
});

test('a refused account keeps what was typed, but for the password', async () => {
  const { context, show } = draw({ list: [] });
  context.http.fail(addPayoutAccount, {
    kind: 'rejected', code: 'payment_password.wrong', status: 422, message: '', value: { triesLeft: 1 },
  }); // prettier-ignore
  await show();
  await userEvent.type(await screen.findByLabelText('Bank or provider'), 'First Bank');
  await userEvent.type(screen.getByLabelText('Account holder'), 'Ann Lee');
  await userEvent.type(screen.getByLabelText('Account number'), '00482210');
  await userEvent.type(pin(), '000000');
  await press('Add account');
  await waitFor(() => expect(pin()).toHaveAccessibleDescription('Wrong payment password. 1 try left.'));
  expect(pin()).toHaveValue('');
  expect(screen.getByLabelText('Account number')).toHaveValue('00482210');
});

test('an account is removed by who knows the payment password', async () => {
  const { context, show } = draw();
  answerConfirmation(context);
  context.http.answer(removePayoutAccount, { list: [OTHER] });
  await show();
  await press('Remove');
  expect(await screen.findByRole('dialog', { name: 'Remove this account?' })).toHaveTextContent('First Bank •••• 7745');
  await confirmByPin('Remove');
  await waitFor(() => expect(screen.queryByRole('radio', { name: 'First Bank' })).not.toBeInTheDocument());
  expect(context.http.callsOf(removePayoutAccount)[0]?.request).toEqual({ id: '1', confirmation: CONFIRMATION });
});

test('without a payment password it is set first, and the way on opens', async () => {
  const { context, show, member } = draw({ hasPin: false });
  context.http.answer(setPaymentPassword, null);
  answerConfirmation(context);
  await show();
  expect(await screen.findByRole('link', { name: 'Security centre' })).toHaveAttribute('href', '/m/securityCenter');
  await confirmByPassword();
  await userEvent.type(await screen.findByLabelText('New payment password'), '24681');
  await userEvent.type(screen.getByLabelText('Repeat it'), '246810');
  await press('Set payment password');
  expect(screen.getByLabelText('New payment password')).toHaveAccessibleDescription(
    'Enter 6 digits 6 digits that only you know',
  );
  expect(context.http.callsOf(setPaymentPassword)).toEqual([]);
  await userEvent.type(screen.getByLabelText('New payment password'), '0');
  context.http.answer(memberInfo, { ...member, hasPaymentPassword: true });
  await press('Set payment password');
  expect(await screen.findByText('Pay out to')).toBeInTheDocument();
  expect(context.http.callsOf(setPaymentPassword)[0]?.request).toEqual({
    newPassword: '246810',
    confirmation: CONFIRMATION,
  });
  expect(context.log.toasts).toEqual([{ kind: 'success', text: 'Change saved' }]);
});
