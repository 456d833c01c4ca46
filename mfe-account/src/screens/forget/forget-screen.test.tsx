import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiFailure } from 'shared-contracts/api/api-error';
import { recoverByEmail, sendSmsCode, setPasswordByPhone } from 'shared-contracts/api/endpoints/recovery';
import { fakeContext } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import texts from '../../locales/EN.json';
import { answerPhone } from '../../testing/phone';
import { ACCEPTED, answering, refusal } from '../../testing/sign-in-answers';
import { ForgetScreen } from './forget-screen';

function draw(isPhoneOn = true, result = ACCEPTED) {
  const whitelabel = { flags: { CHNGPASSVERIF3: isPhoneOn }, promotions: {}, menus: [], dividendDisplay: false };
  const fake = fakeContext({ name: 'mfe-account', info: { whitelabel } });
  answerPhone(fake);
  fake.http.answer(setPasswordByPhone, null);
  fake.http.answer(recoverByEmail, null);
  const { context, asked } = answering(fake, result);
  renderInSite(<ForgetScreen />, { context, texts, at: '/m/forget' });
  return { context, asked };
}

const code = () => screen.getByLabelText('SMS code');
const password = () => screen.getByLabelText('New password');
const reset = () => screen.getByRole('button', { name: 'Reset password' });
async function fillPhone() {
  await screen.findByRole('button', { name: /\+63/ });
  await userEvent.type(screen.getByLabelText('Mobile number'), '09171234567');
  await userEvent.type(code(), '123456');
  await userEvent.type(password(), 'Fresh1234');
  await userEvent.tab();
  await waitFor(() => expect(reset()).toBeEnabled());
}
const refused = (name: string, part = {}): ApiFailure => ({
  kind: 'rejected', code: name, status: 422, message: '', ...part,
}); // prettier-ignore

test('offers the phone first if the merchant has it, else e-mail alone', async () => {
  draw(true);
  expect(screen.getByRole('radio', { name: 'Phone' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'E-mail' }));
  expect(screen.getByRole('button', { name: 'Retrieve password' })).toBeVisible();
});

test('without the flag there is nothing to choose', () => {
  draw(false);
  expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Mobile number')).not.toBeInTheDocument();
  expect(screen.getByLabelText('E-mail')).toHaveAttribute('inputmode', 'email');
});

test('cannot be sent before every field is filled and right', async () => {
  draw();
  expect(reset()).toBeDisabled();
  await screen.findByRole('button', { name: /\+63/ });
  await userEvent.type(screen.getByLabelText('Mobile number'), '09171234567');
  await userEvent.type(code(), '123456');
  await userEvent.type(password(), 'short');
  expect(reset()).toBeDisabled();
  await userEvent.type(password(), 'Enough12');
  await waitFor(() => expect(reset()).toBeEnabled());
});

test('sets the password and signs in with the number', async () => {
  const { context, asked } = draw();
  await fillPhone();
  await userEvent.click(screen.getByRole('button', { name: 'Get code' }));
  await waitFor(() => expect(context.http.callsOf(sendSmsCode)[0]?.request).toMatchObject({ purpose: 'forgot' }));
  await userEvent.click(reset());
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(context.log.visited).toEqual([]);
  expect(context.http.callsOf(setPasswordByPhone).map((call) => call.request)).toEqual([
    { newPassword: 'Fresh1234', mobileNum: '9171234567', countryDialingCode: '63', verificationCode: '123456' },
  ]);
  expect(asked).toEqual([
    { type: 'username', username: '9171234567', password: 'Fresh1234', countryDialingCode: '63', remember: false },
  ]);
  expect(context.log.toasts).toContainEqual({ kind: 'setPassword', text: 'Saving your new password' });
  expect(context.log.toasts.at(-1)).toEqual({ kind: 'success', text: 'Password reset successful' });
});

test('who cannot be signed in afterwards does it by hand', async () => {
  const { context } = draw(true, refusal('auth.invalid'));
  await fillPhone();
  await userEvent.click(reset());
  await waitFor(() => expect(context.log.visited).toEqual([{ to: '/m/login', replace: true }]));
});

test.each([
  ['modify.new.old.same', 'new and old password cannot be the same', '123456', ''],
  ['sms.wrong', 'Verification code error', '', 'Fresh1234'],
])('%s says "%s"; left are code "%s" and password "%s"', async (name, text, codeLeft, passwordLeft) => {
  const { context } = draw();
  context.http.fail(setPasswordByPhone, refused(name));
  await fillPhone();
  await userEvent.click(reset());
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(code()).toHaveValue(codeLeft);
  expect(password()).toHaveValue(passwordLeft);
  expect(codeLeft === '' ? code() : password()).toHaveFocus();
  expect(screen.getByLabelText('Mobile number')).toHaveValue('09171234567');
  expect(context.log.failures).toEqual([]);
});

test('any other refusal empties the code and is said by the site', async () => {
  const { context } = draw();
  context.http.fail(setPasswordByPhone, refused('member.disabled'));
  await fillPhone();
  await userEvent.click(reset());
  await waitFor(() => expect(context.log.failures).toHaveLength(1));
  expect(code()).toHaveValue('');
  expect(password()).toHaveValue('Fresh1234');
});

async function fillMail() {
  await userEvent.type(screen.getByLabelText('Username'), ' demo_member ');
  await userEvent.type(screen.getByLabelText('E-mail'), 'sam@mail.com');
  await userEvent.click(screen.getByRole('button', { name: 'Retrieve password' }));
}

test('by e-mail: asks, says the same whoever asks, and goes back', async () => {
  const { context } = draw(false);
  await fillMail();
  await waitFor(() => expect(context.log.visited).toEqual([{ to: '/m/login', replace: true }]));
  expect(context.http.callsOf(recoverByEmail).map((call) => call.request)).toEqual([
    { username: 'demo_member', email: 'sam@mail.com' },
  ]);
  expect(context.log.toasts).toEqual([
    { kind: 'long', text: 'If name and e-mail belong together, a message is on its way' },
  ]);
});

test('too many requests have to wait; nothing typed is lost', async () => {
  const { context } = draw(false);
  context.http.fail(recoverByEmail, refused('rate.limited', { status: 429, retryAfter: 900 }));
  await fillMail();
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts, please try again later');
  expect(screen.getByRole('timer')).toHaveTextContent(/^1[45]:/);
  expect(screen.getByRole('button', { name: 'Retrieve password' })).toBeDisabled();
  expect(screen.getByLabelText('E-mail')).toHaveValue('sam@mail.com');
});

test('says what is wrong with name and address', async () => {
  draw(false);
  await userEvent.type(screen.getByLabelText('E-mail'), 'sam@mail.info');
  await userEvent.click(screen.getByRole('button', { name: 'Retrieve password' }));
  expect(await screen.findByText('Enter your username')).toBeInTheDocument();
  expect(screen.getByText('E-mail format is incorrect')).toBeInTheDocument();
  expect(screen.getByLabelText('Username')).toHaveFocus();
});
