import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  addPayoutAccount,
  memberInfo,
  removePayoutAccount,
  setPaymentPassword,
} from 'shared-contracts/api/endpoints/member';
import { answerConfirmation, confirmByPassword, CONFIRMATION } from '../../testing/confirm';
import { ACCOUNT, drawWithdrawal as draw, OTHER, pin, press } from '../../testing/draw-withdrawal';

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

test('an account is removed by who confirms it', async () => {
  const { context, show } = draw();
  answerConfirmation(context);
  context.http.answer(removePayoutAccount, { list: [OTHER] });
  await show();
  await press('Remove');
  expect(await screen.findByRole('dialog', { name: 'Remove this account?' })).toHaveTextContent('First Bank •••• 7745');
  await confirmByPassword('Remove');
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
  expect(screen.getByLabelText('New payment password')).toHaveAccessibleDescription('Enter 6 digits');
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
