import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  memberInfo,
  memberSchema,
  payoutAccounts,
  removePayoutAccount,
  setPaymentPassword,
  updateMember,
} from 'shared-contracts/api/endpoints/member';
import { sendMemberCode } from 'shared-contracts/api/endpoints/confirmation';
import { sendSmsCode } from 'shared-contracts/api/endpoints/recovery';
import { countries } from 'shared-contracts/api/endpoints/system';
import { fakeContext, SOME_MEMBER } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import type * as v from 'shared-kit/schema';
import { answerConfirmation, confirmByPassword, confirmByPin, CONFIRMATION } from '../../testing/confirm';
import { texts } from '../../testing/member-texts';
import { SecurityScreen } from './security-screen';

const BARE = { id: 1, type: 0, account: 'demo_member', nickname: 'Sam' };
const WHOLE = {
  ...BARE,
  mobileMasked: '+63 •••• 0001',
  emailMasked: 'd***@example.com',
  payeeNameMasked: 'D***',
  hasPaymentPassword: true,
};
const ACCOUNT = { id: '7', kind: 'bank', bank: 'BPI', holderMasked: 'D***', numberMasked: '•••• 4411' };
const PH = { code: 'PH', name: 'Philippines', dialingCode: '63', mobileMinLength: 10, mobileMaxLength: 11 };

function draw(member: v.InferInput<typeof memberSchema> = WHOLE) {
  const context = fakeContext({ name: 'mfe-account', session: SOME_MEMBER });
  context.http.answer(memberInfo, member);
  context.http.answer(payoutAccounts, { list: [] });
  context.http.answer(countries, { list: [PH], current: 'PH' });
  answerConfirmation(context);
  const show = async () => {
    renderInSite(<SecurityScreen />, { context, texts, at: '/m/securityCenter' });
    await waitFor(() => expect(screen.getByRole('main')).toHaveAttribute('data-ready'));
  };
  return { context, show };
}

const row = (name: RegExp) => screen.getByRole('button', { name });
const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('says what is set, masked, and what is not', async () => {
  const { context, show } = draw();
  context.http.answer(payoutAccounts, { list: [ACCOUNT] });
  await show();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '5 of 5 done');
  expect(screen.getByRole('link', { name: /Login password/ })).toHaveAttribute('href', '/m/changePsw');
  expect(row(/^Payment password/)).toHaveTextContent('Set');
  expect(row(/^Mobile number/)).toHaveTextContent('+63 •••• 0001');
  expect(row(/^E-mail/)).toHaveTextContent('d***@example.com');
  // A real name is given once.
  expect(screen.getByText('D***', { selector: 'bdi' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Real name/ })).not.toBeInTheDocument();
  expect(await screen.findByText('BPI •••• 4411')).toBeInTheDocument();
});

test('a bare account has one of five', async () => {
  await draw(BARE).show();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1 of 5 done');
  expect(screen.getAllByText('Not set')).toHaveLength(4);
});

test('an e-mail is saved, told and shown masked; it is never filled in', async () => {
  const { context, show } = draw();
  context.http.answer(updateMember, { ...WHOLE, emailMasked: 'a***@example.net' });
  context.http.answer(sendMemberCode, { expirationTime: Date.now() + 60_000 });
  await show();
  await userEvent.click(row(/^E-mail/));
  const form = await sheet('E-mail');
  await confirmByPassword();
  await waitFor(() => expect(form.getByLabelText('E-mail')).toHaveFocus());
  expect(form.getByLabelText('E-mail')).toHaveValue('');
  await userEvent.type(form.getByLabelText('E-mail'), ' ann@example.net ');
  await userEvent.click(form.getByRole('button', { name: 'Get code' }));
  await userEvent.type(form.getByLabelText('E-mail code'), '123456');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(row(/^E-mail/)).toHaveTextContent('a***@example.net'));
  expect(context.http.callsOf(updateMember).map(({ request }) => request)).toEqual([
    { email: 'ann@example.net', emailCode: '123456', confirmation: CONFIRMATION },
  ]);
  expect(context.http.callsOf(sendMemberCode).map(({ request }) => request)).toEqual([
    { to: 'email', email: 'ann@example.net', confirmation: CONFIRMATION },
  ]);
  expect(context.log.toasts.map(({ text }) => text)).toEqual([
    'Sending the code', 'Code sent, please check your e-mail', 'Change saved',
  ]); // prettier-ignore
  expect(context.log.emitted).toEqual([{ name: 'member.changed', payload: { nickname: 'Sam', icon: '' } }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a refusal stands beside the field, and what was typed stays', async () => {
  const { context, show } = draw();
  const value = { fields: { email: 'taken' } };
  context.http.fail(updateMember, { kind: 'rejected', code: 'validation.failed', status: 422, message: '', value });
  await show();
  await userEvent.click(row(/^E-mail/));
  const form = await sheet('E-mail');
  await confirmByPassword();
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Enter your e-mail')).toBeInTheDocument();
  await userEvent.type(form.getByLabelText('E-mail code'), '123456');
  await userEvent.type(form.getByLabelText('E-mail'), 'ann@example.net');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('This e-mail belongs to another account')).toBeInTheDocument();
  expect(form.getByLabelText('E-mail')).toHaveValue('ann@example.net');
  expect(form.getByLabelText('E-mail')).toHaveFocus();
  context.http.fail(updateMember, { kind: 'timeout' });
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(context.log.failures).toHaveLength(1));
  expect(form.getByLabelText('E-mail')).toHaveValue('ann@example.net');
});

test('a phone number is bound by the code sent to it', async () => {
  const { context, show } = draw(BARE);
  context.http.answer(sendSmsCode, { expirationTime: Date.now() + 60_000 });
  context.http.fail(updateMember, { kind: 'rejected', code: 'sms.wrong', status: 422, message: '' });
  await show();
  await userEvent.click(row(/^Mobile number/));
  const form = await sheet('Mobile number');
  await confirmByPassword();
  await form.findByRole('button', { name: /Philippines/ });
  await userEvent.type(form.getByRole('textbox', { name: 'Mobile number' }), '0917 555 0001');
  await userEvent.click(form.getByRole('button', { name: 'Get code' }));
  await waitFor(() =>
    expect(context.http.callsOf(sendSmsCode).map(({ request }) => request)).toEqual([
      { mobileNum: '9175550001', countryDialingCode: '63', purpose: 'register' },
    ]),
  );
  await userEvent.type(form.getByLabelText('SMS code'), '111111');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Verification code error')).toBeInTheDocument();
  context.http.answer(updateMember, { ...BARE, mobileMasked: '+63 •••• 0001' });
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(row(/^Mobile number/)).toHaveTextContent('+63 •••• 0001'));
  expect(context.http.callsOf(updateMember).at(-1)?.request).toEqual({
    mobileNum: '9175550001',
    countryDialingCode: '63',
    verificationCode: '111111',
    confirmation: CONFIRMATION,
  });
});

test('an account needs a payment password first, and comes right after it', async () => {
  const { context, show } = draw(BARE);
  context.http.answer(setPaymentPassword, null);
  await show();
  await userEvent.click(row(/^Add an account/));
  const pin = await sheet('Payment password');
  await confirmByPassword();
  expect(pin.getByText(/Set a payment password first/)).toBeInTheDocument();
  for (const label of ['New payment password', 'Repeat it']) await userEvent.type(pin.getByLabelText(label), '135790');
  await userEvent.click(pin.getByRole('button', { name: 'Set payment password' }));
  await sheet('Add an account');
  expect(context.http.callsOf(setPaymentPassword).map(({ request }) => request)).toEqual([
    { newPassword: '135790', confirmation: CONFIRMATION },
  ]);
});

test('an account is removed by who knows the payment password; a refusal leaves it', async () => {
  const { context, show } = draw();
  context.http.answer(payoutAccounts, { list: [ACCOUNT] });
  context.http.fail(removePayoutAccount, { kind: 'timeout' });
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove BPI •••• 4411' }));
  const form = await sheet('Remove this account?');
  expect(form.getByText('Enter your payment password to remove BPI •••• 4411.')).toBeInTheDocument();
  await confirmByPin('Remove');
  await waitFor(() => expect(context.log.failures).toHaveLength(1));
  context.http.answer(removePayoutAccount, { list: [] });
  await userEvent.click(form.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText('BPI •••• 4411')).not.toBeInTheDocument());
  expect(context.http.callsOf(removePayoutAccount).at(-1)?.request).toEqual({ id: '7', confirmation: CONFIRMATION });
});

test('a number and an e-mail that nobody has proven say so, and count for nothing', async () => {
  await draw({ ...WHOLE, mobileVerified: false, emailVerified: false }).show();
  expect(row(/^Mobile number/)).toHaveTextContent(/\+63 •••• 0001.*Not verified/);
  expect(row(/^E-mail/)).toHaveTextContent(/d\*{3}@example\.com.*Not verified/);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3 of 5 done');
});

test('the accounts fail alone', async () => {
  const { context, show } = draw();
  context.http.fail(payoutAccounts, { kind: 'timeout' });
  await show();
  expect(await screen.findByText('The accounts did not load')).toBeInTheDocument();
  context.http.answer(payoutAccounts, { list: [ACCOUNT] });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('BPI •••• 4411')).toBeInTheDocument();
});

test('a centre that does not load can be tried again', async () => {
  const { context, show } = draw();
  context.http.fail(memberInfo, { kind: 'timeout' });
  await show();
  expect(screen.getByRole('alert')).toHaveTextContent('The security centre did not load');
  context.http.answer(memberInfo, WHOLE);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('progressbar')).toBeInTheDocument();
});

test('a forgotten payment password is replaced by a code to the phone', async () => {
  const { context, show } = draw(WHOLE);
  context.http.answer(setPaymentPassword, null);
  await show();
  await userEvent.click(row(/^Payment password/));
  const form = await sheet('Payment password');
  await userEvent.click(form.getByRole('button', { name: 'Forgot payment password?' }));
  expect(await form.findByText(/A code to your phone/)).toBeInTheDocument();
  expect(form.queryByRole('button', { name: /login password instead/ })).not.toBeInTheDocument();
  await userEvent.type(form.getByLabelText('SMS code'), '123 456');
  await userEvent.click(form.getByRole('button', { name: 'Continue' }));
  await userEvent.type(await form.findByLabelText('New payment password'), '135790');
  await userEvent.type(form.getByLabelText('Repeat it'), '135790');
  await userEvent.click(form.getByRole('button', { name: 'Set payment password' }));
  await waitFor(() =>
    expect(context.http.callsOf(setPaymentPassword).map(({ request }) => request)).toEqual([
      { newPassword: '135790', confirmation: CONFIRMATION },
    ]),
  );
});
